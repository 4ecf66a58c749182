/** A run of a message's text; with an address where it is a link. */
export type TextPart = { text: string; href?: string }

const CANDIDATE = /\bhttps?:\/\/[^\s<>"'`]+/gi
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const
const TRAILING = /[.,:;!?…*_~]+$/

/** The part of a candidate that is the address: closing marks of the sentence around it do not belong to it. */
function trimmed(candidate: string): string {
  let text = candidate
  for (;;) {
    const before = text
    text = text.replace(TRAILING, '')
    for (const [open, close] of PAIRS)
      if (text.endsWith(close) && text.split(close).length > text.split(open).length) text = text.slice(0, -1)
    if (text === before) return text
  }
}

/** Only plain web addresses; none with a name before the host, which can pass itself off as another site. */
function safeHref(text: string): string | null {
  try {
    const url = new URL(text)
    const web = url.protocol === 'http:' || url.protocol === 'https:'
    return web && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}

/** A message's text in runs, web addresses as links. The runs together are the text, unchanged; anything else stays plain. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const address = trimmed(match[0])
    const href = safeHref(address)
    if (href === null) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
