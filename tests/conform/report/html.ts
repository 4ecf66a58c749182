import type { Report } from '../run'
import { escape } from './escape'
import { explain, rowsOf, summary, tallyOf, WORDS } from './rows'
import { sumUp, wavesOf } from './waves'

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
pre { margin: .25rem 0; padding: .5rem; overflow-x: auto; border: 1px solid var(--line); font: .8125rem/1.4 ui-monospace, monospace }
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
      const command = result.curl ? `<pre>${escape(result.curl)}</pre>` : ''
      const detail = why ? `<br><code>${escape(why)}</code>${command}` : ''
      return `<li><span class="${result.verdict}">${WORDS[result.verdict]}</span> ${escape(result.title)}${detail}</li>`
    })
    const open = verdict === 'failed' || verdict === 'missing' ? ' open' : ''
    return `<tr><th scope="row"><code>${name}</code><small>${escape(call)}${addition ? ' · addition' : ''}</small></th>
<td class="${verdict}">${WORDS[verdict]}</td>
<td><details${open}><summary>${tallyOf(name, results)}</summary><ul>${items.join('')}</ul></details></td></tr>`
  })
  const { waves } = wavesOf(report.results.filter(({ verdict }) => verdict === 'failed'))
  const alike = waves.map((wave) => `<li>${escape(sumUp(wave))}<pre>${escape(wave.curl ?? '')}</pre></li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escape(report.base)}</title><style>${STYLE}</style></head><body><main>
<h1>Conformance with the contract</h1>
<p><code>${escape(report.base)}</code><br><span class="sum">${summary(report, additions)}</span></p>
${alike.length > 0 ? `<ul>${alike.join('')}</ul>` : ''}
<div class="scroll"><table><thead><tr><th scope="col">Call or event</th><th scope="col">Result</th><th scope="col">Checks</th></tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>
</main></body></html>
`
}
