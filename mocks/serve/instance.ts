import type { Server as HttpServer } from 'node:http'
import { getResponse } from 'msw'
import { startEvents } from '../agenda/start-events'
import { createBackend, type Backend } from '../backend'
import { offeredCalls, toMswHandlers } from '../network/to-msw'
import { unknownCall } from '../network/unknown-call'
import { createHub, type Hub } from '../realtime/hub'
import { scenarioById } from '../scenarios/catalog'
import type { Row } from '../store/database'
import { filePersistence, folderFiles } from './file-persistence'
import { filesOf } from './http'
import { serveSockets } from './sockets'

export type InstanceOptions = {
  /** Whose port has its sockets; left out, there are none. */
  http?: HttpServer
  /** Before every path: '' or `/worlds/anna`. */
  prefix?: string
  publicFolder: string
  scenario: string
  file?: string | undefined
  /** Leaves out every call that is an addition, whatever the scenario. */
  documentedOnly?: boolean | undefined
  /** Called with each e-mail and text message that a real backend would send. */
  onMessage?: ((message: Row<'outbox'>) => void) | undefined
}

export type Instance = {
  backend: () => Backend
  hub: () => Hub
  /** Replaces the backend with one of that scenario, from its seed, and closes every socket. */
  openScenario: (id: string) => Promise<void>
  answer: (request: Request) => Promise<Response | undefined>
  stop: () => void
}

type Running = { backend: Backend; hub: Hub; handlers: ReturnType<typeof toMswHandlers>; stop: () => void }

export async function openInstance(options: InstanceOptions): Promise<Instance> {
  const { http, prefix = '', publicFolder, file, onMessage, documentedOnly } = options

  const run = async (scenario: string, fresh: boolean): Promise<Running> => {
    const backend = createBackend({
      scenario: { ...scenarioById(scenario), ...(documentedOnly ? { additions: false } : {}) },
      fresh,
      file: filesOf(`${publicFolder}/storage`),
      ...(file ? { persistence: filePersistence(file), files: folderFiles(`${file}.files`) } : {}),
    })
    await backend.ready
    const hub = createHub(backend)
    const stopEvents = startEvents(backend, (id) => hub.users().has(id))
    const unwatch = onMessage && watchMessages(backend, onMessage)
    return {
      backend,
      hub,
      handlers: toMswHandlers(backend),
      stop() {
        stopEvents()
        unwatch?.()
        hub.stop()
      },
    }
  }

  let running = await run(options.scenario, false)
  const sockets = http && serveSockets(http, () => running.hub, `${prefix}/socket.io`)
  return {
    backend: () => running.backend,
    hub: () => running.hub,
    async openScenario(id) {
      const next = await run(id, true)
      running.stop()
      running = next
      sockets?.disconnect()
    },
    async answer(request) {
      const response = await getResponse(running.handlers, request)
      if (response?.type === 'error') return undefined
      return response ?? unknownCall(request, offeredCalls(running.backend.scenario))
    },
    stop() {
      running.stop()
      sockets?.close()
    },
  }
}

function watchMessages({ db, log }: Backend, tell: (message: Row<'outbox'>) => void): () => void {
  let seen = db.outbox.all().length
  return log.listen(() => {
    const messages = db.outbox.all()
    for (const message of messages.slice(seen)) tell(message)
    seen = messages.length
  })
}
