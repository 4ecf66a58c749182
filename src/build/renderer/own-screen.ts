/** What a page preloads: the script of `screen-hints.ts` reads it. */
export type ScreenTable = {
  base: string
  /** The files of a screen by its first segment, those of the words by the language's. */
  files: Record<string, string[]>
  words: Record<string, string>
  withListings: string[]
}

/** Of a rendered page, whose address is known. The files of all screens would be 1 KB of gzip more. */
export function ownScreen({ files, words, ...rest }: ScreenTable, path: string): ScreenTable {
  const [first = '', second = ''] = path.slice(rest.base.length).split('/')
  const spoken = Object.hasOwn(words, first) ? words[first] : undefined
  const screen = spoken ? second : first
  return {
    ...rest,
    files: Object.hasOwn(files, screen) ? { [screen]: files[screen] ?? [] } : {},
    words: spoken ? { [first]: spoken } : {},
  }
}
