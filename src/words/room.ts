/** The languages of a room's columns, in their order. */
export const TRANSLATED = ['tl', 'hil', 'ceb'] as const

/** English texts, each with its translations. `{name}` is a placeholder and stands in all of them. */
export type Room = Readonly<Record<string, readonly [filipino: string, hiligaynon: string, cebuano: string]>>
