import { parseSync, Visitor } from 'oxc-parser'

const CONTRACT = /\/src\/contract\/(?!rules\/)(?:[\w-]+\/)?[\w-]+\.ts$/
const REGISTRY = '/mocks/documents/field-docs.ts'
/** Functions of zod that make an object schema; `extend` and the others take one first. */
const MAKERS = new Set(['object', 'strictObject', 'looseObject', 'extend', 'pick', 'omit', 'partial', 'required'])

/**
 * Hands the doc comments of the contract's fields to the generated documents, so that they are written once and no
 * build for users carries them. It wraps object schemas and constants of `src/contract` in calls of `field-docs.ts`.
 * For the command that writes the documents and for tests only.
 * @returns {import('vite').Plugin}
 */
export function fieldDocs() {
  return {
    name: 'proventous:field-docs',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT.test(id.replaceAll('\\', '/')) || id.endsWith('.test.ts')) return
      return { code: withDocs(id, code), map: null }
    },
  }
}

/**
 * A contract module with its doc comments as values.
 * @param {string} file
 * @param {string} code
 */
export function withDocs(file, code) {
  const { program, comments } = parseSync(file, code)
  /** Doc comments by the place where what they describe starts. @type {Map<number, string>} */
  const docs = new Map()
  for (const { type, value, end } of comments) {
    if (type !== 'Block' || !value.startsWith('*')) continue
    const gap = /^\s*/.exec(code.slice(end))?.[0].length ?? 0
    docs.set(end + gap, textOf(value))
  }
  /** Outer calls before the calls inside them. @type {{ start: number, end: number, name: string, rest: string }[]} */
  const wraps = []
  const rangeOf = ({ start, end }) => ({ start, end })
  const sourceOf = ({ start, end }) => code.slice(start, end)
  const wrapObject = (node, bases, object) => {
    const properties = object?.properties ?? []
    const spread = properties.filter(({ type }) => type === 'SpreadElement').map(({ argument }) => sourceOf(argument))
    const own = properties.flatMap(({ type, start, key }) =>
      type === 'Property' && docs.has(start) ? [[key.name ?? key.value, docs.get(start)]] : [],
    )
    const from = [...bases, ...spread].join(', ')
    const rest = `[${from}], ${JSON.stringify(Object.fromEntries(own))}`
    wraps.push({ ...rangeOf(node), name: '__documented', rest })
  }
  const visitor = new Visitor({
    CallExpression(node) {
      // `z.object({…}).check(…)` is another schema than `z.object({…})`.
      const { callee, arguments: given } = withoutCheck(node)
      if (callee.type !== 'MemberExpression' || callee.object.name !== 'z' || !MAKERS.has(callee.property.name)) return
      const [first, second] = given
      if (first?.type === 'ObjectExpression') wrapObject(node, [], first)
      else if (first) wrapObject(node, [sourceOf(first)], callee.property.name === 'extend' ? second : undefined)
    },
    VariableDeclarator({ init }) {
      if (init?.type === 'ObjectExpression') wrapObject(init, [], init)
    },
  })
  visitor.visit(program)
  /** @type {typeof wraps} */
  const described = []
  for (const statement of program.body) {
    const { declaration } = statement.type === 'ExportNamedDeclaration' ? statement : { declaration: statement }
    if (declaration?.type !== 'VariableDeclaration') continue
    const doc = docs.get(statement.start)
    const [{ init }] = declaration.declarations
    if (doc && init?.type === 'CallExpression')
      described.push({ ...rangeOf(init), name: '__described', rest: JSON.stringify(doc) })
  }
  const all = [...described, ...wraps]
  let made = ''
  for (let at = 0; at <= code.length; at += 1) {
    const closing = all.filter(({ end }) => end === at).toReversed()
    const opening = all.filter(({ start }) => start === at)
    made += closing.map(({ rest }) => `, ${rest})`).join('') + opening.map(({ name }) => `${name}(`).join('')
    made += code[at] ?? ''
  }
  return `import { documented as __documented, described as __described } from '${REGISTRY}'\n${made}`
}

/** The call that `.check(…)` is called on; any other call is itself. */
function withoutCheck(call) {
  const { callee } = call
  const isCheck = callee.type === 'MemberExpression' && callee.property.name === 'check'
  return isCheck && callee.object.type === 'CallExpression' ? callee.object : call
}

/** The text of a doc comment, without stars, line breaks and tags. @param {string} comment */
function textOf(comment) {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim())
  return lines
    .join(' ')
    .replace(/\s+@\w.*$/, '')
    .trim()
}
