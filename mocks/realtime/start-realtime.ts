import type { Backend } from '../backend'
import { createHub } from './hub'
import { startEvents } from '../agenda/start-events'
import { servePage, type InPageServer } from './in-page-server'
import { joinTabs } from './tabs'
import { playTimeline } from './timeline'

export function startRealtime(backend: Backend): InPageServer {
  const { realtime = {} } = backend.scenario
  const hub = createHub(backend)
  const tabs = joinTabs(backend, hub)
  const stops: (() => void)[] = [startEvents(backend, tabs.isHere), () => tabs.stop(), () => hub.stop()]
  let refusals = realtime.unreachable === 'always' ? Infinity : (realtime.unreachable ?? 0)
  let begun = false
  const server = servePage(hub, {
    isUp: () => (refusals -= 1) < 0,
    onOpened() {
      if (begun) return
      begun = true
      stops.push(playTimeline(backend, server, realtime.timeline ?? []))
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
