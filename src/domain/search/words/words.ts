/** Words of one language. What a phrase says is written as in the address. */
export type Words = {
  /**
   * `type` is a kind of property, several of one category with `|` between. `word` is a word of titles and the kinds
   * that have it. `text` stays text: as typed, or as the word that listings use. `thing` is what a rent may include,
   * `included` says that it does.
   */
  says: readonly (readonly [means: string, ...phrases: string[]])[]
  /** Before a price that may be a little more or less. */
  about: readonly string[]
  /** Before a number. */
  under: readonly string[]
  over: readonly string[]
  /** Between two numbers. */
  to: readonly string[]
  /** After a number. */
  beds: readonly string[]
  baths: readonly string[]
  parking: readonly string[]
  thousand: readonly string[]
  million: readonly string[]
  month: readonly string[]
  /** Between two things of which one is enough. */
  or: readonly string[]
  /** Before what shall not be. */
  not: readonly string[]
  near: readonly string[]
  /** Between a distance and what it is measured from. */
  from: readonly string[]
  /** Numbers by their words, from 1 on. */
  numbers: readonly string[]
  /** Words that say nothing by themselves. */
  filler: readonly string[]
}

/** Phrases with commas between. */
export const listed = (text: string): readonly string[] => text.split(',').map((one) => one.trim())
