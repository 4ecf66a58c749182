import { allowStyles } from '../content-policy.ts'
import type { firstSheet } from '../renderer/first-sheet.ts'

/** By the file's name, below the language. */
const GROUPS = [/^(\w+\/)?properties/, /^(\w+\/)?property\//, /./]

const INLINE = /<style>([^]*?)<\/style><link disabled ([^>]*)>/

export type Sheeted = { files: Record<string, string>; whole: string; sheets: string[] }

/** Leaves in each page the style of what stands in it; the rest comes with the code, and without scripts at once. */
export function withFirstSheets(files: Record<string, string>, shell: string, make: typeof firstSheet): Sheeted {
  const whole = INLINE.exec(shell)?.[1]
  if (whole === undefined) throw new Error('the shell has no style sheet in it')
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
  const sheeted = { ...files }
  const sheets: string[] = []
  for (const group of GROUPS) {
    const names = pages.filter((name) => GROUPS.find((one) => one.test(name)) === group)
    const sheet = make(
      whole,
      names.map((name) => files[name] ?? ''),
    )
    for (const name of names) sheeted[name] = withSheet(files[name] ?? '', whole, sheet)
    sheets.push(sheet)
  }
  return { files: sheeted, whole, sheets }
}

function withSheet(page: string, whole: string, sheet: string): string {
  return allowStyles(page, whole, [sheet]).replace(INLINE, (_, _whole, link: string) =>
    [`<style>${sheet}</style>`, `<link data-whole-sheet disabled ${link}>`, `<noscript><link ${link}></noscript>`].join(
      '',
    ),
  )
}
