import type { ReportReason } from '@/contract/listing/reports'

/** What can be wrong with a listing, in words: for whoever reports it, and for whoever decides. */
export const REASON_LABELS: Record<ReportReason, string> = {
  'not-real': 'The property does not exist',
  gone: 'It is already sold or rented out',
  'wrong-facts': 'Price or facts are wrong',
  'wrong-pictures': 'The pictures show something else',
  'asks-for-money': 'Money is asked for before a viewing',
  'not-the-owner': 'The lister may not offer it',
  duplicate: 'It is listed twice',
  other: 'Something else',
}
