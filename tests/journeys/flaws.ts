import type { Page } from '@playwright/test'

/** What is wrong with a screen: wider than the window, numbers over two lines, covered controls of bars and of the map. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.push(`${wide} px too wide`)
    const shows = (part: Element) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !shows(text.parentElement)) continue
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(/[₱$]?\d[\d.,]*/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + number.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.push(`${number} on ${lines.size} lines`)
      }
    }
    const bars = [...document.querySelectorAll('body *')].filter(
      (part) => getComputedStyle(part).position === 'fixed' && shows(part),
    )
    const groups = [...bars, ...document.querySelectorAll('[data-over-map]')]
    for (const control of groups.flatMap((group) => [...group.querySelectorAll('a, button, input')])) {
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      if (width === 0 || !shows(control)) continue
      for (const [x, y] of [
        // Corners may be round.
        [left + 4, (top + bottom) / 2],
        [right - 4, (top + bottom) / 2],
        [(left + right) / 2, top + 4],
        [(left + right) / 2, bottom - 4],
      ] as const) {
        const above = document.elementFromPoint(x, y)
        if (above && !control.contains(above) && !above.contains(control))
          found.push(`${control.textContent} is covered`)
      }
    }
    return found
  })
}
