import type { OwnData } from '@/contract/account/own-data'
import type { IdType } from '@/contract/account/verification'
import { fullName } from '@/domain/people/names'
import { namesOf } from '../../services/people/id-submissions'
import type { Database } from '../../store/database'
import { latest } from '../../wire/latest'

type HandedIn = Pick<OwnData, 'reviews_written' | 'reports_sent' | 'former_names' | 'id_submissions'>

/** What a person wrote or handed in and no call of theirs answers. */
export function wireHandedIn(db: Database, userId: string): HandedIn {
  const mine = ({ user_id }: { user_id: string | null }) => user_id === userId
  const written = db.review.where(({ author_id }) => author_id === userId)
  return {
    reviews_written: latest(written, 'date').map(({ user_id, ...review }) => {
      const { id, rating, comment, date, occasion, answer, removed_at } = review
      const person_name = db.user.find(user_id)?.name ?? null
      return { id, person_id: user_id, person_name, rating, comment, date, occasion, answer, removed_at }
    }),
    reports_sent: latest(db.report.where(mine), 'created_at').map((report) => {
      const { id, about, words, reason, details, created_at, status } = report
      return { id, about, words, reason, details, created_at, status }
    }),
    former_names: latest(db.former_name.where(mine), 'given_up_at').map(({ name, given_up_at }) => ({
      name,
      given_up_at,
    })),
    id_submissions: latest(db.id_submission.where(mine), 'submitted_at').map((submission) => {
      const { id_type, submitted_at, status, reason, decided_at } = submission
      const names = namesOf(submission)
      const requested_name = names && fullName(names)
      return { id_type: id_type as IdType, requested_name, submitted_at, status, reason, decided_at }
    }),
  }
}
