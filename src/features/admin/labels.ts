import type { AdminUser, AdminVerification, AuditRecord } from '@/contract/admin'
import type { Standing } from '@/contract/account/person'
import type { Reported, ReportStatus } from '@/contract/listing/reports'
import type { IdType } from '@/contract/account/verification'
import type { BadgeTone } from '@/ui/badge/badge'

export const ID_TYPE_LABELS: Record<IdType, string> = {
  passport: 'Passport',
  drivers_license: "Driver's license",
  national_id: 'National ID',
  sss_id: 'SSS ID',
  gsis_id: 'GSIS ID',
  umid: 'UMID',
  voter_id: "Voter's ID",
}

type Status = AdminUser['status'] | AdminVerification['status']

export const STATUS_LABELS: Record<Status, [label: string, tone: BadgeTone]> = {
  verified: ['Verified', 'good'],
  approved: ['Approved', 'good'],
  pending: ['Pending', 'warn'],
  rejected: ['Rejected', 'bad'],
  not_submitted: ['Not submitted', 'neutral'],
  no_profile: ['No profile', 'neutral'],
}

export const STANDING_LABELS: Record<Standing, [label: string, tone: BadgeTone]> = {
  active: ['Active', 'good'],
  paused: ['Paused', 'warn'],
  suspended: ['Suspended', 'bad'],
  closed: ['Closed', 'bad'],
}

export const ACTION_LABELS: Record<AuditRecord['action'], [label: string, tone: BadgeTone]> = {
  verification_approved: ['Approved', 'good'],
  verification_rejected: ['Rejected', 'bad'],
  verification_revoked: ['ID revoked', 'bad'],
  person_suspended: ['Suspended', 'bad'],
  account_closed: ['Account closed', 'bad'],
  suspension_kept: ['Suspension kept', 'bad'],
  suspension_lifted: ['Suspension lifted', 'good'],
  id_picture_viewed: ['Viewed an ID picture', 'neutral'],
  signed_in: ['Signed in', 'neutral'],
}

export const REPORT_TONES: Record<ReportStatus, BadgeTone> = { open: 'warn', upheld: 'bad', dismissed: 'neutral' }

type ReportWords = { kind: string; owner: string; uphold: string; upheld: string; kept: string; reads: string }

/** How a report of each kind is decided, in words. */
export const REPORT_WORDS: Record<Reported, ReportWords> = {
  listing: {
    kind: 'Listing',
    owner: 'Lister',
    uphold: 'Take the listing off',
    upheld: 'Taken off',
    kept: 'The listing stays',
    reads: 'The lister reads it if the listing is taken off, the reporter if it stays.',
  },
  message: {
    kind: 'Message',
    owner: 'Sender',
    uphold: 'Warn the sender',
    upheld: 'Warned',
    kept: 'Nothing changes',
    reads: 'The sender reads it if you warn them, the reporter if you dismiss the report.',
  },
  person: {
    kind: 'Person',
    owner: 'Person',
    uphold: 'Warn the person',
    upheld: 'Warned',
    kept: 'Nothing changes',
    reads: 'The person reads it if you warn them, the reporter if you dismiss the report.',
  },
  review: {
    kind: 'Review',
    owner: 'Author',
    uphold: 'Remove the review',
    upheld: 'Removed',
    kept: 'The review stays',
    reads: 'The author reads it if the review is removed, the reporter if it stays.',
  },
}

export function reportState({ status, about }: { status: ReportStatus; about: Reported }): string {
  return status === 'upheld' ? REPORT_WORDS[about].upheld : status === 'open' ? 'Open' : 'Dismissed'
}

export const TYPE_LABELS = { regular_user: 'Regular User', professional_seller: 'Professional Seller' } as const
const PROVIDERS: Record<string, string> = { google: 'Google', email: 'Email' }

export function providerLabel(provider: string | null | undefined): string {
  return provider ? (PROVIDERS[provider] ?? provider) : 'Unknown'
}

/** What there is to decide about: 'Passport', or 'Name: Ana Reyes'. */
export function subjectOf({ idType, requestedName }: Pick<AdminVerification, 'idType' | 'requestedName'>): string {
  if (requestedName) return `Name: ${requestedName}`
  return idType ? ID_TYPE_LABELS[idType] : 'ID'
}

export function nameOf({ name, username, email }: Pick<AdminUser, 'name' | 'username' | 'email'>): string {
  return name || username || email || 'No name'
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})
const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'Asia/Manila' })

/** '13 Jun 2026, 9:30 am' in Philippine time; a dash if the time is invalid. */
export function whenText(instant: string | null | undefined, form: 'day' | 'time' = 'time'): string {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '–' : (form === 'day' ? DAY : DAY_AND_TIME).format(time)
}

const HOUR = 3_600_000
/** The promise to users: an answer within '24-48 hours' (A 9). */
const PROMISED_HOURS = 48
const WARN_HOURS = 24

export type Waiting = { text: string; tone: BadgeTone; late: string | null }

export function waitingWords(submittedAt: string | null | undefined, now: number): Waiting {
  const ago = now - Date.parse(submittedAt ?? '')
  if (Number.isNaN(ago)) return { text: 'Unknown', tone: 'neutral', late: null }
  const hours = Math.floor(ago / HOUR)
  const text =
    hours < 1
      ? 'Less than an hour'
      : hours === 1
        ? '1 hour'
        : hours < 72
          ? `${hours} hours`
          : `${Math.floor(hours / 24)} days`
  if (hours >= PROMISED_HOURS) return { text, tone: 'bad', late: 'Overdue' }
  return hours >= WARN_HOURS
    ? { text, tone: 'warn', late: `Due in ${PROMISED_HOURS - hours} h` }
    : { text, tone: 'neutral', late: null }
}
