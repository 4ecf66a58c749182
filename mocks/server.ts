import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backend } from './backend'
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
}

export type Serving = {
  url: string
  readonly backend: Backend
  stop: () => Promise<void>
}

/** `/worlds/anna/api/login`: the call `/api/login` of the instance `anna`. */
const OF_INSTANCE = /^(\/worlds\/[\w-]{1,40})(\/.*)$/
const MOST_INSTANCES = 50

/**
 * The first call below `/worlds/NAME` opens an instance of its own from the seed. `CONTROL_PATH` in it resets it, moves
 * its clock and so on.
 */
export async function serve({ port, scenario = 'default', file, ...shared }: ServeOptions): Promise<Serving> {
  const instances = new Map<string, Promise<Instance>>()
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
  const instanceAt = (prefix: string): Promise<Instance> | undefined => {
    const known = instances.get(prefix)
    if (known || instances.size > MOST_INSTANCES) return known
    const opened = openInstance({ ...shared, http, prefix, scenario, ...(prefix === '' ? { file } : {}) })
    instances.set(prefix, opened)
    return opened
  }
  const answer = async (message: IncomingMessage): Promise<Response | undefined> => {
    const [, prefix = '', path = message.url ?? '/'] = OF_INSTANCE.exec(message.url ?? '/') ?? []
    const instance = await instanceAt(prefix)
    if (!instance) return refusal(429, `There are ${MOST_INSTANCES} worlds already.`)
    const request = toRequest(message, path)
    const isControl = path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)
    if (isControl) return answerControl(instance, request)
    return withIpLockout(instance.backend(), message.socket.remoteAddress ?? '', request, () =>
      instance.answer(request),
    )
  }

  const first = await openInstance({ ...shared, http, prefix: '', scenario, file })
  instances.set('', Promise.resolve(first))
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    get backend() {
      return first.backend()
    },
    async stop() {
      for (const instance of await Promise.all(instances.values())) await instance.stop()
    },
  }
}
