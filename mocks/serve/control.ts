import * as z from 'zod/mini'
import { openAdminSession, openUserSession } from '../browser/sessions'
import { networkRules, problemOf } from '../network/rules/parse-rules'
import { SCENARIOS } from '../scenarios/catalogue'
import { captureState, mockState, openState } from '../state/state'
import { refusal } from './refusal'
import type { World } from './world'

/** Every control of a world is below this path. It is no part of the contract. */
export const CONTROL_PATH = '/__mock'

type Control = {
  /** One line for the overview. */
  does: string
  /** The body's schema; without one the control takes no body. */
  body?: z.ZodMiniType
  run: (world: World, body: unknown, query: URLSearchParams) => Promise<unknown>
}

/** A control without a result answers 204; a string is sent as plain text. */
function control<Body = undefined>(
  does: string,
  run: (world: World, body: Body, query: URLSearchParams) => unknown,
  body?: z.ZodMiniType<Body>,
): Control {
  return { does, run: async (world, given, query) => run(world, given as Body, query), ...(body ? { body } : {}) }
}

const clockChange = z.union([
  z.strictObject({ advance: z.number() }),
  z.strictObject({ freeze: z.iso.datetime({ offset: true }) }),
  z.strictObject({ run: z.literal(true) }),
])

const scenarioId = z.strictObject({
  id: z.string().check(z.refine((id) => SCENARIOS.some((one) => one.id === id), 'there is no such scenario')),
})

const clockOf = ({ backend }: World) => {
  const { clock } = backend()
  return { now: clock.iso(), frozen: clock.stopped() !== null }
}

const messagesTo = ({ backend }: World, to: string | null) =>
  backend()
    .db.outbox.all()
    .filter((message) => to === null || message.to === to)
    .toReversed()

const NOBODY = { token: null, superAdminToken: null }

const CONTROLS: Record<string, Control> = {
  'POST /reset': control('Returns to the seed. Nobody is signed out.', ({ backend }) => backend().reset()),
  'GET /scenario': control('The open scenario.', ({ backend }) => ({ id: backend().scenario.id })),
  'PUT /scenario': control(
    'Opens a scenario from its seed: {"id":"list-fails"}.',
    (world, { id }) => world.openScenario(id),
    scenarioId,
  ),
  'GET /rules': control('The network rules.', ({ backend }) => backend().rules.list()),
  'PUT /rules': control(
    'Replaces the network rules: [{"on":"login","steps":[{"delay":2000}]}].',
    ({ backend }, rules) => backend().rules.set(rules),
    networkRules,
  ),
  'GET /clock': control('The time of this world.', clockOf),
  'PUT /clock': control(
    'Moves the clock and runs what falls due: {"advance":3600000}, {"freeze":"2026-06-15T09:00:00+08:00"} or {"run":true}.',
    async (world, change) => {
      const { clock, writing, passTime, agenda } = world.backend()
      if ('advance' in change) await passTime(change.advance)
      else await writing(async () => ('freeze' in change ? clock.freeze(Date.parse(change.freeze)) : clock.run()))
      await agenda.settle()
      return clockOf(world)
    },
    clockChange,
  ),
  'GET /events': control(
    'What is to happen without a call, the next first; `?kind=offer` only what has an id that begins so.',
    ({ backend }, _, query) => backend().agenda.listed(query.get('kind')),
  ),
  'PUT /events': control(
    'Lets an event happen now, {"id":"…"}, or moves it: {"id":"…","at":"2026-06-15T09:00:00+08:00"}.',
    ({ backend }, { id, at }) =>
      at === undefined ? backend().agenda.bringForward(id) : backend().agenda.moveTo(id, Date.parse(at)),
    z.strictObject({ id: z.string(), at: z.optional(z.iso.datetime({ offset: true })) }),
  ),
  'DELETE /events': control('Drops the event with `?id=`.', ({ backend }, _, query) =>
    backend().agenda.drop(query.get('id') ?? ''),
  ),
  'GET /outbox': control('E-mails and text messages, newest first; `?to=` selects a recipient.', (world, _, query) =>
    messagesTo(world, query.get('to')),
  ),
  'GET /outbox/code': control('The newest code sent to `?to=`, as plain text.', (world, _, query) => {
    const [newest] = messagesTo(world, query.get('to'))
    return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? refusal(404, 'No code was sent to that recipient.')
  }),
  'POST /session': control(
    'Signs in without a password, and answers the token as plain text: {"user":"102"}, or "admin" for the administrator.',
    async ({ backend }, { user }) => {
      const keys = user === 'admin' ? await openAdminSession(backend()) : await openUserSession(backend(), user)
      return keys?.token ?? keys?.superAdminToken ?? refusal(404, `There is no account '${user}'.`)
    },
    z.strictObject({ user: z.string() }),
  ),
  'GET /log': control('The latest calls and socket events.', ({ backend }) => backend().log.entries()),
  'DELETE /log': control('Empties the log.', ({ backend }) => backend().log.clear()),
  'GET /state': control('The whole state, as the toolbox saves it.', ({ backend }) => captureState(backend(), NOBODY)),
  'PUT /state': control(
    'Opens a saved state.',
    async (world, state) => {
      if (state.scenario !== world.backend().scenario.id) await world.openScenario(state.scenario)
      await openState(world.backend(), state)
    },
    mockState,
  ),
}

/** Answers a request below `CONTROL_PATH`; 404 with the list of controls for any other. */
export async function answerControl(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(CONTROL_PATH.length)
  if (path === '' || path === '/') return Response.json({ controls: overview() })
  const found = CONTROLS[`${request.method} ${path}`]
  if (!found)
    return Response.json({ success: false, message: 'No such control.', controls: overview() }, { status: 404 })
  const { body, run } = found
  let given: unknown
  if (body) {
    const parsed = body.safeParse(await request.json().catch(() => undefined))
    if (!parsed.success) return refusal(422, problemOf(parsed.error))
    given = parsed.data
  }
  try {
    const result = await run(world, given, url.searchParams)
    if (result instanceof Response) return result
    if (result === undefined) return new Response(null, { status: 204 })
    return typeof result === 'string' ? new Response(result) : Response.json(result)
  } catch (error) {
    return refusal(422, error instanceof Error ? error.message : String(error))
  }
}

function overview(): string[] {
  return Object.entries(CONTROLS).map(([name, { does }]) => `${name.replace(' /', ` ${CONTROL_PATH}/`)}: ${does}`)
}
