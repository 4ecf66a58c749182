import type { Decorator } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { useEffect, useState } from 'react'
import { createBackend, type Backend } from '@mocks/backend'
import { toMswHandlers } from '@mocks/network/to-msw'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { layOutStorage } from '@mocks/scenarios/lay-out-storage'
import { TEST_TIME, type Persona } from '@mocks/scenarios/scenario'
import { App } from '@/shell/app'
import { prepareApp } from '@/shell/prepare-app'
import { useAuthDialog } from '@/session/auth-dialog'

type Globals = { account?: string; currency?: string; theme?: string }

/** Opens the product on the story's scenario: a store of its own, the clock frozen, signed in as the toolbar says. */
async function open(
  worker: SetupWorker,
  { scenario: id, path }: { scenario: string; path?: string },
  globals: Globals,
) {
  const given = scenarioById(id)
  const persona = asPersona(globals.account) ?? given.persona
  const scenario = { clock: TEST_TIME, ...given, persona }
  const backend = createBackend({ scenario, frozen: true, file: storyFile })
  worker.resetHandlers(...toMswHandlers(backend))
  await backend.ready
  layOutStorage(backend, { currency: globals.currency ?? 'PHP', darkMode: String(globals.theme === 'dark') })
  useAuthDialog.getState().close()
  const app = prepareApp({ path: path ?? given.start })
  void app.router.load()
  return app
}

/** A story with `parameters.screen` shows the whole product there; every other story shows itself. */
export const withScreen: Decorator = (Story, { parameters, loaded, globals, id }) => {
  const screen = parameters.screen as { scenario: string; path?: string } | undefined
  const { account, currency, theme } = globals as Globals
  const [app, setApp] = useState<Awaited<ReturnType<typeof open>>>()
  useEffect(() => {
    if (!screen) return
    let current = true
    void open(loaded.worker as SetupWorker, screen, { account, currency, theme }).then(
      (opened) => current && setApp(opened),
    )
    return () => {
      current = false
      setApp(undefined)
    }
    // A story's screen never changes; the theme switches in place.
  }, [id, account, currency, loaded.worker])
  if (!screen) return <Story />
  return app ? <App {...app} /> : <p role="status">Opening…</p>
}

function asPersona(account: string | undefined): Persona | undefined {
  return account && account !== 'of the scenario' ? (account as Persona) : undefined
}

const storyFile: Backend['file'] = (path) =>
  fetch(new Request(`./storage/${path}`, { headers: { accept: 'msw/passthrough' } }))
