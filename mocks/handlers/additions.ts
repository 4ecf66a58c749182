import { ENDPOINTS } from '@/contract'
import type * as contract from '@/contract/additions'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { Implementations } from '../network/implement'

const EVERY: readonly AnyEndpoint[] = ENDPOINTS

export const additions: Implementations<typeof contract> = {
  listAdditions: () => ({ calls: EVERY.filter(({ addition }) => addition).map(({ id }) => id) }),
}
