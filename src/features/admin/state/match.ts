import type { AdminUser, AdminVerification, AuditRecord } from '@/contract/admin'
import type { Report } from '@/contract/listing/reports'
import { hasWords } from '@/domain/text'
import type { Filters } from './admin-search'

/** Rows on a page (A 9). */
export const PAGE_SIZE = 10

export function matches(person: AdminUser | AdminVerification, { q, type, status, provider, phone }: Filters): boolean {
  if (type && person.type !== type) return false
  if (status && person.status !== status) return false
  if (provider && person.authProvider !== provider) return false
  if (phone && (person.phoneVerified === true) !== (phone === 'verified')) return false
  return says(q, [
    person.name,
    person.username,
    person.email,
    person.location,
    'phoneNumber' in person ? person.phoneNumber : '',
  ])
}

export function matchesRecord(record: AuditRecord, { q, kind }: Filters): boolean {
  if (kind !== 'everything' && !isDecision(record)) return false
  return says(q, [record.userName, record.adminEmail, record.reason])
}

export function matchesReport(report: Report, { q, reports }: Filters): boolean {
  if (reports !== 'everything' && report.status !== 'open') return false
  return says(q, [report.words, report.context, report.ownerName, report.reporterName, report.details])
}

export function isDecision({ action }: AuditRecord): boolean {
  return action !== 'signed_in' && action !== 'id_picture_viewed'
}

function says(q: string | undefined, texts: readonly (string | null | undefined)[]): boolean {
  return hasWords(texts.join(' '), q ?? '')
}

export type Page<Row> = {
  rows: readonly Row[]
  page: number
  pageCount: number
  first: number
  last: number
  total: number
}

export function pageOf<Row>(all: readonly Row[], asked: string | undefined): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, Number(asked ?? 1)), pageCount)
  const start = (page - 1) * PAGE_SIZE
  const rows = all.slice(start, start + PAGE_SIZE)
  return { rows, page, pageCount, first: rows.length ? start + 1 : 0, last: start + rows.length, total: all.length }
}
