import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/** The first paint waits for no other file. The disabled link loads nothing: later parts find their sheet there. */
export function withInlineSheets(html: string, outDir: string, base: string): string {
  return html.replaceAll(SHEET, (link, href: string) => {
    if (!href.startsWith(base)) return link
    const text = readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim()
    if (/<\/style/i.test(text)) throw new Error(`${href} would end its own element`)
    return `<style>${text}</style>${link.replace('<link ', '<link disabled ')}`
  })
}
