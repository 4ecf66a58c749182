import type { StoredKey } from '@/domain/stored-keys'

/** Of each key the stored texts with which a rendered page stays true; other keys do not change it. */
export const RENDERED_FOR: Partial<Record<StoredKey, readonly string[]>> = {
  token: [],
  user: [],
  favorites: ['[]'],
  compareList: ['[]'],
  currency: ['PHP'],
  unitSystem: ['metric', 'imperial'],
  language: ['en'],
  timezone: ['Asia/Manila'],
  'proventous:available-only': [],
  'proventous:by-month': [],
  'proventous:destination': [],
  'proventous:loan-inputs': ['{}'],
  'proventous:session-in-this-tab': [],
}

/** The regions that measure homes in feet. Pages are rendered in meters, with a list of what reads otherwise there. */
export const IN_FEET: readonly string[] = ['US', 'LR', 'MM']
