import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { check, type Check } from '../check'
import { UNKNOWN_ID } from '../talking/client'
import { harmless } from '../harmless'
import { conversation } from '../fixtures'
import type { World } from '../context'

/** Who asks; the seller may list, which some calls need before they look for anything. */
async function tokenFor(world: World, { auth }: AnyEndpoint): Promise<string | null> {
  if (auth === 'super-admin') return world.admin()
  return auth === 'bearer' ? (await world.person('verified')).token : null
}

const every: readonly AnyEndpoint[] = ENDPOINTS

/** An id that does not exist is 404, in the path as in the body. */
export const unknownChecks: Check[] = every
  // Without an id, 404 says that a backend does not have the call.
  .filter(({ responses, params, body }) => responses[404] && (params ?? body))
  .map((endpoint) =>
    check('answers 404 for an id that does not exist', [endpoint], async (world) => {
      const body = harmless(endpoint.id)
      // Of an offer it is the offer that is unknown, in a conversation that the seller has.
      if (['acceptOffer', 'rejectOffer', 'counterOffer', 'answerCounterOffer', 'withdrawOffer'].includes(endpoint.id))
        Object.assign(body!, { conversation_id: (await conversation(world)).id })
      const buying = endpoint.id === 'answerCounterOffer'
      await world.refuse(404, endpoint, {
        token: buying ? (await conversation(world)).buyer.token : await tokenFor(world, endpoint),
        params: {
          id: UNKNOWN_ID,
          conversationId: UNKNOWN_ID,
          username: `nobody-${UNKNOWN_ID}`,
          path: `properties/${UNKNOWN_ID}.png`,
          side: 'front',
        },
        ...(body ? { body } : {}),
      })
    }),
  )
