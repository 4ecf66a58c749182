// Reads which texts the code asks the dictionaries for, and which it shows past them.
import { parseSync, Visitor, type Expression, type JSXChild, type JSXExpression } from 'oxc-parser'

/** The same in every language: names of the product, of its calls and addresses, and examples of names and places. */
export const NAMES =
  /Proventous|GET [a-z/]+|m\.me\/juan\.delacruz|\w+@proventous\.example|Iznart Street|(Jaro, )?Iloilo City|&nbsp;/g

/** Attributes whose text a person reads or hears. */
const ARIA = ['aria-label', 'aria-description', 'aria-roledescription']
const OF_PARTS = ['label', 'heading', 'legend', 'note', 'hint', 'caption', 'reason', 'description']
const READ_OUT = new Set([...ARIA, ...OF_PARTS, 'alt', 'placeholder', 'title'])

type CodeTexts = {
  /** All literals, those that a dictionary holds among them. */
  texts: string[]
  /** Words in JSX and in attributes that go through no dictionary, in a condition too. */
  bare: { text: string; line: number }[]
}

export function codeTexts(file: string, source: string): CodeTexts {
  const found: CodeTexts = { texts: [], bare: [] }
  const tell = (text: string, at: number) =>
    found.bare.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, at).split('\n').length })
  const tellRead = (text: unknown, at: number) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text.replace(NAMES, ''))) tell(text, at)
  }
  const tellShown = (node: JSXChild | JSXExpression | Expression): void => {
    if (node.type === 'JSXExpressionContainer') tellShown(node.expression)
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(tellShown)
    else if (node.type === 'LogicalExpression') tellShown(node.right)
    else if (node.type === 'TemplateLiteral') for (const { value, start } of node.quasis) tellRead(value.raw, start)
    else if (node.type === 'JSXText' || node.type === 'Literal') tellRead(node.value, node.start)
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.texts.push(value)
    },
    JSXElement({ children }) {
      for (const child of children) tellShown(child)
    },
    JSXFragment({ children }) {
      for (const child of children) tellShown(child)
    },
    JSXAttribute({ name, value }) {
      if (value && name.type === 'JSXIdentifier' && READ_OUT.has(name.name)) tellShown(value)
    },
  }).visit(parseSync(file, source).program)
  return found
}
