import type { EndpointId } from '@/contract'
import type { Arrow } from '@/contract/rules/machine'
import type { Acts, Cast } from './cast'
import { DEALS } from './deals'
import { PEOPLE } from './people'

export const ACTS: Acts = { ...DEALS, ...PEOPLE }

/** Makes a call on the way to a state. */
export async function act(cast: Cast, event: EndpointId, how: Partial<Arrow> = {}): Promise<void> {
  await ACTS[event]?.(cast, { from: null, event, to: null, ...how })
}
