import * as z from 'zod/mini'
import { settings, type Settings } from '@/contract/account/settings'

const changes = z.partial(settings)

/** The unsaved settings that were stored before a reload; none where they are damaged. */
export function readChanges(stored: unknown): Partial<Settings> {
  return changes.safeParse(stored).data ?? {}
}
