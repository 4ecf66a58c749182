import { textOf } from '@/domain/wire-values'

/** The ids in `?ids=1,7,r2`, each once; null when the address names none. A single number arrives as a number. */
export function readLinkIds(raw: unknown): string[] | null {
  const ids = textOf(raw)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return ids.length === 0 ? null : [...new Set(ids)]
}

export function writeLinkIds(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',')
}

/** A single number goes as a number, else the router puts quotes round it. */
export function addressValue(text: string | undefined): string | number | undefined {
  return text !== undefined && String(Number(text)) === text ? Number(text) : text
}

export function linkTo(ids: readonly string[]): string {
  const path = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/compare`
  return new URL(`${path}?ids=${ids.map(encodeURIComponent).join(',')}`, window.location.origin).href
}
