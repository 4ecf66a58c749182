import { escaped } from '@/domain/text'
import type { CallRecord } from '../../network/log'
import { linkTo, LONGEST_LINK } from '../../state/state-link'
import { SNAPSHOT_VERSION } from '../../store/persistence'
import { stateWithFiles } from '../actions/whole-state'
import { toHar } from '../log/har'
import { bareUrl, type Tools } from '../tools'
import { takeScreenshot } from './screenshot'
import { stepsSoFar } from './trail'

const LATEST = 60

/** One page. The state with its uploads and the calls as HAR are in it as files to save. */
export async function writeBugReport(tools: Tools, toolbox: Element | null): Promise<string> {
  const { backend, tokens } = tools
  const whole = await stateWithFiles(tools)
  const { files: _files, ...bare } = whole
  const state = JSON.stringify(whole)
  const link = await linkTo(bareUrl(tools).href, bare)
  const picture = await takeScreenshot(toolbox).catch((error: unknown) => `No picture: ${String(error)}`)
  const calls = backend.log.calls().slice(-LATEST)
  const facts: [string, string][] = [
    ['Page', bareUrl(tools).href],
    ['Scenario', `${backend.scenario.title} (${backend.scenario.id})`],
    [
      'Signed in',
      backend.viewerOf(tokens.user() ?? '')?.name ?? (tokens.superAdmin() ? 'super administrator' : 'nobody'),
    ],
    ['Time of the demo', `${backend.clock.iso()}${backend.clock.stopped() === null ? '' : ', standing still'}`],
    ['Real time', new Date().toISOString()],
    ['Build', `${__COMMIT__ || buildName()}, snapshots ${SNAPSHOT_VERSION}`],
    ['Browser', navigator.userAgent],
    [
      'Window',
      `${innerWidth} × ${innerHeight}, scale ${devicePixelRatio}, ${document.documentElement.className || 'light'}`,
    ],
    ['Network rules', JSON.stringify(backend.rules.list())],
  ]
  const har = JSON.stringify(toHar(backend.log.calls(), location.origin))
  return page({
    title: `Bug report: ${document.title}`,
    body: [
      link.length > LONGEST_LINK
        ? '<p>The state is too long for a link. Save the file below and open it in the toolbox under Share.</p>'
        : `<p><a href="${escaped(link)}">Open this state</a></p>`,
      `<p>${saved('state.json', state, 'The state')} · ${saved('calls.har', har, 'The calls as HAR')}</p>`,
      `<h2>What is wrong</h2><p contenteditable="true" style="border:1px solid;padding:.5rem">Describe it here.</p>`,
      `<h2>Steps</h2><ol>${stepsSoFar()
        .map((step) => `<li>${escaped(step)}</li>`)
        .join('')}</ol>`,
      `<h2>Screen</h2>`,
      picture.startsWith('data:')
        ? `<img alt="The screen" src="${picture}" style="max-width:100%;border:1px solid">`
        : `<p>${escaped(picture)}</p>`,
      `<h2>Surroundings</h2><table>${facts
        .map(([name, value]) => `<tr><th>${name}</th><td>${escaped(value)}</td></tr>`)
        .join('')}</table>`,
      `<h2>Calls</h2>${calls.map(callPart).join('')}`,
    ].join('\n'),
  })
}

function callPart({ method, url, status, ms, at, verdict, body, answer }: CallRecord): string {
  const line = `${new Date(at).toISOString()} ${method} ${url}: ${status || 'broken'}, ${ms} ms, ${verdict}`
  const texts = [body && `Sent: ${body}`, answer && `Answered: ${answer}`].filter(Boolean)
  return `<details><summary>${escaped(line)}</summary><pre>${escaped(texts.join('\n\n'))}</pre></details>`
}

function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script ? script.src.replace(/^.*\//, '') : import.meta.env.MODE
}

function saved(name: string, text: string, label: string): string {
  return `<a download="${name}" href="data:application/json;charset=utf-8,${encodeURIComponent(text)}">${label}</a>`
}

function page({ title, body }: { title: string; body: string }): string {
  const style =
    'body{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
    'pre{white-space:pre-wrap;overflow-wrap:anywhere}td{overflow-wrap:anywhere}' +
    'th{text-align:left;vertical-align:top;padding-right:1rem;white-space:nowrap}'
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>`
  return `<!doctype html><html lang="en">${head}<h1>${escaped(title)}</h1>${body}</html>`
}
