import type { AdminUser, AdminVerification, AuditRecord } from '@/contract/admin'
import type { Standing } from '@/contract/account/person'
import type { Report, Reported, ReportStatus } from '@/contract/listing/reports'
import type { IdType } from '@/contract/account/verification'
import { capitalize } from '@/domain/text'
import type { BadgeTone } from '@/ui/badge/badge'
import { t, type Label, type Text } from '@/words/words'

export const ID_TYPE_LABELS: Record<IdType, Label> = {
  passport: 'Passport',
  drivers_license: "Driver's license",
  national_id: 'National ID',
  sss_id: 'SSS ID',
  gsis_id: 'GSIS ID',
  umid: 'UMID',
  voter_id: "Voter's ID",
}

type Status = AdminUser['status'] | AdminVerification['status']

export const STATUS_LABELS: Record<Status, [label: Label, tone: BadgeTone]> = {
  verified: ['Verified', 'good'],
  approved: ['Approved', 'good'],
  pending: ['Pending', 'warn'],
  rejected: ['Rejected', 'bad'],
  not_submitted: ['Not submitted', 'neutral'],
  no_profile: ['No profile', 'neutral'],
}

export const STANDING_LABELS: Record<Standing, [label: Label, tone: BadgeTone]> = {
  active: ['Active', 'good'],
  paused: ['Paused', 'warn'],
  suspended: ['Suspended', 'bad'],
  closed: ['Closed', 'bad'],
}

export const ACTION_LABELS: Record<AuditRecord['action'], [label: Label, tone: BadgeTone]> = {
  verification_approved: ['Approved', 'good'],
  verification_rejected: ['Rejected', 'bad'],
  verification_revoked: ['ID revoked', 'bad'],
  person_suspended: ['Suspended', 'bad'],
  account_closed: ['Account closed', 'bad'],
  suspension_kept: ['Suspension kept', 'bad'],
  suspension_lifted: ['Suspension lifted', 'good'],
  report_upheld: ['Report upheld', 'bad'],
  report_dismissed: ['Report dismissed', 'neutral'],
  id_picture_viewed: ['Viewed an ID picture', 'neutral'],
  signed_in: ['Logged in', 'neutral'],
}

export const REPORT_TONES: Record<ReportStatus, BadgeTone> = { open: 'warn', upheld: 'bad', dismissed: 'neutral' }

type ReportWords = {
  kind: Label
  owner: Label
  unknownOwner: Label
  uphold: Label
  upheld: Label
  /** For the notice of a decision, with the reported words as `{words}`. */
  upheldNote: Text & `${string}: {words}`
  keptNote: Text & `${string}: {words}`
  reads: Label
}

/** How a report of each kind is decided, in words. */
export const REPORT_WORDS: Record<Reported, ReportWords> = {
  listing: {
    kind: 'Listing',
    owner: 'Lister',
    unknownOwner: 'Unknown lister',
    uphold: 'Take down the listing',
    upheld: 'Taken down',
    upheldNote: 'Taken down: {words}',
    keptNote: 'The listing stays: {words}',
    reads: 'The lister sees this if you take the listing down. The reporter sees it if the listing stays.',
  },
  message: {
    kind: 'Message',
    owner: 'Sender',
    unknownOwner: 'Unknown sender',
    uphold: 'Warn the sender',
    upheld: 'Warned',
    upheldNote: 'Warned: {words}',
    keptNote: 'Nothing changes: {words}',
    reads: 'The sender sees this if you warn them. The reporter sees it if you dismiss the report.',
  },
  person: {
    kind: 'Person',
    owner: 'Person',
    unknownOwner: 'Unknown person',
    uphold: 'Warn the person',
    upheld: 'Warned',
    upheldNote: 'Warned: {words}',
    keptNote: 'Nothing changes: {words}',
    reads: 'The person sees this if you warn them. The reporter sees it if you dismiss the report.',
  },
  review: {
    kind: 'Review',
    owner: 'Author',
    unknownOwner: 'Unknown author',
    uphold: 'Remove the review',
    upheld: 'Removed',
    upheldNote: 'Removed: {words}',
    keptNote: 'The review stays: {words}',
    reads: 'The author sees this if you remove the review. The reporter sees it if the review stays.',
  },
}

export function reporterWords({ reporterId, reporterName }: Report): string {
  return reporterName ?? (reporterId ? t('Unknown') : t('Automatic check'))
}

export function reportState({ status, about }: { status: ReportStatus; about: Reported }): Label {
  return status === 'upheld' ? REPORT_WORDS[about].upheld : status === 'open' ? 'Open|not decided' : 'Dismissed'
}

/** 'Available', or 'Available, paused' where it is hidden with its owner. */
export function listingState(status: string, paused: boolean): string {
  const label = t.known(capitalize(status))
  return paused ? t('{status}, paused', { status: label }) : label
}

export const TYPE_LABELS = { regular_user: 'Regular User', professional_seller: 'Professional Seller' } as const
const PROVIDERS: Partial<Record<string, Label>> = { google: 'Google', email: 'Email' }

export function providerLabel(provider: string | null | undefined): string {
  if (!provider) return t('Unknown')
  const known = PROVIDERS[provider]
  return known ? t(known) : provider
}

/** What there is to decide about: 'Passport', or 'Name: Ana Reyes'. */
export function subjectOf({ idType, requestedName }: Pick<AdminVerification, 'idType' | 'requestedName'>): string {
  if (requestedName) return t('Name: {name}', { name: requestedName })
  return t(idType ? ID_TYPE_LABELS[idType] : 'ID')
}

export function nameOf({ name, username, email }: Pick<AdminUser, 'name' | 'username' | 'email'>): string {
  return name || username || email || t('No name')
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
  if (Number.isNaN(ago)) return { text: t('Unknown'), tone: 'neutral', late: null }
  const hours = Math.floor(ago / HOUR)
  const text =
    hours < 1
      ? t('Less than an hour')
      : hours < 72
        ? t.count(hours, '{n} hour', '{n} hours')
        : t.count(Math.floor(hours / 24), '{n} day', '{n} days')
  if (hours >= PROMISED_HOURS) return { text, tone: 'bad', late: t('Overdue') }
  return hours >= WARN_HOURS
    ? { text, tone: 'warn', late: t('Due in {n} h', { n: PROMISED_HOURS - hours }) }
    : { text, tone: 'neutral', late: null }
}
