import { startEvents } from '../agenda/start-events'
import type { Backend } from '../backend'
import { answerLines, type Answerer } from './answer-lines'
import { createHub } from './hub'
import { failsAtFirst, servePage, type InPageServer } from './in-page-server'
import { joinTabs } from './tabs'
import { playTimeline, type Connection } from './timeline'

/** The realtime side without the page's end, which `connection` cuts. Returns who answers lines, and how to stop. */
export function startLive(
  backend: Backend,
  connection: Connection,
  tab?: string,
): { answer: Answerer; stop: () => void } {
  const hub = createHub(backend)
  const tabs = joinTabs(backend, hub, tab)
  const stops: (() => void)[] = [startEvents(backend, tabs.isHere), () => tabs.stop(), () => hub.stop()]
  let begun = false
  const onOpened = () => {
    if (begun) return
    begun = true
    stops.push(playTimeline(backend, connection, backend.scenario.realtime?.timeline ?? []))
  }
  return {
    answer: answerLines(hub, { onOpened }),
    stop() {
      for (const stop of stops.splice(0)) stop()
    },
  }
}

/** All of it in one thread, for tests and stories. */
export function startRealtime(backend: Backend): InPageServer {
  const live = startLive(backend, { drop: () => server.drop(), setUp: (up) => server.setUp(up) })
  const server = servePage(live.answer, failsAtFirst(backend.scenario.realtime))
  return {
    ...server,
    stop() {
      server.stop()
      live.stop()
    },
  }
}
