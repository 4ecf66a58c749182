import { CONFIRMED_DAYS, OFFER_DAYS, UNSEND_MINUTES } from '@/contract/fields'
import { listMessages, unsendMessage } from '@/contract/messages/messages'
import { refusalOf } from '@/contract/rules/machines'
import { listTours } from '@/contract/tours/tours'
import { listTourRequests } from '@/contract/tours/requests'
import { getProperty } from '@/contract/listing/properties'
import { listReports } from '@/contract/listing/reports'
import { act } from '../act'
import { oneOf, type Cast, type Play } from '../cast'
import { report } from '../people'
import { reviewPlay } from './reviews'

const DAY = 86_400_000
const MINUTE = 60_000

const nowOf = ({ world }: Cast) => Date.now() + world.ahead()

const tour: Play = {
  // Longer than any visit of a cast is ahead.
  time: { of: 'createTour', ms: () => 6 * DAY },
  sides: ({ buyer, seller }) => ({ visitor: buyer, lister: seller }),
  async reach(cast, { from, event, when }) {
    if (from === null) return
    const invited = when?.includes('lister began') === true
    await act(cast, invited ? 'inviteToTour' : 'createTour')
    const propose = () => event === 'answerTourProposal' && !invited && act(cast, 'proposeTourTime')
    if (from === 'scheduled') await act(cast, 'confirmTour')
    await propose()
    if (from === 'cancelled') await act(cast, 'cancelTour')
    if (from !== 'completed') return
    await act(cast, 'confirmTour')
    await cast.world.passTime(6 * DAY)
  },
  async state(cast) {
    const { world, buyer, closed } = cast
    const { token } = oneOf(cast, buyer, cast.seller)
    const rows = await world.succeed(closed.has(buyer) ? listTourRequests : listTours, { token })
    return rows.find(({ id }) => String(id) === cast.tour)?.status ?? null
  },
}

/** The calls that lead an open offer to the other states. */
const ANSWERS: Record<string, 'counterOffer' | 'acceptOffer' | 'rejectOffer' | 'withdrawOffer'> = {
  countered: 'counterOffer',
  accepted: 'acceptOffer',
  rejected: 'rejectOffer',
  withdrawn: 'withdrawOffer',
}

const ANSWERED: Record<string, string> = {
  offer_accepted: 'accepted',
  offer_rejected: 'rejected',
  offer_withdrawn: 'withdrawn',
}

/** The state of the newest offer, or of what answered it. */
async function offerState(cast: Cast): Promise<string | null> {
  const { world, buyer, seller, conversation } = cast
  const params = { conversationId: conversation }
  const rows = await world.succeed(listMessages, { token: oneOf(cast, buyer, seller).token, params })
  const last = rows.findLast(({ type }) => type?.startsWith('offer'))
  if (last?.type === 'offer' && Date.parse(last.expires_at ?? '') <= nowOf(cast)) return 'expired'
  if (last?.type === 'offer') return last.sender === buyer.id ? 'open' : 'countered'
  return ANSWERED[last?.type ?? ''] ?? null
}

const offer: Play = {
  time: { of: 'makeOffer', ms: () => OFFER_DAYS * DAY + MINUTE },
  sides: ({ buyer, seller }) => ({ buyer, seller }),
  async reach(cast, { from }) {
    if (from !== null) await act(cast, 'makeOffer')
    const answer = from && ANSWERS[from]
    if (answer) await act(cast, answer)
    if (from === 'expired') await cast.world.passTime(OFFER_DAYS * DAY + MINUTE)
  },
  state: offerState,
}

/** What has hidden a listing before a call shows it again. */
const HID: Record<string, () => [event: 'revokeVerification' | 'suspendUser' | 'updateOwnProfile', when?: string]> = {
  approveVerification: () => ['revokeVerification'],
  liftSuspension: () => ['suspendUser'],
  time: () => ['suspendUser'],
}

export async function hide(cast: Cast, event: string): Promise<void> {
  const [hid, when = 'changes the number'] = HID[event]?.() ?? ['updateOwnProfile']
  await act(cast, hid, { when })
  if (event === 'approveVerification') await act(cast, 'submitIdVerification')
}

const OFFERED = ['acceptOffer', 'counterOffer', 'answerCounterOffer', 'withdrawOffer']
/** What hides a listing, and tells its open offers and visits. */
const HIDES = ['updateOwnProfile', 'revokeVerification', 'suspendUser']

async function openOffer(cast: Cast, event: string): Promise<void> {
  await act(cast, 'makeOffer')
  if (event === 'answerCounterOffer') await act(cast, 'counterOffer')
}

const listing: Play = {
  time: { of: 'createProperty', ms: ({ from }) => (from === 'paused' ? 8 : CONFIRMED_DAYS + 1) * DAY },
  sides: ({ buyer, seller, offer: open, tour: visit }) => ({
    owner: seller,
    ...(open ? { buyer } : {}),
    ...(visit ? { visitor: buyer } : {}),
  }),
  async reach(cast, { from, to, event }) {
    const hidden = from === 'paused'
    const before = hidden ? to : from
    const change = async () => {
      if (before === 'pending' || before === 'sold') await act(cast, 'updateProperty', { when: `says ${before}` })
    }
    // What is sold or hidden takes no offer: one that is answered then was made before.
    const early = to === null && OFFERED.includes(event)
    if (early) await openOffer(cast, event)
    await change()
    if (HIDES.includes(event)) {
      await act(cast, 'createTour')
      await act(cast, 'confirmTour')
    }
    if (!early && (OFFERED.includes(event) || (HIDES.includes(event) && from !== 'sold'))) await openOffer(cast, event)
    if (event === 'upholdReport') cast.report = await report(cast, cast.buyer)
    if (hidden) await hide(cast, event)
  },
  async state({ world, property: id }) {
    const { status, json } = await world.ask(getProperty, { params: { id } })
    if (status === 404) return null
    const { data } = json as { data: { paused?: boolean; status?: string } }
    return data.paused ? 'paused' : (data.status ?? null)
  },
}

/** What the report of an arrow is about. */
async function accuse(cast: Cast, { when, by }: { when?: string | undefined; by?: string | undefined }) {
  if (when?.includes('a message or a person')) cast.subject = { about: 'person', id: cast.seller.id }
  if (by !== 'reviewed') return
  await act(cast, 'makeOffer')
  await act(cast, 'acceptOffer')
  await act(cast, 'writeReview', { by: 'author' })
  await act(cast, 'writeReview', { by: 'reviewed' })
  cast.subject = { about: 'review', id: String(cast.review) }
}

const reportPlay: Play = {
  sides: ({ buyer, seller }) => ({ reporter: buyer, reported: seller, owner: seller }),
  async reach(cast, arrow) {
    if (arrow.from === null) return
    await accuse(cast, arrow)
    const third = arrow.by === 'reviewed' && (await cast.world.newcomer(`${cast.name}-third`))
    cast.report = await report(cast, third || cast.buyer)
    if (arrow.from === 'upheld') await act(cast, 'upholdReport')
    if (arrow.from === 'dismissed') await act(cast, 'dismissReport')
  },
  async state({ world, report: id, property }) {
    const rows = await world.succeed(listReports, { token: await world.admin() })
    const found = rows.find((row) => (id ? String(row.id) === id : row.subjectId === property))
    return found?.status ?? null
  },
}

const message: Play = {
  time: { of: 'sendMessage', ms: () => (UNSEND_MINUTES + 1) * MINUTE },
  sides: ({ buyer, seller }) => ({ sender: buyer, receiver: seller }),
  async reach(cast, { from }) {
    if (from !== null) await act(cast, 'sendMessage')
    if (from === 'removed') await act(cast, 'unsendMessage')
    if (from === 'kept') await cast.world.passTime((UNSEND_MINUTES + 1) * MINUTE)
  },
  // Whether a message is kept shows by trying to take it back, once it is too old for that.
  async state(cast) {
    const { world, buyer, conversation, message: id } = cast
    const { token } = buyer
    const rows = await world.succeed(listMessages, { token, params: { conversationId: conversation } })
    const found = rows.find((row) => String(row.id) === id)
    if (found?.removed_at) return 'removed'
    if (!found || nowOf(cast) - Date.parse(found.timestamp) < UNSEND_MINUTES * MINUTE) return found ? 'sent' : null
    const { status } = await world.ask(unsendMessage, { token, params: { id: String(id) } })
    return status === refusalOf('message', 'unsendMessage') ? 'kept' : 'sent'
  },
}

/** The machines of what two people have to do with each other. */
export const DEAL_PLAYS = { tour, offer, listing, report: reportPlay, message, review: reviewPlay } as const
