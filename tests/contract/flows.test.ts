import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { FLOWS } from '@mocks/documents/flows/flows'
import { serve } from '@mocks/server'

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js'

/** What `redocly respect` says of the published flows against a server, without its colors. */
function respect(base: string, ...more: string[]): Promise<{ status: number; said: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const args = [REDOCLY, 'respect', 'public/contract/arazzo.json', '--server', `proventous=${base}`, ...more]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) => resolve({ status: error ? 1 : 0, said: out + err }))
  })
}

test('every published flow runs against the served mocks, and one that breaks is named', async () => {
  const { url, stop } = await serve({ port: 0, publicFolder: 'public' })
  const well = `${url}/worlds/well`
  // A flow that asks for an input is run with it below.
  const alone = FLOWS.filter(({ asks }) => !asks)
  const { status, said } = await respect(well, '--skip', 'register')
  expect(said).toMatch(new RegExp(`Workflows: ${alone.length} passed, ${alone.length} total`))
  expect(status).toBe(0)
  expect(FLOWS.filter(({ asks }) => asks).map(({ id }) => id)).toEqual(['register'])
  const code = (await (await fetch(`${well}/__mock/code?to=new@example.com`)).json()) as unknown
  const registered = await respect(well, '--workflow', 'register', '--input', JSON.stringify({ code }))
  expect(registered.said).toMatch(/Workflows: 1 passed, 1 total/)
  const guessed = await respect(well, '--workflow', 'register', '--input', JSON.stringify({ code: '000000' }))
  expect(guessed.said).toMatch(/✗ POST \/api\/user\/verify-email/)
  await fetch(`${url}/worlds/broken/__mock/addRule`, {
    method: 'POST',
    body: JSON.stringify({ rule: { on: 'confirmTour', steps: [{ fail: { status: 500, message: 'Broken.' } }] } }),
  })
  const broken = await respect(`${url}/worlds/broken`, '--workflow', 'visit')
  expect(broken.status).toBe(1)
  expect(broken.said).toMatch(/✗ PUT \/api\/tours\/\{id\}\/confirm/)
  await stop()
})
