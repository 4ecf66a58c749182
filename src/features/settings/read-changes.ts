import * as z from 'zod/mini'
import { settings, type Settings } from '@/contract/account/settings'

const changes = z.partial(settings)

export function readChanges(stored: unknown): Partial<Settings> {
  return changes.safeParse(stored).data ?? {}
}
