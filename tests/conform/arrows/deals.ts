import { sendMessage, sendPhotos, unsendMessage } from '@/contract/messages/messages'
import { openConversation } from '@/contract/messages/conversations'
import {
  acceptOffer,
  answerCounterOffer,
  counterOffer,
  makeOffer,
  rejectOffer,
  withdrawOffer,
} from '@/contract/messages/offers'
import type { EndpointId } from '@/contract'
import { answerTourProposal, cancelTour, createTour, rescheduleTour } from '@/contract/tours/tours'
import { confirmTour, declineTour, inviteToTour, proposeTourTime } from '@/contract/tours/requests'
import type { Arrow } from '@/contract/rules/machine'
import { dayFromNow } from '../fixtures'
import { picture } from '../pictures'
import type { Acts, Cast } from './cast'

const AMOUNT = 3_900_000
const LESS = 3_800_000

/** On a day of its own for each home of a pair. */
const visitIn = ({ world, property, turn }: Cast, days: number, time: string) =>
  ({ property_id: property, date: dayFromNow(world, days + 3 * turn), time, duration: 45 }) as const

const named = ({ conversation, offer }: Cast) => ({ conversation_id: conversation, offer_id: String(offer) })

const offered = ({ conversation, property }: Cast, offer_amount: number) =>
  ({ conversation_id: conversation, property_id: property, offer_amount, message: 'This much.' }) as const

/** Whether an arrow is somebody else's agreement, which ends the offers of the others. */
const isOfRival = ({ when }: Arrow) => when?.startsWith('another buyer') === true

/** Another buyer offers, and the seller agrees: at once, or by the answer to a counter-offer. */
async function rivalAgrees(cast: Cast, event: EndpointId) {
  const { world, seller, property, name } = cast
  const { token, id: _ } = await world.newcomer(`${name}-rival`)
  const opened = await world.succeed(openConversation, { token, body: { property_id: property, owner_id: seller.id } })
  const talk = { ...cast, conversation: String(opened.id) }
  const { id } = await world.succeed(makeOffer, { token, body: offered(talk, AMOUNT) })
  const body = { conversation_id: talk.conversation, offer_id: String(id) }
  if (event === 'acceptOffer') return world.succeed(acceptOffer, { token: seller.token, body })
  const counter = { ...body, offer_amount: LESS, message: 'For this.' }
  const answer = await world.succeed(counterOffer, { token: seller.token, body: counter })
  const yes = { ...body, offer_id: String(answer.id), accepted: true }
  return world.succeed(answerCounterOffer, { token, body: yes })
}

const onTour = ({ tour }: Cast) => ({ params: { id: String(tour) } })

/** What buyer and seller do about a home. */
export const DEALS: Acts = {
  async createTour(cast) {
    const { world, buyer } = cast
    const { id } = await world.succeed(createTour, { token: buyer.token, body: visitIn(cast, 3, '10:00') })
    cast.tour = String(id)
  },
  async inviteToTour(cast) {
    const { world, seller, conversation: conversation_id } = cast
    const { property_id: _, ...visit } = visitIn(cast, 3, '10:00')
    const { id } = await world.succeed(inviteToTour, { token: seller.token, body: { conversation_id, ...visit } })
    cast.tour = String(id)
  },
  confirmTour: (cast) => cast.world.succeed(confirmTour, { token: cast.seller.token, ...onTour(cast) }),
  declineTour: (cast) => cast.world.succeed(declineTour, { token: cast.seller.token, ...onTour(cast), body: {} }),
  cancelTour: (cast) => cast.world.succeed(cancelTour, { token: cast.buyer.token, ...onTour(cast) }),
  rescheduleTour: (cast) => {
    const { date, time } = visitIn(cast, 4, '11:00')
    return cast.world.succeed(rescheduleTour, { token: cast.buyer.token, ...onTour(cast), body: { date, time } })
  },
  proposeTourTime: (cast) => {
    const { date, time } = visitIn(cast, 5, '15:00')
    return cast.world.succeed(proposeTourTime, { token: cast.seller.token, ...onTour(cast), body: { date, time } })
  },
  answerTourProposal: (cast, { when }) => {
    const body = { accepted: when?.startsWith('accepts') === true }
    return cast.world.succeed(answerTourProposal, { token: cast.buyer.token, ...onTour(cast), body })
  },
  async makeOffer(cast) {
    const { id } = await cast.world.succeed(makeOffer, { token: cast.buyer.token, body: offered(cast, AMOUNT) })
    cast.offer = String(id)
  },
  async counterOffer(cast) {
    const body = { ...named(cast), offer_amount: LESS, message: 'For this.' }
    const { id } = await cast.world.succeed(counterOffer, { token: cast.seller.token, body })
    cast.offer = String(id)
  },
  acceptOffer: (cast, arrow) =>
    isOfRival(arrow)
      ? rivalAgrees(cast, 'acceptOffer')
      : cast.world.succeed(acceptOffer, { token: cast.seller.token, body: named(cast) }),
  rejectOffer: (cast) => cast.world.succeed(rejectOffer, { token: cast.seller.token, body: named(cast) }),
  answerCounterOffer: (cast, arrow) => {
    if (isOfRival(arrow)) return rivalAgrees(cast, 'answerCounterOffer')
    const body = { ...named(cast), accepted: arrow.when === 'accepts' }
    return cast.world.succeed(answerCounterOffer, { token: cast.buyer.token, body })
  },
  async withdrawOffer(cast, { by, when }) {
    const { token } = by === 'seller' ? cast.seller : cast.buyer
    const another = when ? { offer_amount: LESS - 100_000, message: 'This instead.' } : {}
    const { id } = await cast.world.succeed(withdrawOffer, { token, body: { ...named(cast), ...another } })
    if (when) cast.offer = String(id)
  },
  async sendMessage(cast) {
    const body = { conversation_id: cast.conversation, message: 'Is it still free?' }
    cast.message = String((await cast.world.succeed(sendMessage, { token: cast.buyer.token, body })).id)
  },
  async sendPhotos(cast) {
    const body = { conversation_id: cast.conversation, message: 'Like this one', photos: [picture()] }
    cast.message = String((await cast.world.succeed(sendPhotos, { token: cast.buyer.token, body })).id)
  },
  unsendMessage: ({ world, buyer, message }) =>
    world.succeed(unsendMessage, { token: buyer.token, params: { id: String(message) } }),
}
