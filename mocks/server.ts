import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backend } from './backend'
import { withAddressLockout } from './serve/address-lockout'
import { answerControl, CONTROL_PATH } from './serve/control'
import { originHeaders, refuseMalformed, send, toHeaders, toRequest } from './serve/http'
import { refusal } from './serve/refusal'
import { openWorld, type World, type WorldOptions } from './serve/world'

export type ServeOptions = Pick<WorldOptions, 'publicFolder' | 'onMessage' | 'documentedOnly'> & {
  /** 0 takes any free one. */
  port: number
  scenario?: string
  /** Keeps the state there over a restart; left out, each start is the seed. */
  file?: string
  /** Milliseconds of the machine, by which worlds expire. */
  machine?: () => number
}

export type Serving = {
  url: string
  /** The backend of the world without a name. */
  readonly backend: Backend
  stop: () => Promise<void>
}

/** `/worlds/anna/api/login`: the call `/api/login` of the world `anna`. */
const IN_WORLD = /^(\/worlds\/[\w-]{1,40})(\/.*)?$/
const MOST_WORLDS = 50
/** A world that nobody asked for so long closes when its place is needed. */
const UNUSED_MS = 60 * 60_000

/**
 * Serves the same handlers as in the browser over HTTP, and the same realtime events over a real socket.io server. Below
 * `/worlds/NAME` is a world of its own, from the scenario's seed: the first call opens it, `DELETE /worlds/NAME` closes it, and an
 * unused one makes room for others after an hour. `CONTROL_PATH` in a world resets it, moves its clock and so on.
 */
export async function serve({
  port,
  scenario = 'default',
  file,
  machine = Date.now.bind(Date),
  ...shared
}: ServeOptions): Promise<Serving> {
  const worlds = new Map<string, { world: Promise<World>; usedAt: number }>()
  const http = createServer((message, response) => {
    response.setHeaders(originHeaders(toHeaders(message.headers)))
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    void answer(message)
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- a mock that fails must do so loudly
        console.error(error)
        return refusal(500, `The mocked backend failed: ${error instanceof Error ? error.message : String(error)}`)
      })
      .then((answered) => {
        if (answered) send(answered, response)
        else message.socket.destroy()
      })
  })
  http.on('clientError', refuseMalformed)
  const close = async (prefix: string) => {
    const open = worlds.get(prefix)
    worlds.delete(prefix)
    ;(await open?.world)?.stop()
    return open !== undefined
  }
  const named = () => [...worlds].filter(([prefix]) => prefix !== '')
  const worldAt = async (prefix: string): Promise<World | number> => {
    const known = worlds.get(prefix)
    const now = machine()
    if (known) {
      known.usedAt = now
      return known.world
    }
    const unused = named().filter(([, { usedAt }]) => usedAt + UNUSED_MS <= now)
    for (const [each] of unused) await close(each)
    if (named().length >= MOST_WORLDS) return Math.min(...named().map(([, { usedAt }]) => usedAt)) + UNUSED_MS - now
    const world = openWorld({ ...shared, http, prefix, scenario })
    worlds.set(prefix, { world, usedAt: now })
    return world
  }
  const answer = async (message: IncomingMessage): Promise<Response | undefined> => {
    const [inWorld, prefix = '', below = ''] = IN_WORLD.exec(message.url ?? '/') ?? []
    const path = inWorld === undefined ? (message.url ?? '/') : below
    if (message.method === 'DELETE' && prefix !== '' && path === '') {
      const closed = await close(prefix)
      return closed ? new Response(null, { status: 204 }) : refusal(404, `There is no world at ${prefix}.`)
    }
    const world = await worldAt(prefix)
    if (typeof world === 'number') {
      const words = `There are ${MOST_WORLDS} worlds, which is the most. DELETE one, or wait until one is unused for an hour.`
      return refusal(429, words, { 'Retry-After': String(Math.ceil(world / 1_000)) })
    }
    const request = toRequest(message, path)
    const isControl = path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)
    if (isControl) return answerControl(world, request)
    return withAddressLockout(world.backend(), message.socket.remoteAddress ?? '', request, () => world.answer(request))
  }

  const first = await openWorld({ ...shared, http, prefix: '', scenario, file })
  worlds.set('', { world: Promise.resolve(first), usedAt: machine() })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    get backend() {
      return first.backend()
    },
    async stop() {
      for (const { world } of worlds.values()) (await world).stop()
      await new Promise((resolve) => {
        http.close(resolve)
      })
    },
  }
}
