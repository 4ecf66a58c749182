import type { Result, Verdict } from '../check'
import type { Report } from '../run'
import { explain, rowsOf, summary, tallyOf, WORDS } from './rows'
import { sumUp, wavesOf } from './waves'

/** The report for a terminal. */
export function toText(report: Report, additions: 'optional' | 'required'): string {
  const { results, left, base, seconds } = report
  const lines = [`Conformance of ${base} with the contract`, '']
  const rows = rowsOf(report)
  const width = Math.max(...rows.map(({ name }) => name.length), 0)
  for (const { name, call, verdict, results: own } of rows) {
    const tally = verdict === 'missing' || verdict === 'addition' ? '' : `  (${tallyOf(name, own)})`
    lines.push(`  ${WORDS[verdict].padEnd(4)}  ${name.padEnd(width)}  ${call}${tally}`)
  }
  const group = (some: readonly Result[], title: string) => {
    if (some.length === 0) return
    lines.push('', title)
    for (const result of some) {
      lines.push(`  ${result.of[0]}: ${result.title}`, `      ${explain(result)}`)
      if (result.curl) lines.push(`      ${result.curl}`)
    }
  }
  const all = (verdict: Verdict) => results.filter((result) => result.verdict === verdict)
  const { waves, rest } = wavesOf(all('failed'))
  for (const wave of waves) lines.push('', sumUp(wave), ...(wave.curl ? [`      ${wave.curl}`] : []))
  group(rest, 'Failed')
  group(all('missing'), 'Not implemented')
  group(all('addition'), 'Additions not implemented (calls and events that the specification does not have)')
  const uncheckable = results.filter(({ verdict }) => verdict === 'uncheckable')
  for (const reason of new Set(uncheckable.map(({ note }) => note ?? ''))) {
    const some = uncheckable.filter(({ note }) => (note ?? '') === reason)
    lines.push('', `Not checkable here: ${reason}`, ...some.map(({ of, title }) => `  ${of[0]}: ${title}`))
  }
  if (left.length > 0) lines.push('', 'Left behind', ...left.map((what) => `  ${what}`))
  lines.push('', `${summary(report, additions)}   (${seconds.toFixed(1)} s)`)
  return lines.join('\n')
}
