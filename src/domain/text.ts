import { t } from '@/words/words'

/** 'furnished' becomes 'Furnished'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'In Molo' becomes 'in Molo', inside a sentence. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** 'Jaro', 'Jaro or Molo', 'Jaro, Molo or La Paz'. */
export function anyOf(names: readonly string[], words = t): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : words('{names} or {last}', { names: names.slice(0, -1).join(', '), last })
}

/** 'the street', 'the street and the city', 'the street, the city, and a pin'. */
export function allOf(names: readonly string[], words = t): string {
  const last = names.at(-1) ?? ''
  const others = { names: names.slice(0, -1).join(', '), last }
  if (names.length < 2) return last
  return names.length === 2 ? words('{names} and {last}', others) : words('{names}, and {last}', others)
}

/** Whether a text has every word of a search, whatever the case and the accents; an empty search fits all. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
