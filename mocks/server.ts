import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { createBackend, type Backend } from './backend'
import { toMswHandlers } from './network/to-msw'
import { createHub } from './realtime/hub'
import { startTourReminders } from './services/follow-ups/tour-reminders'
import { startPeople } from './realtime/simulated-users/people'
import { scenarioById } from './scenarios/catalogue'
import { filePersistence, folderFiles } from './serve/file-persistence'
import { allowOrigins, filesOf, send, toRequest } from './serve/http'
import { serveSockets } from './serve/sockets'

export type ServeOptions = {
  /** 0 takes any free one. */
  port: number
  /** Where `storage/` with the build's own pictures lies. */
  publicFolder: string
  scenario?: string
  /** Keeps the state there over a restart; left out, each start is the seed. */
  file?: string
}

export type Serving = { url: string; backend: Backend; stop: () => Promise<void> }

/** Serves the same handlers as in the browser over HTTP, and the same realtime events over a real socket.io server. */
export async function serve({ port, publicFolder, scenario = 'default', file }: ServeOptions): Promise<Serving> {
  const backend = createBackend({
    scenario: scenarioById(scenario),
    file: filesOf(`${publicFolder}/storage`),
    ...(file ? { persistence: filePersistence(file), files: folderFiles(`${file}.files`) } : {}),
  })
  await backend.ready
  const handlers = toMswHandlers(backend)
  const http = createServer((message, response) => {
    allowOrigins(message, response)
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    void getResponse(handlers, toRequest(message))
      .then((answer) => {
        if (answer?.type === 'error') message.socket.destroy()
        else send(answer ?? new Response('No such call', { status: 404 }), response)
      })
      .catch((error: unknown) => send(new Response(String(error), { status: 500 }), response))
  })
  const hub = createHub(backend)
  const closeSockets = serveSockets(http, hub)
  const people = backend.scenario.people === 'lively' ? startPeople(backend, (id) => hub.users().has(id)) : undefined
  const stopReminders = startTourReminders(backend)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    backend,
    async stop() {
      people?.()
      stopReminders()
      hub.stop()
      // Closes the HTTP server too.
      await closeSockets()
    },
  }
}
