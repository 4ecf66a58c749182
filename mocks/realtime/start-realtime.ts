import type { Backend } from '../backend'
import { createHub } from './hub'
import { servePage, type PageServer } from './page-server'
import { startPeople } from './people/people'
import { joinTabs } from './tabs'
import { playTimeline } from './timeline'

/** Starts the realtime side of a backend inside this page: server, other tabs, simulated people, the scenario's timeline. */
export function startRealtime(backend: Backend): PageServer {
  const { realtime = {}, people } = backend.scenario
  const hub = createHub(backend)
  const tabs = joinTabs(backend, hub)
  const stops: (() => void)[] = [() => tabs.stop(), () => hub.stop()]
  let refusals = realtime.unreachable === 'always' ? Infinity : (realtime.unreachable ?? 0)
  let begun = false
  const server = servePage(hub, {
    isUp: () => (refusals -= 1) < 0,
    onOpened() {
      if (begun) return
      begun = true
      stops.push(playTimeline(backend, server, realtime.timeline ?? []))
      if (people === 'lively') stops.push(startPeople(backend, tabs.isHere))
    },
  })
  return {
    ...server,
    stop() {
      server.stop()
      for (const stop of stops.splice(0)) stop()
    },
  }
}
