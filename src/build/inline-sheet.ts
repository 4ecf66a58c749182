import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Puts the style sheets of the page into it: the first paint waits for no other file. Every page has the same, so one content policy
 * with its hash holds for all. The link stays, disabled, which loads nothing: a part that loads later and needs the sheet finds it there.
 * @param outDir folder of the build
 * @param base path under which it is published, with `/` at both ends
 */
export function withInlineSheets(html: string, outDir: string, base: string): string {
  return html.replaceAll(SHEET, (link, href: string) => {
    if (!href.startsWith(base)) return link
    const text = readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim()
    if (/<\/style/i.test(text)) throw new Error(`${href} would end its own element`)
    return `<style>${text}</style>${link.replace('<link ', '<link disabled ')}`
  })
}
