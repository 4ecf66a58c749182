import { minifySync } from 'vite'
import { IN_FEET, RENDERED_FOR } from '../../session/storage/rendered-for.ts'
import { firstSpoken, LANGUAGE_OF } from '../../words/locales.ts'
import { guard, type GuardOptions } from './guard.ts'
import { takeOver, type TakeOverOptions } from './take-over.ts'

const TAKE_OVER: TakeOverOptions = { patience: 1_500, favorites: 'favorites' satisfies keyof typeof RENDERED_FOR }

/** All pages have the same scripts, so one content policy holds for all. */
export function withPageScripts(html: string, { mocked }: { mocked: boolean }): string {
  const options: GuardOptions = {
    harmless: RENDERED_FOR,
    inFeet: IN_FEET,
    languageOf: LANGUAGE_OF,
    mockPrefix: mocked ? 'proventous-mock:' : null,
  }
  return html
    .replace('<!--guard-->', () => scriptOf(guard, options, firstSpoken))
    .replace('<!--take-over-->', () => scriptOf(takeOver, TAKE_OVER))
}

/** `helpers`: functions that the script is given as text too, since it uses nothing from outside itself. */
function scriptOf<Options, Helpers extends ((...given: never[]) => unknown)[]>(
  run: (options: Options, ...helpers: Helpers) => void,
  options: Options,
  ...helpers: Helpers
): string {
  const given = [JSON.stringify(options), ...helpers.map(String)]
  const { code } = minifySync('first-page.js', `(${String(run)})(${given.join()})`)
  return `<script>${code}</script>`
}
