import type { StoredKey } from '@/domain/stored-keys'

/**
 * A page rendered at build time is the same for everybody, so it is true only for visitors who have stored nothing that would change
 * it. Of each key the texts with which it stays true; any other text, and the page shows outlines instead. Keys that are not named
 * change nothing that such a page shows.
 */
export const RENDERED_FOR: Partial<Record<StoredKey, readonly string[]>> = {
  token: [],
  user: [],
  favorites: ['[]'],
  compareList: ['[]'],
  currency: ['PHP'],
  unitSystem: ['metric', 'imperial'],
  language: ['en'],
  timezone: ['Asia/Manila'],
  'proventous:by-month': [],
  'proventous:destination': [],
  'proventous:loan-inputs': ['{}'],
  'proventous:session-in-this-tab': [],
}

/** The regions that measure homes in feet. Pages are rendered in metres, with a list of what reads otherwise there. */
export const IN_FEET: readonly string[] = ['US', 'LR', 'MM']
