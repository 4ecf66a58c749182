import { expect, test } from 'vitest'
import { serve } from '@mocks/server'
import { MODELS, type TableName } from '@mocks/store/models'
import { serveBroken } from './broken/broken-server'
import { DEMO } from './options'
import { explain } from './report/rows'
import { CHECKS, conform, exitStatus } from './run'

/** Rules for all answers and events. */
const WATCHED = 6
const TABLES = Object.keys(MODELS) as TableName[]
/** Tables that keep rows of a run: nothing in the contract removes them. */
const STAYS = [
  'audit',
  'coin_entry',
  'conversation',
  'email_code',
  'list_link',
  'message',
  'notification',
  'outbox',
  'sent_key',
]

/** Calls that earlier runs affect: they have limits, or refuse a repetition. The runs between the first and the last make these. */
const WITH_A_MEMORY = [
  'login',
  'superAdminLogin',
  'register',
  'requestPasswordReset',
  'sendVerificationCode',
  'verifyPhone',
  'submitIdVerification',
  'changePassword',
  'sendMessage',
  'makeOffer',
  'acceptOffer',
  'createTour',
  'typing',
]

/** The demo accounts that the check signs in as. */
const ACCOUNTS = ['101', '102', '103']

test('our own server keeps the whole contract, behind a proxy too: ten runs in a row have one result and leave alike', async () => {
  const serving = await serve({ port: 0, publicFolder: 'public', scenario: 'signed-in-regular' })
  const front = await serveBroken(serving, { prefix: '/behind/a/proxy' })
  const { db, clock } = serving.backend
  // The documented wait after a changed password is not checked here.
  clock.offset = () => null
  const notified = () => db.notification.where(({ user_id }) => ACCOUNTS.includes(user_id)).map(({ id }) => id)
  const before = [db.user.all().length, db.property.all().length, db.saved_search.all().length, db.session.all().length]
  const known = notified()
  const rows = () => TABLES.map((table) => [table, db[table].all().length] as const)
  const seed = new Map(rows())
  const runs: string[] = []
  for (let run = 1; run <= 10; run += 1) {
    const whole = run === 1 || run === 10
    const { results, left } = await conform({
      ...(whole ? {} : { only: WITH_A_MEMORY }),
      ...DEMO,
      base: front.url,
      socket: front.url,
      origin: 'http://localhost:5173',
      mailbox: async (email) => /\d{6}/.exec(db.outbox.where(({ to }) => to === email).at(-1)?.body ?? '')?.[0],
      // On the clock of the mock: nobody waits for a limit to pass.
      limitPasses: async (seconds) => clock.advance(seconds * 1_000),
    })
    const lines = results.map((result) => `${result.verdict} ${result.title} ${explain(result)}`)
    expect(lines.filter((line) => !line.startsWith('passed'))).toEqual([])
    if (whole) runs.push([...lines, ...left].join('\n'))
    if (run > 1) continue
    expect(results).toHaveLength(CHECKS.length + WATCHED)
    expect(exitStatus(results, 'required')).toBe(0)
    const more = rows().filter(([table, count]) => count > (seed.get(table) ?? 0))
    expect(more.map(([table]) => table).toSorted()).toEqual(STAYS)
    expect(left).toHaveLength(10)
    for (const named of [/^\d+ conversations/, /^2 sales/, /audit record/])
      expect(left).toContainEqual(expect.stringMatching(named))
  }
  expect(new Set(runs).size).toBe(1)
  expect(notified().filter((id) => !known.includes(id))).toEqual([])
  expect(db.conversation.where(({ seller_id, seller_unread }) => seller_id === '102' && seller_unread > 0)).toEqual(
    db.conversation.where(
      ({ id, seller_id, seller_unread }) => /^[ch]\d/.test(id) && seller_id === '102' && seller_unread > 0,
    ),
  )
  expect([
    db.user.all().length,
    db.property.all().length,
    db.saved_search.all().length,
    db.session.all().length,
  ]).toEqual(before)
  await front.stop()
  await serving.stop()
  // Two whole runs and eight partial ones: a minute or two alone, and many on a machine that does other work besides.
}, 900_000)
