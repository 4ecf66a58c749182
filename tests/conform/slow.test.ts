import { test } from 'vitest'
import { serve } from '@mocks/server'
import { DEMO } from './options'
import { conform } from './run'
import { explain } from './report/rows'
test('x', async () => {
  const serving = await serve({ port: 0, publicFolder: 'public', scenario: 'signed-in-regular' })
  serving.backend.clock.offset = () => null
  const base = serving.url
  const r = await conform({
    ...DEMO,
    base,
    socket: base,
    only: ['listMyProperties'],
    origin: 'http://localhost:5173',
    mailbox: async (email) =>
      /\d{6}/.exec(serving.backend.db.outbox.where(({ to }) => to === email).at(-1)?.body ?? '')?.[0],
    limitPasses: async (s) => serving.backend.clock.advance(s * 1000),
  })
  for (const x of r.results.toSorted((a, b) => b.ms - a.ms).slice(0, 15)) console.log(x.ms, x.of[0], x.title)
  for (const x of r.results.filter((x) => x.verdict !== 'passed')) console.log(x.verdict, x.title, explain(x), x.curl)
  console.log(r.left, r.seconds, r.results.length)
  await serving.stop()
}, 90000)
