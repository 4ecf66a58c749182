import { expect, test } from 'vitest'
import { decodeState } from '../../state/state-link'
import { callEndpoint } from '../actions/call-endpoint'
import { toHar } from '../log/har'
import { asCurl } from '../log/write-call'
import { makeTools } from '../story-tools.test-support'
import { writeBugReport } from './bug-report'
import { followSteps } from './trail'

test('a report has the state, the steps without what was typed, and the calls', async () => {
  const { tools, backend } = await makeTools('messages', { as: '101' })
  document.body.innerHTML =
    '<label>Password <input id="secret" type="password"></label><button>Send <b>offer</b></button><div id="toolbox"><button>QA</button></div>'
  const toolbox = document.getElementById('toolbox')!
  const stop = followSteps(toolbox)
  for (const button of document.querySelectorAll('button')) button.click()
  const field = document.querySelector<HTMLInputElement>('#secret')!
  field.value = 'do not tell'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  stop()
  const body = { conversation_id: 'c101-1', message: 'Is it <b>quiet</b>?', client_id: 'x' }
  await callEndpoint(backend, 'sendMessage', { body, token: tools.tokens.user() })

  const report = new DOMParser().parseFromString(await writeBugReport(tools, toolbox), 'text/html')
  const steps = [...report.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(steps).toEqual(['On /', "Press 'Send offer'", "Fill in 'Password'"])
  expect(report.documentElement.outerHTML).not.toContain('do not tell')
  expect(report.querySelector('table')?.textContent).toContain('Mika Sorongon')
  expect(report.querySelector('table')?.textContent).toContain(`Build${__COMMIT__}`)
  expect(report.querySelector('pre')?.textContent).toContain('Is it <b>quiet</b>?')
  const link = report.querySelector<HTMLAnchorElement>('a:not([download])')!.href
  expect((await decodeState(link.replace(/^.*#mock=/, ''))).rows.message?.added).toHaveLength(1)
  document.body.innerHTML = ''
})

test('calls become HAR entries and curl commands that sign in first', async () => {
  const { tools, backend } = await makeTools('messages', { as: '101' })
  const body = { conversation_id: 'c101-1', message: "It's fine", client_id: 'x' }
  await callEndpoint(backend, 'sendMessage', { body, token: tools.tokens.user() })
  const [call] = backend.log.calls().slice(-1)
  expect(toHar([call!], location.origin)).toMatchObject({
    log: {
      version: '1.2',
      entries: [
        {
          request: { method: 'POST', postData: { mimeType: 'application/json', text: JSON.stringify(body) } },
          response: { status: 201, content: { mimeType: 'application/json', text: call!.answer } },
        },
      ],
    },
  })
  expect(asCurl(backend, call!)).toBe(
    [
      `TOKEN=$(curl -s -X POST 'http://localhost:3001/__mock/signIn' -d '{"who":"101"}')`,
      `curl -X POST 'http://localhost:3001/api/messages' \\`,
      `  -H "Authorization: Bearer $TOKEN" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '{"conversation_id":"c101-1","message":"It'\\''s fine","client_id":"x"}'`,
    ].join('\n'),
  )
})
