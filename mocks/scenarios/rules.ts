import type { EndpointId } from '@/contract'
import type { NetworkRule, Step } from '../network/rules/rules'

export const LONG_WORDS =
  'Completely Renovated Six-Bedroom Heritage House with Annexe, Orchard and anUninterruptedViewOverTheGuimarasStrait'

export const BROKEN: Step = { fail: 'network' }

type Failure = Extract<Step['fail'], object>

export function fails(message: string, status: Failure['status'] = 500): Step {
  return { fail: { status, message } }
}

export function always(on: NetworkRule['on'], ...steps: Step[]): NetworkRule {
  return { on, steps }
}

export function once(on: NetworkRule['on'], ...steps: Step[]): NetworkRule {
  return { on, steps, afterwards: 'normal' }
}

export function never(on: NetworkRule['on']): NetworkRule {
  return always(on, { delay: 'forever' })
}

export function busy(...calls: EndpointId[]): NetworkRule[] {
  return calls.map((on) => always(on, fails('The server is busy.')))
}
