import type { Backend } from '../backend'
import { startPeople } from '../realtime/simulated-users/people'
import { startListingNudges } from '../services/follow-ups/listing-nudges'
import { startMarketing } from '../services/follow-ups/marketing'
import { startSearchDigests } from '../services/follow-ups/search-digests'
import { startOfferExpiry } from '../services/offers/offer-expiry'
import { startReviewShowing } from '../services/people/reviews'
import { startTourReminders } from '../services/follow-ups/tour-reminders'
import { startSuspensionEnds } from '../services/standing/suspensions'
import { startTourAnswers } from '../services/tours/simulated-answers'
import type { ComingEvent } from './agenda'

/** `isHere` says who is connected and speaks for themselves. Returns how to stop. */
export function startEvents(backend: Backend, isHere: (userId: string) => boolean): () => void {
  const lively = backend.scenario.people === 'lively'
  const stops = [
    startTourReminders(backend),
    startListingNudges(backend),
    startOfferExpiry(backend),
    startSearchDigests(backend),
    startReviewShowing(backend),
    startSuspensionEnds(backend),
    startMarketing(backend),
    backend.agenda.announce(() => codeEnds(backend)),
    ...(lively ? [startPeople(backend, isHere), startTourAnswers(backend)] : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** When the codes that were sent stop being valid. Their rows decide; nothing is written then. */
function codeEnds({ db, clock }: Backend): ComingEvent[] {
  const now = clock.now()
  const isValid = ({ used, expires_at }: { used: boolean; expires_at: string }) => !used && Date.parse(expires_at) > now
  const emails = db.email_code.where(isValid).map((row) => ({
    ...row,
    what: row.verified ? `The verification of ${row.email} ends` : `The code for ${row.email} ends`,
    end: (expires_at: string) => void db.email_code.update(row.id, { expires_at }),
  }))
  const phones = db.phone_code.where(isValid).map((row) => ({
    ...row,
    what: `The code for ${row.phone_number} ends`,
    end: (expires_at: string) => void db.phone_code.update(row.id, { expires_at }),
  }))
  return [...emails, ...phones].map(({ id, what, expires_at, end }) => ({
    id: `end ${id}`,
    at: Date.parse(expires_at),
    what,
    runNow: () => end(clock.iso()),
    moveTo: (at) => end(new Date(at).toISOString()),
  }))
}
