import type { Backend } from '../backend'
import type { Hub } from './hub'
import type { Push } from './pushes'

type Note = { push: Push } | { tab: string; users: string[] } | { whoIsThere: string }

export type Tabs = {
  isHere: (userId: string) => boolean
  stop: () => void
}

export function joinTabs(backend: Backend, hub: Hub): Tabs {
  const channel = new BroadcastChannel(`proventous-mock:realtime:${backend.scenario.id}`)
  const tab = crypto.randomUUID()
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
  globalThis.addEventListener?.('pagehide', sayGoodbye)
  // The page came back from the back/forward cache.
  globalThis.addEventListener?.('pageshow', sayWhoIsHere)
  send({ whoIsThere: tab })

  return {
    isHere: (userId) => hub.users().has(userId) || [...elsewhere.values()].some((users) => users.includes(userId)),
    stop() {
      sayGoodbye()
      for (const stop of stops) stop()
      globalThis.removeEventListener?.('pagehide', sayGoodbye)
      globalThis.removeEventListener?.('pageshow', sayWhoIsHere)
      channel.close()
    },
  }
}
