import { minifySync } from 'vite'
import { IN_FEET, RENDERED_FOR } from '../../session/storage/rendered-for.ts'
import { LANGUAGE_OF } from '../../words/locales.ts'
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
    .replace('<!--guard-->', () => scriptOf(guard, options))
    .replace('<!--take-over-->', () => scriptOf(takeOver, TAKE_OVER))
}

function scriptOf<Options>(run: (options: Options) => void, options: Options): string {
  const { code } = minifySync('first-page.js', `(${String(run)})(${JSON.stringify(options)})`)
  return `<script>${code}</script>`
}
