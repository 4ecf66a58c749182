import { unescaped } from '@/app/first-page/unescaped'

const OF_SCRIPTS = ['dark', 'split', 'own-frame', 'outdated', 'outlined', 'in-feet']

/** Until the whole sheet is there, no pointer and no focus has been in the page, and nothing has opened. */
const LATER = /:(?:hover|focus|active|backdrop|view-transition)|hover: ?hover/

const TOKEN = /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\\.|[^]/g
const SELECTOR = /(?:\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|[^,(])+/g

/**
 * The rules of a built style sheet that apply to what stands in these pages, in their order. Loaded after them, the
 * whole sheet changes nothing that they have set.
 */
export function firstSheet(sheet: string, pages: readonly string[]): string {
  const html = pages.map((page) => page.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '')).join('')
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  const names = [...lists].flatMap((list) => unescaped(list).split(/\s+/))
  const tags = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)
  const found = { classes: new Set([...OF_SCRIPTS, ...names].map(marked)), tags: new Set(['html', 'body', ...tags]) }
  return withoutUnread(keep(sheet, found), readIn(html))
}

type Found = Record<'classes' | 'tags', ReadonlySet<string>>

const marked = (name: string) => name.replaceAll(/[!-,./:-@[-^`{-~]/g, elsewhere)
const elsewhere = (character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0))

function withMarks(selectors: string): string {
  return selectors.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, hex?: string, plain?: string) =>
    marked(hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (plain ?? '')),
  )
}

function keep(sheet: string, found: Found): string {
  return rulesOf(sheet)
    .map(({ head, body }) => {
      if (body === null) return `${head};`
      if (!/^@(?:media|supports|container|layer)/.test(head))
        return head.startsWith('@') || applies(head, found) ? `${head}{${body}}` : ''
      const kept = LATER.test(head) ? '' : keep(body, found)
      // The first mention of a layer says where it stands.
      if (kept === '') return head.startsWith('@layer') ? `${head};` : ''
      return `${head}{${kept}}`
    })
    .join('')
}

function applies(head: string, { classes, tags }: Found): boolean {
  const selectors = withMarks(head).match(SELECTOR) ?? []
  return selectors.some((selector) => {
    if (LATER.test(selector)) return false
    const own = selector.replaceAll(/\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|\[[^\]]*\]/g, '')
    return (
      [...own.matchAll(/\.([\w\u00a0-\uffff-]+)/g)].every(([, name = '']) => classes.has(name)) &&
      [...own.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/g)].every(([tag]) => tags.has(tag))
    )
  })
}

function rulesOf(sheet: string): { head: string; body: string | null }[] {
  const rules: { head: string; body: string | null }[] = []
  let head = ''
  let body = ''
  let depth = 0
  for (const [token] of sheet.matchAll(TOKEN)) {
    if (token === '}') depth -= 1
    if (depth === 0 && (token === '}' || token === ';')) {
      rules.push({ head: head.trim(), body: token === '}' ? body : null })
      head = ''
      body = ''
    } else if (depth > 0) body += token
    else if (token !== '{' && !token.startsWith('/*')) head += token
    if (token === '{') depth += 1
  }
  return rules
}

const readIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)

/** Without custom properties and movements that nothing reads, and without those that only they read. */
function withoutUnread(sheet: string, inPages: readonly (string | undefined)[]): string {
  const read = new Set([...readIn(sheet), ...inPages])
  const moves = new Set(
    [...sheet.matchAll(/animat(?:e|ion)[\w-]*:([^;}]*)/g)].flatMap(([, text = '']) => text.split(/[\s,]/)),
  )
  const shorter = sheet
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) => (moves.has(name) ? rule : ''))
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
    .replaceAll(/(?<=[{;])(--[\w-]+):(?:"[^"]*"|url\([^)]*\)|[^;{}"])*;?/g, (set, name) => (read.has(name) ? set : ''))
  return shorter === sheet ? sheet : withoutUnread(shorter, inPages)
}
