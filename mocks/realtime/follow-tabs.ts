import type { Backend } from '../backend'
import { hearSaves } from '../store/persistence'

/** Follows the clock and events that other tabs save. `moved` is called when the time changed there. */
export function followTabs({ clock, reading }: Backend, moved: () => void): () => void {
  const time = () => JSON.stringify([clock.offset(), clock.stopped()])
  let seen = time()
  return hearSaves(
    // A call of this tab may have read it before, so the time is compared with the last one seen here.
    () =>
      void reading(async () => {
        if (time() !== seen) moved()
        seen = time()
      }),
  )
}
