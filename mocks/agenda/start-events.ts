import type { Backend } from '../backend'
import { startPeople } from '../realtime/simulated-users/people'
import { startListingNudges } from '../services/follow-ups/listing-nudges'
import { startMarketing } from '../services/follow-ups/marketing'
import { startSearchDigests } from '../services/follow-ups/search-digests'
import { startOfferExpiry } from '../services/offers/offer-expiry'
import { startTourReminders } from '../services/follow-ups/tour-reminders'
import { startTourAnswers } from '../services/tours/simulated-answers'
import { codeEnds } from './code-ends'

/** Starts everything that happens without a call. `isHere` says who is connected and speaks for themselves. Returns how to stop. */
export function startEvents(backend: Backend, isHere: (userId: string) => boolean): () => void {
  const lively = backend.scenario.people === 'lively'
  const stops = [
    startTourReminders(backend),
    startListingNudges(backend),
    startOfferExpiry(backend),
    startSearchDigests(backend),
    startMarketing(backend),
    backend.agenda.source(() => codeEnds(backend)),
    ...(lively ? [startPeople(backend, isHere), startTourAnswers(backend)] : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
