import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import type { Result, Verdict } from './check'
import { nameOf } from './failure'
import { count, type Report } from './run'

/** All results for one endpoint or event. */
type Row = {
  name: string
  /** `GET /api/tours`, or which way an event goes. */
  call: string
  addition: boolean
  verdict: Verdict
  results: Result[]
}

const WORST: readonly Verdict[] = ['failed', 'missing', 'addition', 'passed', 'uncheckable']

/** One row for each endpoint and event that was looked at, in the contract's order. */
export function rowsOf({ results }: Report): Row[] {
  const declared = [
    ...ENDPOINTS.map((one) => ({ one, call: `${one.method} ${one.path}` })),
    ...SOCKET_EVENTS.map((one) => ({ one, call: `socket, from the ${one.from}` })),
  ]
  return declared.flatMap(({ one, call }) => {
    const name = nameOf(one)
    const about = results.filter(({ of, on }) => of.includes(name) || on === name)
    if (about.length === 0) return []
    const own = about.filter((result) => isAffairOf(name, result))
    const verdict = WORST.find((each) => own.some((result) => result.verdict === each)) ?? 'uncheckable'
    return [{ name, call, addition: 'addition' in one && one.addition === true, verdict, results: about }]
  })
}

/** Leaves out what is wrong with another call. */
function isAffairOf(name: string, { verdict, on, of, after }: Result): boolean {
  return verdict === 'passed' || on === undefined || on === name || (after === true && of[0] === name)
}

/** How many checks pass, and how many do not, by reason. */
function tallyOf(name: string, results: readonly Result[]): string {
  const stopped = results.filter((result) => !isAffairOf(name, result)).length
  const uncheckable = count(results, 'uncheckable')
  return [
    `${count(results, 'passed')} of ${results.length} pass`,
    ...(stopped > 0 ? [`${stopped} stopped by another call`] : []),
    ...(uncheckable > 0 ? [`${uncheckable} not checkable here`] : []),
  ].join(', ')
}

const WORDS: Record<Verdict, string> = {
  passed: 'pass',
  failed: 'FAIL',
  missing: 'not implemented',
  addition: 'not implemented (addition)',
  uncheckable: 'not checkable here',
}

/** The difference in one line. */
export function explain({ on, field, expected, got, note }: Result): string {
  return field === undefined ? (note ?? '') : `${on}, ${field}: expected ${expected}, got ${got}`
}

export function summary({ results }: Report, additions: 'optional' | 'required'): string {
  const missing = count(results, 'missing') + (additions === 'required' ? count(results, 'addition') : 0)
  return `${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${missing} not implemented`
}

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
  const group = (verdict: Verdict, title: string) => {
    const some = results.filter((result) => result.verdict === verdict)
    if (some.length === 0) return
    lines.push('', title)
    for (const result of some) lines.push(`  ${result.of[0]}: ${result.title}`, `      ${explain(result)}`)
  }
  group('failed', 'Failed')
  group('missing', 'Not implemented')
  group('addition', 'Additions not implemented (calls and events that the specification does not have)')
  const uncheckable = results.filter(({ verdict }) => verdict === 'uncheckable')
  for (const reason of new Set(uncheckable.map(({ note }) => note ?? ''))) {
    const some = uncheckable.filter(({ note }) => (note ?? '') === reason)
    lines.push('', `Not checkable here: ${reason}`, ...some.map(({ of, title }) => `  ${of[0]}: ${title}`))
  }
  if (left.length > 0) lines.push('', 'Left behind', ...left.map((what) => `  ${what}`))
  lines.push('', `${summary(report, additions)}   (${seconds.toFixed(1)} s)`)
  return lines.join('\n')
}

function escape(text: string): string {
  // Control characters, which XML may not hold at all.
  const kept = text.replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
  return kept.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The report for a build server. */
export function toJunit(report: Report, additions: 'optional' | 'required'): string {
  const { results, seconds } = report
  const bad = (verdict: Verdict) =>
    verdict === 'failed' || verdict === 'missing' || (verdict === 'addition' && additions === 'required')
  const cases = results.map((result) => {
    const { title, of, verdict, ms } = result
    const why = escape(explain(result))
    const inner = bad(verdict)
      ? `<failure type="${verdict}" message="${why}"/>`
      : verdict === 'passed'
        ? ''
        : `<skipped message="${why}"/>`
    return `    <testcase classname="${escape(of.join(' '))}" name="${escape(title)}" time="${(ms / 1000).toFixed(3)}">${inner}</testcase>`
  })
  const failures = results.filter(({ verdict }) => bad(verdict)).length
  const skipped = results.length - failures - count(results, 'passed')
  const numbers = `tests="${results.length}" failures="${failures}" skipped="${skipped}" time="${seconds.toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${numbers}>`,
    `  <testsuite name="conformance of ${escape(report.base)}" ${numbers}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1b1f, #e9e6ef); --paper: light-dark(#fff, #17161a); --soft: light-dark(#5d5a66, #a9a5b4);
  --line: light-dark(#dcd9e2, #35323c); --good: light-dark(#146c2e, #7fd894); --bad: light-dark(#b3261e, #ffb4ab); --note: light-dark(#7a5200, #f2c061); }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 } p { margin: .25rem 0 1.5rem; color: var(--soft) }
.sum { font-size: 1.125rem; color: var(--ink) }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line) }
thead th { font-size: .875rem; color: var(--soft); font-weight: 600 } tbody th { font-weight: 400 }
code { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
small { display: block; color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere } ul { margin: 0; padding-left: 1.1rem } summary { cursor: pointer }
.passed { color: var(--good) } .failed, .missing { color: var(--bad); font-weight: 600 } li + li { margin-top: .375rem } .addition, .uncheckable { color: var(--note) }
@media (max-width: 40rem) { thead { display: none } tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line) }
  tbody th, td { display: block; padding: .125rem 0; border: 0 } }
`

/** The report as one page that needs nothing else. */
export function toHtml(report: Report, additions: 'optional' | 'required'): string {
  const body = rowsOf(report).map(({ name, call, addition, verdict, results }) => {
    const items = results.map((result) => {
      const why = explain(result)
      const detail = why ? `<br><code>${escape(why)}</code>` : ''
      return `<li><span class="${result.verdict}">${WORDS[result.verdict]}</span> ${escape(result.title)}${detail}</li>`
    })
    const open = verdict === 'failed' || verdict === 'missing' ? ' open' : ''
    return `<tr><th scope="row"><code>${name}</code><small>${escape(call)}${addition ? ' · addition' : ''}</small></th>
<td class="${verdict}">${WORDS[verdict]}</td>
<td><details${open}><summary>${tallyOf(name, results)}</summary><ul>${items.join('')}</ul></details></td></tr>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escape(report.base)}</title><style>${STYLE}</style></head><body><main>
<h1>Conformance with the contract</h1>
<p><code>${escape(report.base)}</code><br><span class="sum">${summary(report, additions)}</span></p>
<div class="scroll"><table><thead><tr><th scope="col">Call or event</th><th scope="col">Result</th><th scope="col">Checks</th></tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>
</main></body></html>
`
}
