import type { Changes } from '../renderer/in-feet.ts'

/** What the page kept for the app; undefined once it has taken over (`src/app/first-page/take-over.ts`). */
declare global {
  var firstPage: { stop: () => Event[]; rows?: Promise<Response> | undefined } | undefined
  /** Resolves once the whole style sheet applies. Undefined where it is in the page (`first-sheets.ts`). */
  var wholeSheet: Promise<void> | undefined
}

export type TakeOverOptions = {
  /** Longest wait for the first picture before the code is loaded, in milliseconds. */
  patience: number
  /** Key of browser storage for the saved listings, a JSON array of ids (B 3.1). */
  favorites: string
}

/**
 * Runs in the page as text, so it uses nothing from outside itself. Keeps presses for the app, and loads the code after
 * the first picture, `patience` or the first touch. A heart is saved even if the user leaves before.
 */
export function takeOver({ patience, favorites }: TakeOverOptions): void {
  const { classList, dataset } = document.documentElement
  const root = document.getElementById('root')
  const outlines = document.getElementById('outlines')
  if (dataset['page'] === undefined || !root || !(outlines instanceof HTMLTemplateElement)) return
  const marked = () => root.querySelectorAll<HTMLElement>('[data-kept]')
  // Without its code the page can still be read, and its links lead on.
  const fail = () => {
    const links = (globalThis.firstPage?.stop() ?? []).map(({ target }) => (target as Element).closest('a'))
    for (const { dataset: marks } of marked()) delete marks['kept']
    const note = (outlines.content.cloneNode(true) as DocumentFragment).querySelector('#not-loaded')
    if (note instanceof HTMLElement && !document.getElementById('not-loaded')) {
      note.hidden = false
      document.body.prepend(note)
    }
    const link = links.findLast((one) => one !== null)
    if (link) location.assign(link.href)
  }
  const load = () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
    if (sheet) {
      // It applies at the moment when the first one leaves, so the page is laid out once.
      sheet.media = 'print'
      sheet.fetchPriority = 'high'
      const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve, { once: true }))
      globalThis.wholeSheet = loaded.then(() => {
        sheet.media = 'all'
        document.querySelector('style')?.remove()
      })
      sheet.addEventListener('error', fail)
      sheet.disabled = false
    }
    for (const run of globalThis.beforeCode?.splice(0) ?? []) run()
    for (const file of (dataset['code'] ?? '').split(' ').filter(Boolean)) {
      // What the entry imports comes before it. As scripts of their own, in this order, they start in a task each.
      const script = document.createElement('script')
      script.crossOrigin = ''
      script.type = 'module'
      script.async = false
      script.src = file
      if (file === dataset['entry']) script.addEventListener('error', fail)
      document.head.append(script)
    }
    const { rows } = dataset
    if (!rows || !globalThis.firstPage) return
    // They travel while the code does, and after it where the host knows priorities.
    globalThis.firstPage.rows = fetch(rows, { priority: 'low' })
    // The app handles a failed response.
    globalThis.firstPage.rows.catch(() => {})
  }
  if (classList.contains('in-feet') && !classList.contains('outlined') && !toFeet(root)) classList.add('outlined')
  classList.remove('in-feet')
  if (classList.contains('outlined')) {
    root.replaceChildren(outlines.content.cloneNode(true))
    delete dataset['page']
    classList.remove('outlined')
    load()
    return
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
  const kept: Event[] = []
  const keep = (event: Event) => {
    start()
    if (!(event.target instanceof Element) || !root.contains(event.target)) return
    const pressed = event.target.closest('a[href], button, input, select, label, summary')
    if (event.type === 'click') {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !pressed) return
      // Typing goes on, and links to other sites and to places in this page need no app.
      if (pressed.matches('input:not([type=radio], [type=checkbox]), select, a[target], a[href^="#"], a[href*=":"]'))
        return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
    // A second press of a heart takes the first one back.
    pressed?.toggleAttribute('data-kept', pressed.matches('[data-favorite]') ? undefined : true)
  }
  // What looks saved is saved even if the user leaves before the app answers.
  const save = () => {
    const ids = [...marked()].flatMap(({ dataset: { favorite } }) => favorite ?? [])
    if (ids.length === 0) return
    // Coming back, the page is no longer true for this visitor.
    addEventListener('pageshow', () => location.reload(), { once: true })
    try {
      // oxlint-disable-next-line no-restricted-globals -- runs in the page as text, so it can import no stored value
      const stored = localStorage
      // Another tab may have saved some since this page was opened.
      const before = JSON.parse(stored.getItem(favorites) ?? '[]') as string[]
      stored.setItem(favorites, JSON.stringify([...new Set([...before, ...ids])]))
    } catch {
      // Full, blocked or damaged: the app would say so, but it is not there.
    }
  }
  const stop = () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    return kept.splice(0)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = false
  const SIGNS = ['pointerdown', 'touchstart', 'keydown'] as const
  const start = () => {
    if (started) return
    started = true
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, start, true)
    load()
  }
  globalThis.firstPage = { stop }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  addEventListener('pagehide', save)
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  timer = setTimeout(start, patience)
  const first = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // The second frame begins once the first, with the picture, is on its way to the screen.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  if (first) first.decode().then(painted, painted)
  else painted()

  // Whether the browser counts the page's elements and texts as the renderer did; only then they are changed.
  function toFeet(content: HTMLElement): boolean {
    const list = document.getElementById('in-feet')?.textContent
    if (!list) return false
    const { nodes, changes } = JSON.parse(list) as Changes
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (walker.nextNode()) found.push(walker.currentNode)
    if (found.length !== nodes) return false
    for (const [index, text, value] of changes) {
      const node = found[index]
      if (!(node instanceof Element)) (node as Text).data = text
      else if (value === null || value === undefined) node.removeAttribute(text)
      else node.setAttribute(text, value)
    }
    dataset['units'] = 'imperial'
    return true
  }
}
