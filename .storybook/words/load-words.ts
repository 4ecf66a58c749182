import type { Language } from '@/contract/fields'
import { speak, type Translate } from '@/words/words'
import { loadWords as loadSpoken } from '../../src/words/load-words'

let asPseudo = false

/** Whether the pseudo-language takes the place of English. It is made when it is first asked for. */
export function speakPseudo(yes: boolean): void {
  asPseudo = yes
}

/** Stories get it for the product's own (`main.ts`). */
export async function loadWords(language: Language): Promise<Translate> {
  const translate = await loadSpoken(language)
  if (!asPseudo) return translate
  const { pseudo } = await import('./pseudo')
  speak(pseudo)
  return pseudo
}
