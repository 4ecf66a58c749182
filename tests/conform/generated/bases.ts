import { conversation, listing } from '../fixtures'
import { harmless } from '../harmless'
import type { World } from '../context'
import { registrationBody } from '../../helpers/registration-body'

const email = 'conform-generated@example.com'
const verification_code = 'abcdef'
const password = { password: 'Conform1now', password_confirmation: 'Conform1now' }

/** Whole bodies of calls that visitors make. */
const OF_VISITORS: Record<string, Record<string, unknown>> = {
  login: { email, password: password.password },
  signInWithGoogle: { credential: 'not.a.credential' },
  register: registrationBody(email, password.password),
  sendEmailVerification: { email },
  verifyEmail: { email, verification_code },
  requestPasswordReset: { email },
  resetPassword: { email, verification_code, ...password },
  superAdminLogin: { email, username: 'nobody', password: password.password },
}

/** What a body names has to exist: some backends look for it before they read the rest. */
const REFERENCES: Record<string, (world: World) => Promise<Record<string, unknown>>> = {
  openConversation: async (world) => {
    const { id, owner } = await listing(world)
    return { property_id: id, owner_id: owner.id }
  },
  sendMessage: inConversation,
  sendPhotos: inConversation,
  makeOffer: inConversation,
  acceptOffer: async (world) => ({ conversation_id: (await conversation(world)).id }),
  rejectOffer: async (world) => ({ conversation_id: (await conversation(world)).id }),
  counterOffer: async (world) => ({ conversation_id: (await conversation(world)).id }),
  answerCounterOffer: async (world) => ({ conversation_id: (await conversation(world)).id }),
  withdrawOffer: async (world) => ({ conversation_id: (await conversation(world)).id }),
  inviteToTour: inConversation,
  createTour: async (world) => ({ property_id: (await listing(world)).id }),
}

async function inConversation(world: World) {
  const { id, property } = await conversation(world)
  return { conversation_id: id, property_id: property }
}

/** A body that fits, about things that are there. */
export async function baseOf(world: World, id: string): Promise<Record<string, unknown>> {
  return { ...(OF_VISITORS[id] ?? harmless(id)), ...(await REFERENCES[id]?.(world)) }
}
