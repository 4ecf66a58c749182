/** Letters of other scripts, and of Latin beyond accents, by the letter for which they can be taken. */
const LOOK_ALIKES = {
  a: 'АаΑαɑ',
  b: 'ВвЬьΒβ',
  c: 'СсϹϲ',
  d: 'ԀԁĐđ',
  e: 'ЕеЄєΕε',
  g: 'Ԍԍɡ',
  h: 'НнҺһΗĦħ',
  i: 'ІіΙιı',
  j: 'ЈјͿϳ',
  k: 'КкΚκ',
  l: 'ӀӏŁł',
  m: 'МмΜ',
  n: 'ПпΝη',
  o: 'ОоΟοσØø',
  p: 'РрΡρ',
  q: 'Ԛԛ',
  r: 'Гг',
  s: 'Ѕѕ',
  t: 'ТтΤτ',
  u: 'Ииμυ',
  v: 'Ѵѵν',
  w: 'ԜԝШшω',
  x: 'ХхΧχ',
  y: 'УуҮүΥγ',
  z: 'Ζ',
}

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
)

/** What is left of a name for the eye: neither case, spaces, accents and hyphens nor the script of its letters. */
function skeleton(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\P{L}/gu, '')
  return (
    Array.from(letters, (letter) => LATIN.get(letter) ?? letter)
      .join('')
      // A capital i among small letters is read as an l.
      .replaceAll(/(?<=\p{Ll})I/gu, 'l')
      .toLowerCase()
  )
}

export function isConfusable(one: string, other: string): boolean {
  // Some letters look like another one in capitals only: a name is also compared in small letters.
  return looksAlike(one, other) || looksAlike(one.toLowerCase(), other.toLowerCase())
}

function looksAlike(one: string, other: string): boolean {
  const seen = skeleton(one)
  return seen !== '' && seen === skeleton(other)
}
