import { run, uncheckedCommands } from '../control/commands'
import type { Door } from '../control/mock-commands'
import { commandNamed, CONTROL_NAMES, CONTROLS, namedArguments } from '../control/table'
import { openState } from '../state/state'
import { refusal } from '../network/unknown-call'
import type { Instance } from './instance'

/** Every control of an instance is below this path. It is no part of the contract. */
export const CONTROL_PATH = '/__mock'

/** An instance by its commands: nobody is signed in at this door, each call brings a token of its own. */
export function doorOf(instance: Instance): Door {
  return {
    backend: instance.backend,
    openScenario: instance.openScenario,
    async openState(state) {
      if (state.scenario !== instance.backend().scenario.id) await instance.openScenario(state.scenario)
      await openState(instance.backend(), state)
    },
    enter() {},
    account: () => ({ token: null, superAdminToken: null }),
    changed() {},
  }
}

/**
 * Answers a request below `CONTROL_PATH`: `POST /__mock/passTime {"ms":3600000}`; what only reads also by `GET`, with
 * what it takes in the query. A command without a result answers 204, a text is plain text. 404 with the list of
 * controls for any other name, 422 for what does not fit.
 */
export async function answerControl(instance: Instance, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const asked = url.pathname.slice(CONTROL_PATH.length + 1)
  if (asked === '') return Response.json({ controls: overview() })
  const isGet = request.method === 'GET'
  if (!isGet && request.method !== 'POST')
    return refusal(405, 'Controls are asked by POST, and those that read by GET too.')
  let name
  try {
    name = commandNamed(asked)
  } catch (error) {
    return Response.json({ success: false, message: sentenceOf(error), controls: overview() }, { status: 404 })
  }
  if (isGet && !CONTROLS[name].reads) return refusal(405, `${name} changes something: ask by POST.`)
  try {
    const given = isGet ? Object.fromEntries(url.searchParams) : await bodyOf(request)
    const result = await run(uncheckedCommands(doorOf(instance)), name, namedArguments(name, given))
    if (result === undefined) return new Response(null, { status: 204 })
    return typeof result === 'string' ? new Response(result) : Response.json(result)
  } catch (error) {
    return refusal(422, sentenceOf(error))
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The body is no JSON.')
  }
}

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function overview(): string[] {
  return CONTROL_NAMES.map((name) => {
    const { takes, does, reads } = CONTROLS[name]
    const given = Object.keys(takes).length > 0 ? ` {${Object.keys(takes).join(', ')}}` : ''
    return `${reads ? 'GET' : 'POST'} ${CONTROL_PATH}/${name}${given}: ${does}`
  })
}
