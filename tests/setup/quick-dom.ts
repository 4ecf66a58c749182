/**
 * What jsdom keeps of a document, beside the standard: the count of its changes, the styles computed since the last one, and what
 * compares elements with the selectors of styles.
 */
type Inside = {
  _version: number
  _styleCache: object | null
  _nwsapiDontThrow: { match: (selector: string, element: Element) => boolean }
}

const LABELLED = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'] as const

/**
 * Makes quick what Testing Library asks of each element of a page, and what jsdom finds out anew each time: the labels of a field, the
 * style of an element, and which elements there are. The answers stay jsdom's own.
 */
export function quickenDom(): void {
  const inside = insideOf(document)
  quickenLabels(inside)
  quickenSelectors(inside)
  quickenStyles(inside)
  quickenAll(inside)
}

function insideOf(page: Document): Inside {
  const symbol = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl')
  const inside = symbol && (page as unknown as Record<symbol, Partial<Inside>>)[symbol]
  getComputedStyle(page.body)
  if (typeof inside?._version !== 'number' || inside._styleCache === undefined || !inside._nwsapiDontThrow)
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

/** For each style jsdom compares 120 rules; the last tag of nearly every selector says already that it is about other elements. */
function quickenSelectors({ _nwsapiDontThrow: styles }: Inside) {
  const slow = { inStyles: styles.match, inPage: Element.prototype.matches }
  styles.match = (selector, element) => mayMatch(selector, element) && slow.inStyles(selector, element)
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return mayMatch(selector, this) && slow.inPage.call(this, selector)
    },
  })
}

/** The tag, or `*` with a role, of the last part of a selector; beside it classes, states and attributes without commas alone. */
const LAST_TAG = /(?:^|[\s>+~])(\*(?=\[role)|[a-z][a-z0-9]*)(?:\[[^\],]*\]|[.:#][\w-]+)*\s*$/
const knownTags = new Map<string, ReadonlySet<string | undefined>>()

function mayMatch(selector: string, element: Element) {
  const tags = knownTags.get(selector) ?? new Set(selector.split(',').map((part) => LAST_TAG.exec(part)?.[1]))
  knownTags.set(selector, tags)
  return tags.has(undefined) || tags.has(element.localName) || (tags.has('*') && element.hasAttribute('role'))
}

/** Queries ask for every element of a part of the page, and for those of a role: jsdom goes through a proxy for each. */
function quickenAll(inside: Inside) {
  let known = new WeakMap<ParentNode, readonly Element[]>()
  let version = -1
  const allIn = (part: ParentNode) => {
    if (version !== inside._version) known = new WeakMap()
    version = inside._version
    const all = known.get(part) ?? descendantsOf(part)
    known.set(part, all)
    return [...all]
  }
  for (const prototype of [Document.prototype, Element.prototype]) {
    const slow = prototype.querySelectorAll
    Object.assign(prototype, {
      querySelectorAll(this: Document | Element, selector: string) {
        const isQuick = (selector === '*' || selector.startsWith('*[role')) && this.getRootNode() === document
        if (!isQuick) return slow.call(this, selector)
        return selector === '*' ? allIn(this) : allIn(this).filter((element) => element.matches(selector))
      },
    })
  }
}

function descendantsOf(part: ParentNode, found: Element[] = []): Element[] {
  for (let child = part.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child)
    descendantsOf(child, found)
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
    const style = known.get(element) ?? completed(slow(element))
    // After the call, which makes the cache where a change has emptied it.
    cache = inside._styleCache
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
