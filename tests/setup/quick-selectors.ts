type Answer = { match: boolean; ast: unknown; pseudoElement: unknown }
type Check = (selector: string, element: Element, options?: object) => Answer
/** What jsdom finds the rules of an element with. */
export type Selectors = { check: Check }

const NEVER: Answer = { match: false, ast: null, pseudoElement: null }
/** What these say of an element depends on its name and its own attributes alone. */
const OWN = /\[[^\]]*\]|:(?:is|not)(?=\()|[\w-]+|[*(),]|\s*,\s*/g
const LINK = /^:(?:link|visited)(?::\w+)?(?:,\s*:(?:link|visited)(?::\w+)?)*$/

/**
 * jsdom asks each rule of its built-in style sheet of each element, again after each change of the page, which is a good part of
 * all that tests of screens take. The answer to a selector of names and attributes is remembered by these; the answers stay jsdom's own.
 */
export function quickenSelectors(selectors: Selectors): void {
  const slow = selectors.check
  const known = new Map<string, Check>()
  selectors.check = (selector, element, options) => {
    let check = known.get(selector)
    if (!check) known.set(selector, (check = checkOf(selector, slow)))
    return check(selector, element, options)
  }
}

function checkOf(selector: string, slow: Check): Check {
  // jsdom computes no styles of pseudo-elements.
  if (selector.includes('::') && !selector.includes(',')) return () => NEVER
  if (LINK.test(selector))
    return (text, element, options) => (element.hasAttributeNS(null, 'href') ? slow(text, element, options) : NEVER)
  if (!dependsOnElementAlone(selector)) return slow
  const attributes = [...new Set([...selector.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? ''))]
  const answers = new Map<string, Answer>()
  return (text, element, options) => {
    const key = [
      element.localName,
      ...attributes.map((name) => JSON.stringify(element.getAttributeNS(null, name))),
    ].join(' ')
    let answer = answers.get(key)
    if (!answer) answers.set(key, (answer = slow(text, element, options)))
    return answer
  }
}

function dependsOnElementAlone(selector: string): boolean {
  return selector.replaceAll(/\s*,\s*/g, ',').replaceAll(OWN, '') === ''
}
