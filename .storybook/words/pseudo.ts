import { keyOf } from '../../src/words/key.ts'
import { ROOMS } from '../../src/words/rooms.ts'
import { english, translator } from '../../src/words/words.ts'

const PLAIN = 'aeiouyncAEIOUYNC'
const ACCENTED = 'áéíóúýñçÁÉÍÓÚÝÑÇ'

/** A text in no language, as long as translations may get: accents show what fits a line, brackets what is cut off. */
export function pseudoOf(text: string): string {
  let said = ''
  let due = 0
  for (const piece of text.replace(/\|.*$/, '').split(/(\{\w+\})/)) {
    if (piece.startsWith('{')) {
      said += piece
      due += piece.length
    } else
      for (const letter of piece) {
        const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter
        due += 1.4
        said += accented
        if (/[aeiouy]/i.test(letter)) said += accented.toLowerCase().repeat(Math.max(0, Math.round(due) - said.length))
      }
  }
  return `[${said}]`
}

const texts = Object.values(ROOMS).flatMap((room) => Object.keys(room))

export const pseudo = translator(Object.fromEntries(texts.map((text) => [keyOf(text), pseudoOf(text)])), english.locale)
