import type { ReportReason } from '@/contract/listing/reports'
import type { Label } from '@/words/words'

/** The reasons for a report, as the reporter and the administrator read them. */
export const REASON_LABELS: Record<ReportReason, Label> = {
  'not-real': 'The property does not exist',
  gone: 'It is already sold or rented out',
  'wrong-facts': 'Price or facts are wrong',
  'wrong-pictures': 'The pictures show something else',
  'asks-for-money': 'They ask for money before a tour',
  'asks-for-code': 'They ask for a code, a password or an ID',
  'not-the-owner': 'The lister has no right to offer it',
  impostor: 'They pretend to be another person',
  insults: 'Insults, threats or hate',
  untrue: 'It did not happen this way',
  'private-facts': 'It shows private information',
  spam: 'Advertising or spam',
  duplicate: 'It is listed twice',
  'same-photo': 'Another person’s listing has the same photo',
  'low-price': 'The price is far below similar listings',
  other: 'Something else',
}
