import type * as contract from '@/contract/reference'
import type { Implementations } from '../network/implement'

export const reference: Implementations<typeof contract> = {
  getFinanceReference: ({ db }) => db.finance_figure.all().toSorted((one, other) => (one.key < other.key ? -1 : 1)),
}
