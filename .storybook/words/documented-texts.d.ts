declare module 'virtual:documented-texts' {
  import type { DocumentedText } from './documented-texts.mjs'

  export const TEXTS: readonly DocumentedText[]
}
