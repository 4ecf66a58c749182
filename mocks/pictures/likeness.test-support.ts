/** What a picture looks like (`hash.mjs`): 256 bits in hexadecimal digits, and those of its mirror image. */
export type Hash = { plain: string; mirrored: string }

const ONES = Array.from({ length: 16 }, (_, digit) => [...digit.toString(2)].filter((bit) => bit === '1').length)

function differingBits(one: string, other: string): number {
  return Array.from(one).reduce((sum, digit, at) => sum + ONES[parseInt(digit, 16) ^ parseInt(other[at] ?? '0', 16)]!, 0)
}

/** How many of 256 bits differ, mirrored or not: some 120 for unlike pictures. */
export function distance(one: Hash, other: Hash): number {
  return Math.min(differingBits(one.plain, other.plain), differingBits(one.plain, other.mirrored))
}

/** Bits up to which two pictures show one scene: found by looking at all pairs in order. */
export const ONE_SCENE = 64

/** Each pair of pictures that show one scene, by name, `1/bath 6/bath`. */
export function repeats(hashes: Readonly<Record<string, Hash>>): string[] {
  const names = Object.keys(hashes).toSorted()
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter((other) => distance(hashes[one]!, hashes[other]!) <= ONE_SCENE)
      .map((other) => `${one} ${other}`),
  )
}
