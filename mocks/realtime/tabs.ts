import type { Backend } from '../backend'
import type { Hub } from './hub'
import type { Push } from './pushes'

type Note = { push: Push } | { tab: string; users: string[] } | { whoIsThere: string }

export type Tabs = {
  isHere: (userId: string) => boolean
  stop: () => void
}

const channelOf = (scenario: string) => new BroadcastChannel(`proventous-mock:realtime:${scenario}`)

/** A tab that closes says so, and one that returns from the back/forward cache asks who is there. */
export function followPage(scenario: string, tab: string): void {
  const channel = channelOf(scenario)
  window.addEventListener('pagehide', () => channel.postMessage({ tab, users: [] } satisfies Note))
  window.addEventListener('pageshow', () => channel.postMessage({ whoIsThere: tab } satisfies Note))
}

export function joinTabs(backend: Backend, hub: Hub, tab: string = crypto.randomUUID()): Tabs {
  const channel = channelOf(backend.scenario.id)
  const elsewhere = new Map<string, string[]>()
  const send = (note: Note) => channel.postMessage(note)
  const sayWhoIsHere = () => send({ tab, users: [...hub.users()] })
  const sayGoodbye = () => send({ tab, users: [] })

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    if ('push' in data) backend.pushes.deliver(data.push)
    else if ('whoIsThere' in data) sayWhoIsHere()
    else elsewhere.set(data.tab, data.users)
  }
  const stops = [
    backend.pushes.listen((push, own) => {
      if (own) send({ push })
    }),
    hub.watch(sayWhoIsHere),
  ]
  send({ whoIsThere: tab })

  return {
    isHere: (userId) => hub.users().has(userId) || [...elsewhere.values()].some((users) => users.includes(userId)),
    stop() {
      sayGoodbye()
      for (const stop of stops) stop()
      channel.close()
    },
  }
}
