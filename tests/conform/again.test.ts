import { expect, test } from 'vitest'
import { MODELS, type TableName } from '@mocks/store/models'
import { openBackend } from './broken/backend'
import { serveFront } from './broken/serve-front'
import { explain } from './report/rows'
import { CHECKS, conform, exitStatus } from './run'
import { network } from './talking/transport'

/** Rules for all answers and events. */
const WATCHED = 7
const TABLES = Object.keys(MODELS) as TableName[]
/** Tables that keep rows of a run: nothing in the contract removes them. */
const STAYS = [
  'audit',
  'coin_entry',
  'conversation',
  'email_code',
  'list_link',
  'listing_nudge',
  'message',
  'notification',
  'offer_expiry',
  'outbox',
  'review',
  'sent_key',
  'tour',
  'tour_reminder',
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

/** The first and the last are whole. */
const RUNS = 10

/** Milliseconds of the backend's clock. */
const BETWEEN = 11 * 60_000

const CLOCKLESS = 'needs a clock that can be put forward (see --clock)'

/** The demo accounts that the check signs in as. */
const ACCOUNTS = ['101', '102', '103']

test('our own server keeps the whole contract, behind a proxy too: ten runs in a row have one result and leave alike', async () => {
  const { world, front, options } = await openBackend()
  const { url, stop } = await serveFront(front, { prefix: '/behind/a/proxy' })
  const { db, clock } = world.backend()
  const notified = () => db.notification.where(({ user_id }) => ACCOUNTS.includes(user_id)).map(({ id }) => id)
  const before = [db.user.all().length, db.property.all().length, db.saved_search.all().length, db.session.all().length]
  const known = notified()
  const rows = () => TABLES.map((table) => [table, db[table].all().length] as const)
  const seed = new Map(rows())
  const runs: string[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    const whole = run === 1 || run === RUNS
    // A server counts the wrong passwords of one network address over ten minutes, those of the run before too.
    clock.advance(BETWEEN)
    const { results, left } = await conform({
      ...options,
      ...(whole ? {} : { only: WITH_A_MEMORY, passTime: undefined }),
      // Over HTTP and socket.io; the others come to the same in the process.
      ...(run === 1 ? { base: url, socket: url, transport: network } : {}),
    })
    const lines = results.map((result) => `${result.verdict} ${result.title} ${explain(result)}`)
    // The clock goes on in the whole runs alone.
    const strange = lines.filter((line) => !line.startsWith('passed') && !(line.endsWith(CLOCKLESS) && !whole))
    expect(strange).toEqual([])
    if (whole) runs.push([...lines, ...left].join('\n'))
    if (run > 1) continue
    expect(results).toHaveLength(CHECKS.length + WATCHED)
    expect(exitStatus(results, 'required')).toBe(0)
    const more = rows().filter(([table, count]) => count > (seed.get(table) ?? 0))
    expect(more.map(([table]) => table).toSorted()).toEqual(STAYS)
    expect(left).toHaveLength(13)
    for (const named of [/^\d+ conversations/, /^45 sales/, /audit record/, /review/])
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
  await stop()
  world.stop()
}, 900_000)
