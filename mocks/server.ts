import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backend } from './backend'
import { machineNow } from './clock'
import { withIpLockout } from './serve/ip-lockout'
import { answerControl, CONTROL_PATH } from './serve/control'
import { originHeaders, refuseMalformed, send, toHeaders, toRequest } from './serve/http'
import { refusal } from './network/unknown-call'
import { openInstance, type Instance, type InstanceOptions } from './serve/instance'

export type ServeOptions = Pick<InstanceOptions, 'publicFolder' | 'onMessage' | 'documentedOnly'> & {
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
  readonly backend: Backend
  stop: () => Promise<void>
}

/** `/worlds/anna/api/login`: the call `/api/login` of the world `anna`. */
const OF_INSTANCE = /^(\/worlds\/[\w-]{1,40})(\/.*)?$/
const MOST_INSTANCES = 50
/** A world that nobody asked for so long closes when its place is needed. */
const UNUSED_MS = 60 * 60_000

/**
 * Serves the same handlers as in the browser over HTTP, and the same realtime events over a real socket.io server.
 * Below `/worlds/NAME` is a world of its own, from the scenario's seed: the first call opens it, `DELETE /worlds/NAME`
 * closes it, and an unused one makes room for others after an hour. `CONTROL_PATH` in a world resets it, moves its
 * clock and so on.
 */
export async function serve({
  port,
  scenario = 'default',
  file,
  machine = machineNow,
  ...shared
}: ServeOptions): Promise<Serving> {
  const instances = new Map<string, { instance: Promise<Instance>; usedAt: number }>()
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
    const open = instances.get(prefix)
    instances.delete(prefix)
    ;(await open?.instance)?.stop()
    return open !== undefined
  }
  const named = () => [...instances].filter(([prefix]) => prefix !== '')
  const instanceAt = async (prefix: string): Promise<Instance | number> => {
    const known = instances.get(prefix)
    const now = machine()
    if (known) {
      known.usedAt = now
      return known.instance
    }
    const unused = named().filter(([, { usedAt }]) => usedAt + UNUSED_MS <= now)
    for (const [each] of unused) await close(each)
    if (named().length >= MOST_INSTANCES) return Math.min(...named().map(([, { usedAt }]) => usedAt)) + UNUSED_MS - now
    const instance = openInstance({ ...shared, http, prefix, scenario })
    instances.set(prefix, { instance, usedAt: now })
    return instance
  }
  const answer = async (message: IncomingMessage): Promise<Response | undefined> => {
    const [inInstance, prefix = '', below = ''] = OF_INSTANCE.exec(message.url ?? '/') ?? []
    const path = inInstance === undefined ? (message.url ?? '/') : below
    if (message.method === 'DELETE' && prefix !== '' && path === '') {
      const closed = await close(prefix)
      return closed ? new Response(null, { status: 204 }) : refusal(404, `There is no world at ${prefix}.`)
    }
    const instance = await instanceAt(prefix)
    if (typeof instance === 'number') {
      const words =
        `There are ${MOST_INSTANCES} worlds, which is the most. DELETE one, or wait until one is unused for an ` +
        'hour.'
      return refusal(429, words, { 'Retry-After': String(Math.ceil(instance / 1_000)) })
    }
    const request = toRequest(message, path)
    const isControl = path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)
    if (isControl) return answerControl(instance, request)
    return withIpLockout(instance.backend(), message.socket.remoteAddress ?? '', request, () =>
      instance.answer(request),
    )
  }

  const first = await openInstance({ ...shared, http, prefix: '', scenario, file })
  instances.set('', { instance: Promise.resolve(first), usedAt: machine() })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    get backend() {
      return first.backend()
    },
    async stop() {
      for (const { instance } of instances.values()) (await instance).stop()
      await new Promise((resolve) => {
        http.close(resolve)
      })
    },
  }
}
