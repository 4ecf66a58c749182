/** English texts, each with its translations. `{name}` is a placeholder and stands in all of them. */
export type Room = Readonly<Record<string, readonly [filipino: string, hiligaynon: string, cebuano: string]>>
