import { afterEach, expect, test } from 'vitest'

afterEach(() => document.body.replaceChildren())

/** What jsdom itself answers: a document of its own is not made quick. */
function inPlainDocument(html: string): Document {
  const plain = document.implementation.createHTMLDocument()
  plain.body.innerHTML = html
  return plain
}

const FORM = `
  <label for="title">Title</label><input id="title">
  <label>Price <input id="price" aria-label="in pesos"><input id="second"></label>
  <label for="price">Asking price</label>
  <label for="twice">Bedrooms</label><input id="twice"><input id="twice" class="later">
  <label for="">Empty</label><label for="nowhere">Nowhere</label><label for="words">Words</label><p id="words">no field</p>
  <label for="other">Other <input id="inner"></label><select id="other"></select>
  <label>Button <button id="press">Press</button></label><label>None</label>
  <label for="secret">Secret</label><input id="secret" type="hidden">
  <textarea id="bare"></textarea><output id="sum"></output><label for="sum">Sum</label>`

type Field = HTMLInputElement

/** Each field of the form, and the texts of its labels. */
function labelsIn(page: Document) {
  return [...page.querySelectorAll<Field>('input, select, button, textarea, output')].map(({ id, labels }) => [
    id,
    labels && [...labels].map(({ textContent }) => textContent?.trim()),
  ])
}

test('a field has the labels that jsdom gives it', () => {
  document.body.innerHTML = FORM
  expect(labelsIn(document)).toEqual(labelsIn(inPlainDocument(FORM)))
  expect(labelsIn(document)).toContainEqual(['price', ['Price', 'Asking price']])
})

test('a field that stands in no document has labels too', () => {
  const box = document.createElement('div')
  box.innerHTML = FORM
  expect([...(box.querySelector<Field>('#title')?.labels ?? [])]).toHaveLength(1)
  expect(box.querySelector<Field>('#bare')?.labels).toHaveLength(0)
})

test('labels follow the document', () => {
  document.body.innerHTML = FORM
  const title = document.querySelector<Field>('#title')!
  title.id = 'nowhere'
  expect([...title.labels!].map(({ textContent }) => textContent)).toEqual(['Nowhere'])
  document.querySelector('label[for=nowhere]')?.remove()
  expect(title.labels).toHaveLength(0)
})

test('what no rule lays out is inline, so that a name has no space before it', () => {
  document.body.innerHTML = '<button>Kitchen<span>, show its picture</span></button>'
  expect(getComputedStyle(document.querySelector('span')!).display).toBe('inline')
})

test('a style follows classes, attributes, what is around it and style sheets', () => {
  document.body.innerHTML = '<style>.gone { display: none }</style><section><p>Text</p></section>'
  const [section, text] = [document.querySelector('section')!, document.querySelector('p')!]
  const seen = () => [getComputedStyle(text).display, getComputedStyle(text).visibility]
  expect(seen()).toEqual(['block', 'visible'])
  expect(getComputedStyle(text)).toBe(getComputedStyle(text))
  text.className = 'gone'
  expect(seen()).toEqual(['none', 'visible'])
  text.className = ''
  section.style.visibility = 'hidden'
  expect(seen()).toEqual(['block', 'hidden'])
  section.removeAttribute('style')
  text.hidden = true
  expect(seen()).toEqual(['none', 'visible'])
  text.hidden = false
  const sheet = document.querySelector('style')!
  sheet.textContent = 'p { display: inline; visibility: hidden }'
  expect(seen()).toEqual(['inline', 'hidden'])
  sheet.remove()
  expect(seen()).toEqual(['block', 'visible'])
  section.append(text)
  expect(seen()).toEqual(['block', 'visible'])
})

test.each([
  'b',
  'p.gone',
  'section p',
  'b, p[title="a, b"]',
  'section > p:first-child',
  'p:not(.gone)',
  '[hidden]',
  '*[role~="note"],b',
])('the selector %s finds the elements that jsdom finds, one by one too', (selector) => {
  const html =
    '<section><p class="gone" title="a, b">Text</p><p hidden>More <b>text</b><i role="a note"></i></p></section>'
  document.body.innerHTML = html
  const found = ({ body }: Document) => [...body.querySelectorAll(selector)].map((each) => each.outerHTML)
  expect(found(document)).toEqual(found(inPlainDocument(html)))
  const one = [...document.body.querySelectorAll('*')].filter((each) => each.matches(selector))
  expect(one).toEqual([...document.body.querySelectorAll(selector)])
  expect(one).not.toEqual([])
})

test('all elements are those of the page as it is now, in its order', () => {
  document.body.innerHTML = FORM
  const all = () => [...document.body.querySelectorAll('*')]
  expect(all()).toEqual([...document.body.getElementsByTagName('*')])
  document.querySelector('p')!.append(document.createElement('b'))
  expect(all().filter(({ localName }) => localName === 'b')).toHaveLength(1)
})
