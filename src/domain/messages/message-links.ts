export type TextPart = { text: string; href?: string }

const CANDIDATE = /\bhttps?:\/\/[^\s<>"'`]+/gi
const PAIRS = ['()', '[]', '{}'] as const
const TRAILING = '.,:;!?…*_~'
const LONGEST = 2_048

/** The part of a candidate that is the address: closing marks of the sentence around it do not belong to it. */
function trimmed(candidate: string): string {
  const surplus = new Map<string | undefined, number>()
  for (const [open = '', close = ''] of PAIRS)
    surplus.set(close, candidate.split(close).length - candidate.split(open).length)
  let end = candidate.length
  for (; end > 0; end -= 1) {
    const last = candidate[end - 1] ?? ''
    const more = surplus.get(last) ?? 0
    if (more > 0) surplus.set(last, more - 1)
    else if (!TRAILING.includes(last)) break
  }
  return candidate.slice(0, end)
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

export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const address = trimmed(match[0])
    const href = address.length > LONGEST ? null : safeHref(address)
    if (href === null) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
