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
}

export type Serving = {
  url: string
  /** The backend of the world without a name. */
  readonly backend: Backend
  stop: () => Promise<void>
}

/** `/worlds/anna/api/login`: the call `/api/login` of the world `anna`. */
const IN_WORLD = /^(\/worlds\/[\w-]{1,40})(\/.*)$/
const MOST_WORLDS = 50

/**
 * Serves the same handlers as in the browser over HTTP, and the same realtime events over a real socket.io server. Below
 * `/worlds/NAME` is a world of its own, from the scenario's seed, which the first call to it opens. `CONTROL_PATH` in a world
 * resets it, moves its clock and so on.
 */
export async function serve({ port, scenario = 'default', file, ...shared }: ServeOptions): Promise<Serving> {
  const worlds = new Map<string, Promise<World>>()
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
  const worldAt = (prefix: string): Promise<World> | undefined => {
    const known = worlds.get(prefix)
    if (known || worlds.size > MOST_WORLDS) return known
    const opened = openWorld({ ...shared, http, prefix, scenario, ...(prefix === '' ? { file } : {}) })
    worlds.set(prefix, opened)
    return opened
  }
  const answer = async (message: IncomingMessage): Promise<Response | undefined> => {
    const [, prefix = '', path = message.url ?? '/'] = IN_WORLD.exec(message.url ?? '/') ?? []
    const world = await worldAt(prefix)
    if (!world) return refusal(429, `There are ${MOST_WORLDS} worlds already.`)
    const request = toRequest(message, path)
    const isControl = path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)
    if (isControl) return answerControl(world, request)
    return withAddressLockout(world.backend(), message.socket.remoteAddress ?? '', request, () => world.answer(request))
  }

  const first = await openWorld({ ...shared, http, prefix: '', scenario, file })
  worlds.set('', Promise.resolve(first))
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    get backend() {
      return first.backend()
    },
    async stop() {
      for (const world of await Promise.all(worlds.values())) await world.stop()
    },
  }
}
