import type { EndpointId } from '@/contract'
import type { Occasion, WireReviewRight } from '@/contract/account/reviews'
import type { StateOf } from '@/contract/rules/machines'
import { changeEnd, reviewEnd } from '@/domain/people/reviews'
import { tourEnd } from '@/domain/tours/tour-times'
import { english } from '@/words/words'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Row } from '../../store/database'
import { tourStatusAt } from '../../wire/tour-wire'
import { requireStep } from '../access/steps'
import { otherSide } from '../conversation-sides'
import { notify } from '../notify'
import { told, worded, type Notice, type Told } from '../told'

type Review = Row<'review'>

/** What two people did together about a listing, seen by one of them; the latest counts. */
type Meeting = { property_id: string; person_id: string; occasion: Occasion; happened: number }

type Right = Omit<Meeting, 'happened'> & { ends: number; own: Review | undefined; other: Review | undefined }

export function reviewState({ clock }: Backend, row: Review): StateOf<'review'> {
  if (row.removed_at !== null) return 'removed'
  if (row.answer !== null) return 'answered'
  return row.shown_at <= clock.iso() ? 'shown' : 'hidden'
}

function meetingsOf({ db, clock }: Backend, me: string): Meeting[] {
  const now = clock.now()
  const visits = db.tour.all().flatMap((tour): Meeting[] => {
    const lister = db.property.find(tour.property_id)?.user_id
    if (lister === undefined || (tour.user_id !== me && lister !== me)) return []
    if (tourStatusAt(tour, now) !== 'completed') return []
    const person_id = tour.user_id === me ? lister : tour.user_id
    return [{ property_id: tour.property_id, person_id, occasion: 'visit', happened: tourEnd(tour) ?? 0 }]
  })
  const deals = db.message
    .where((row) => row.type === 'offer_accepted')
    .flatMap((row): Meeting[] => {
      const talk = db.conversation.find(row.conversation_id)
      if (!talk || (talk.buyer_id !== me && talk.seller_id !== me)) return []
      const { property_id } = talk
      return [{ property_id, person_id: otherSide(talk, me), occasion: 'deal', happened: Date.parse(row.timestamp) }]
    })
  const latest = new Map<string, Meeting>()
  for (const one of [...visits, ...deals].toSorted((before, after) => before.happened - after.happened))
    latest.set(`${one.property_id} ${one.person_id}`, one)
  return [...latest.values()]
}

/** After the first review the other side may write until it is shown, so that no bad one answers it. */
function rightsOf(backend: Backend, me: string): Right[] {
  const { db } = backend
  return meetingsOf(backend, me).flatMap(({ happened, ...meeting }): Right[] => {
    const about = db.review.where((row) => row.property_id === meeting.property_id)
    const own = about.find((row) => row.author_id === me && row.user_id === meeting.person_id)
    const other = about.find((row) => row.author_id === meeting.person_id && row.user_id === me)
    const shown = own ?? other
    const ends = shown ? Date.parse(shown.shown_at) : reviewEnd(happened)
    return db.user.find(meeting.person_id) ? [{ ...meeting, ends, own, other }] : []
  })
}

function wireRight(
  { db }: Backend,
  { property_id, person_id, occasion, ends, own }: Omit<Right, 'other'>,
): WireReviewRight {
  const person = db.user.find(person_id)
  return {
    property: { id: property_id, title: db.property.find(property_id)?.title },
    person: { id: person_id, name: person?.name, username: person?.username },
    occasion,
    open_until: new Date(ends).toISOString(),
    review: own && {
      id: own.id,
      rating: own.rating,
      comment: own.comment,
      changeable_until: new Date(Math.min(changeEnd(Date.parse(own.date)), ends)).toISOString(),
    },
  }
}

export function openRights(backend: Backend, me: string): WireReviewRight[] {
  const now = backend.clock.now()
  return rightsOf(backend, me)
    .filter(({ ends }) => ends > now)
    .toSorted((one, next) => one.ends - next.ends)
    .map((right) => wireRight(backend, right))
}

type Said = Pick<Review, 'rating' | 'comment'>

/** Both reviews are shown with the second one, and both sides are told. */
export function write(backend: Backend, author: Row<'user'>, about: { property: string; person: string }, said: Said) {
  const { db, clock } = backend
  const own = rightsOf(backend, author.id).find(
    ({ property_id, person_id }) => property_id === about.property && person_id === about.person,
  )
  if (own?.own) requireStep('review', reviewState(backend, own.own), 'writeReview', { said: 'You have reviewed this.' })
  if (!own || own.ends <= clock.now())
    throw problem(404, 'There is no visit and no deal with this person in the last 30 days.')
  const { property_id, person_id, occasion, other } = own
  const shown_at = other ? clock.iso() : new Date(own.ends).toISOString()
  const row = {
    user_id: person_id,
    author_id: author.id,
    property_id,
    occasion,
    shown_at,
    announced: other !== undefined,
    answer: null,
    removed_at: null,
    ...said,
  }
  const review = db.review.insert({ id: db.newId(), date: clock.iso(), ...row })
  if (other) db.review.update(other.id, { shown_at, announced: true })
  tell(backend, person_id, {
    title: told('{name} has written a review', { name: author.name }),
    message: told(
      other
        ? 'Both reviews are on your profiles now.'
        : 'You read it when you have reviewed them too, or when the time for reviews is over.',
    ),
    link: other ? reviewsLink(backend, person_id) : '/dashboard/tours',
  })
  return wireRight(backend, { ...own, ends: Date.parse(shown_at), own: review })
}

export function change(backend: Backend, review: Review, said: Said): WireReviewRight {
  const { db, clock } = backend
  requireReviewStep(backend, review, 'changeReview')
  if (changeEnd(Date.parse(review.date)) <= clock.now())
    throw problem(409, 'A review can be changed within 48 hours only.')
  const changed = db.review.update(review.id, said) ?? review
  const { user_id: person_id, property_id, occasion, shown_at } = changed
  const about = { property_id: property_id ?? '', person_id, occasion: occasion ?? 'visit' }
  return wireRight(backend, { ...about, ends: Date.parse(shown_at), own: changed })
}

export function answer(backend: Backend, review: Review, text: string): void {
  const { db } = backend
  requireReviewStep(backend, review, 'answerReview')
  db.review.update(review.id, { answer: text })
  const person = db.user.find(review.user_id)
  tell(backend, review.author_id, {
    title: told('{name} answered your review', { name: person?.name ?? told('A member') }),
    message: { own: text },
    link: reviewsLink(backend, review.user_id),
  })
}

function requireReviewStep(backend: Backend, review: Review, event: EndpointId): void {
  requireStep('review', reviewState(backend, review), event)
}

function tell(backend: Backend, userId: string, given: Notice & { link: string }): void {
  if (backend.db.user.find(userId)) notify(backend, userId, { type: 'system', ...given })
}

function reviewsLink({ db }: Backend, userId: string): string {
  const person = db.user.find(userId)
  return person ? `/dashboard/u/${person.username}?tab=reviews` : '/dashboard'
}

/** Tells both sides when a review that stayed alone is shown. Returns how to stop. */
export function startReviewShowing(backend: Backend): () => void {
  return backend.agenda.run(() => showings(backend))
}

function showings(backend: Backend): ComingEvent[] {
  const { db, clock } = backend
  return db.review
    .where(({ announced }) => !announced)
    .map((review): ComingEvent => {
      const { id, shown_at, user_id, author_id } = review
      const author = db.user.find(author_id)?.name ?? told('A former member')
      const person = db.user.find(user_id)?.name ?? told('a former member')
      const show = (time: number) => void db.review.update(id, { shown_at: new Date(time).toISOString() })
      return {
        id: `review ${id} is shown`,
        at: Date.parse(shown_at),
        what: `The review of ${worded(person, english)} by ${worded(author, english)} is shown`,
        happen() {
          db.review.update(id, { announced: true })
          const link = reviewsLink(backend, user_id)
          const title = told('A review is shown')
          const aboutYou = told('Everyone reads now what {name} wrote about you.', { name: author })
          tell(backend, user_id, { title, message: aboutYou, link })
          const byYou = told('Everyone reads now what you wrote about {name}.', { name: person })
          tell(backend, author_id, { title, message: byYou, link })
        },
        runNow: () => show(clock.now()),
        moveTo: show,
      }
    })
}

/** Asks both sides how it was, after a visit or a deal. */
export function askForReviews(
  backend: Backend,
  sides: readonly [string, string],
  title: string | Told,
  link: string,
): void {
  for (const [index, side] of sides.entries()) {
    const other = backend.db.user.find(sides[1 - index] ?? '')
    if (!other) continue
    tell(backend, side, {
      title: told('How was it?'),
      message: told('You can review {name} for “{title}”. They read it when both of you have written.', {
        name: other.name,
        title,
      }),
      link,
    })
  }
}
