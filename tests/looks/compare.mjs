// Compares two sets of pictures by their fingerprints, and looks closer only at what differs.
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { inBrowser } from './in-browser.mjs'

/**
 * @typedef {{
 *   key: string, kind: 'changed' | 'new' | 'gone', before: string | null, after: string | null,
 *   share: number, picture: Buffer | null, difference: string | null,
 * }} Difference `share` of the pixels that are unlike, 0 to 1; `difference`: the file of the picture of them
 */

/**
 * @param {Record<string, string>} before files by `story/width/theme`
 * @param {Record<string, string>} after
 * @param {(file: string) => Buffer} read
 * @returns {Promise<Difference[]>} the largest first
 */
export async function differencesOf(before, after, read) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
  if (keys.length === 0) return []
  const browser = await chromium.launch(chromiumOptions())
  try {
    const { compare } = await inBrowser(await browser.newContext())
    /** @type {Difference[]} */
    const found = []
    for (const key of keys) {
      const [one = null, other = null] = [before[key], after[key]]
      const files = { key, before: one, after: other }
      if (one && other) {
        const { share, picture } = await compare(read(one), read(other))
        const difference = picture && `pictures/${one.replace('.webp', '')}-${other}`
        found.push({ ...files, kind: 'changed', share, picture, difference })
      } else found.push({ ...files, kind: other ? 'new' : 'gone', share: 1, picture: null, difference: null })
    }
    return found.toSorted((one, other) => other.share - one.share || one.key.localeCompare(other.key))
  } finally {
    await browser.close()
  }
}
