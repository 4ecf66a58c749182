import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Backend } from '@mocks/backend'
import { openAdminSession, openUserSession } from '@mocks/browser/sessions'
import { writeSession } from '@mocks/browser/write-storage'
import { openApp, type OpenedApp } from '../decorators/product'
import { leaveNothingOpen } from '../nothing-open'
import type { Desk, FlowStep, Who } from './flow-story'
import { until, watchPage } from './until'

type Options = {
  steps: readonly FlowStep[]
  backend: Backend
  /** How many steps are taken at once, when the flow opens. */
  from: number
  onOpen: (app: OpenedApp | null) => void
}

/** Longest a step takes, in milliseconds, before the bar says that it did not work. */
const PATIENCE = 15_000

/** Which step is next. A step ends when the screen shows that it is done, whoever pressed. */
export function useFlow({ steps, backend, from, onOpen }: Options) {
  const [place, setPlace] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // What a screen shows from the beginning is not done by anybody.
  const begun = useRef(-1)

  const look = useEffectEvent(() => {
    const step = steps[place]
    if (!step || busy) return
    if (!step.done()) begun.current = place
    else if (begun.current === place) setPlace(place + 1)
  })
  useEffect(() => {
    look()
    return watchPage(look)
  }, [])

  const goTo = async (wanted: number) => {
    setBusy(true)
    setProblem('')
    try {
      for (const [at, step] of steps.entries()) {
        if (at < place || at >= wanted) continue
        await step.press(deskOf(backend, onOpen))
        await until(step.done, PATIENCE, 'The screen does not show what the step ends with.')
        setPlace(at + 1)
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message.split('\n')[0]! : String(error))
    }
    setBusy(false)
  }
  const begin = useEffectEvent(() => void (from > 0 && goTo(from)))
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])
  return { place, busy, problem, goTo }
}

function deskOf(backend: Backend, onOpen: (app: OpenedApp | null) => void): Desk {
  return {
    backend,
    open: async (who, path) => {
      const keys = (await keysOf(backend, who)) ?? {}
      // The screen of whoever was there would answer the end of its session with a login.
      onOpen(null)
      await until(() => document.body.querySelector('main') === null, PATIENCE, 'The screen is not left.')
      leaveNothingOpen()
      writeSession(keys)
      onOpen(openApp(path))
    },
  }
}

async function keysOf(backend: Backend, who: Who) {
  if (who === 'visitor') return {}
  if (who === 'admin') return openAdminSession(backend)
  const user = backend.db.user.where(({ email }) => email === who.email)[0]
  if (!user) throw new Error(`Nobody has the address ${who.email}.`)
  return openUserSession(backend, user.id)
}
