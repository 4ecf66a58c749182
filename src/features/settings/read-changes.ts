import * as z from 'zod/mini'
import { fastValidate } from '@/contract/parsing/fast-validate'
import { settings, type Settings } from '@/contract/account/settings'

const fits = fastValidate(z.partial(settings))

/** The unsaved settings that were stored before a reload; none where they are damaged. */
export function readChanges(stored: unknown): Partial<Settings> {
  return fits(stored) ? (stored as Partial<Settings>) : {}
}
