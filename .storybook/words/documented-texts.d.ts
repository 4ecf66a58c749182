declare module 'virtual:documented-texts' {
  import type { ShownText } from './deck.mjs'

  export const TEXTS: readonly ShownText[]
}
