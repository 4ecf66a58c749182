/** What jsdom keeps of a document, beside the standard: the count of its changes, and the styles computed since the last one. */
type Inside = { _version: number; _styleCache: object | null }

const LABELLED = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'] as const

/**
 * Makes two things quick that Testing Library asks of each element of a page, and that jsdom finds out anew each time: the labels of
 * a field, and the style of an element. The answers stay jsdom's own.
 */
export function quickenDom(): void {
  const inside = insideOf(document)
  quickenLabels(inside)
  quickenStyles(inside)
}

function insideOf(page: Document): Inside {
  const symbol = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl')
  const inside = symbol && (page as unknown as Record<symbol, Partial<Inside>>)[symbol]
  if (typeof inside?._version !== 'number' || inside._styleCache === undefined)
    throw new Error('jsdom keeps its documents otherwise')
  return inside as Inside
}

/** For the labels of one field jsdom walks the whole page, and for each label that it meets there the page once more. */
function quickenLabels(inside: Inside) {
  let found = new Map<Element, HTMLLabelElement[]>()
  let version = -1
  const labelsOf = (field: Element) => {
    if (version !== inside._version) found = findLabels()
    version = inside._version
    return found.get(field) ?? []
  }
  for (const kind of LABELLED) {
    const prototype = Object.getPrototypeOf(document.createElement(kind)) as HTMLInputElement
    const slow = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get
    if (!slow) throw new Error(`a ${kind} has no labels`)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement) {
        const isPlain = this.getRootNode() === document && this.type !== 'hidden'
        return isPlain ? labelsOf(this) : (slow.call(this) as HTMLInputElement['labels'])
      },
    })
  }
}

/** All labels of the page by their fields, in the order of the page. */
function findLabels() {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    const id = label.getAttribute('for')
    const field = id === null ? label.control : document.getElementById(id)
    if (field) found.set(field, [...(found.get(field) ?? []), label])
  }
  return found
}

/** jsdom writes a style anew, value by value, for each call, although nothing has changed since the last one. */
function quickenStyles(inside: Inside) {
  // Vitest's global window is not jsdom's, which Testing Library takes from the document.
  const views = [window, document.defaultView!]
  const slow = views[1]!.getComputedStyle.bind(views[1])
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  let cache: Inside['_styleCache'] = known
  const quick: typeof slow = (element, pseudo) => {
    if (pseudo || element.ownerDocument !== document) return slow(element, pseudo)
    if (cache !== inside._styleCache) known = new WeakMap()
    cache = inside._styleCache
    const style = known.get(element) ?? completed(slow(element))
    known.set(element, style)
    return style
  }
  for (const view of views) view.getComputedStyle = quick
}

/** jsdom leaves out what no rule sets, and names put a space before and after what is not inline. */
function completed(style: CSSStyleDeclaration): CSSStyleDeclaration {
  if (style.display === '') style.display = 'inline'
  return style
}
