/** Attributes that axe reads by their value; of any other it matters only whether it is there. */
const READ_BY_VALUE = /^(?:role|tabindex|type|lang|scope|autocomplete|aria-.*)$/
/** Names, numbers and references, which differ between parts that are judged equally. */
const FREE = /^aria-(?:.*label|.*description|valuenow|valuetext|posinset|setsize|rowindex|colindex)$/
const REFERENCES = /^(?:for|aria-(?:labelledby|describedby|details|controls|owns|activedescendant|errormessage))$/
/** Looks are compared as they are computed. */
const NOT_READ = /^(?:class|style|data-.*)$/
const LOOKS = [
  'visibility',
  'display',
  'position',
  'overflow',
  'clip-path',
  'color',
  'background-color',
  'opacity',
  'font-size',
  'font-weight',
  'text-decoration-line',
  'text-shadow',
]

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const NAMING = 'img[alt]:not([alt=""]), [aria-label]:not([aria-label=""]), svg > title'
/** Judged by what they hold too: whether it names them, takes the focus, and of which kinds it is. */
const HOLDERS = 'a, button, label, summary, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, tr, th, [role], [aria-hidden]'
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]'
const LANDMARKS = `main, header, footer, nav, aside, section, form,
  [role="region"], [role="navigation"], [role="complementary"], [role="search"], [role="form"], [role="main"]`

type Counts = Map<string, number>

/**
 * The outermost elements that axe may judge in another way than any element of `judged`: their attributes, colors, surroundings,
 * names and contents are not all the same. Adds how they look to `seen`.
 */
export function newParts(judged: ReadonlySet<string>, seen: Set<string>): Element[] {
  const found: Element[] = []
  const ids: Counts = new Map()
  const landmarks: Counts = new Map()
  const metLandmarks: Counts = new Map()
  for (const { id } of document.querySelectorAll('[id]')) count(ids, id)
  for (const landmark of document.querySelectorAll(LANDMARKS)) count(landmarks, asLandmark(landmark))
  let heading = ''

  const visit = (element: Element, around: string) => {
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    const here = digest([around, element.tagName, hasText(element), ...attributes(element, ids), ...looks(style)])
    const facts: unknown[] = [here, (ids.get(element.id) ?? 0) > 1, 'labels' in element && countOf(element.labels)]
    if (element.matches(LANDMARKS)) {
      const landmark = asLandmark(element)
      // Axe compares equal landmarks, and needs all of them for it.
      facts.push(landmarks.get(landmark), count(metLandmarks, landmark))
    }
    if (element.matches(HEADINGS)) {
      facts.push(heading)
      heading = element.tagName + element.ariaLevel
    }
    const scrolls = /auto|scroll/.test(style.overflow) && isLarger(element)
    if (scrolls || element.matches(HOLDERS)) facts.push(scrolls, ...contents(element))
    if (element.matches('a, button')) facts.push(...saidTwice(element))
    const part = digest(facts)
    const isNew = !judged.has(part) && !seen.has(part)
    seen.add(part)
    if (isNew) found.push(element)
    const inside = found.length
    if (element.tagName !== 'svg') for (const child of element.children) visit(child, here)
    // Axe judges a part with all that it holds.
    if (isNew) found.length = inside
  }
  visit(document.body, String(innerWidth))
  return found
}

function attributes({ attributes }: Element, ids: Counts): string[] {
  return [...attributes]
    .filter(({ name }) => !NOT_READ.test(name))
    .map(({ name, value }) => {
      if (REFERENCES.test(name))
        return `${name}=${value
          .split(/\s+/)
          .map((id) => ids.has(id))
          .join()}`
      return READ_BY_VALUE.test(name) && !FREE.test(name) ? `${name}=${value}` : `${name}=${value.trim() !== ''}`
    })
    .toSorted()
}

const looks = (style: CSSStyleDeclaration) => [
  style.backgroundImage === 'none',
  ...LOOKS.map((name) => style.getPropertyValue(name)),
]

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

const contents = (element: Element) => [
  plain(element.textContent) !== '' || element.querySelector(NAMING) !== null,
  element.querySelector(FOCUSABLE) !== null,
  [...new Set([...element.children].map(({ tagName, role }) => `${tagName} ${role}`))].toSorted().join(),
]

/** Whether names say what is written, for the rules that compare both. */
function saidTwice(element: Element): unknown[] {
  const written = plain(element.textContent)
  const names = [element, ...element.querySelectorAll('img')].map((one) =>
    plain(one.ariaLabel ?? one.getAttribute('alt')),
  )
  return names.filter((name) => name && written).map((name) => [name.includes(written), name === written])
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

const asLandmark = (element: Element) =>
  [element.role ?? element.tagName, element.ariaLabel, element.getAttribute('aria-labelledby')].join()

const isLarger = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth

const countOf = (list: unknown) => (list instanceof NodeList ? list.length : 0)

function count(counts: Counts, key: string): number {
  const now = (counts.get(key) ?? 0) + 1
  counts.set(key, now)
  return now
}

/** A short stand-in for the parts of a look; a chain of surroundings would grow with each level. */
function digest(parts: readonly unknown[]): string {
  let [high, low] = [0x9e_37_79_b9, 0x85_eb_ca_6b]
  for (const letter of parts.join('|')) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 0x01_00_01_93)
    low = Math.imul(low ^ code, 0x5b_d1_e9_95) + (high >>> 13)
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
}
