import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import type { AnyEndpoint } from '@/contract/endpoint'
import { endAdminSession } from '@/session/admin'

/** `call` for the administration. A refused token ends the session in this browser; a 403 does not. */
export const adminCall: typeof call = async <E extends AnyEndpoint>(...given: Parameters<typeof call<E>>) => {
  try {
    return await call<E>(...given)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endAdminSession({ ended: true })
    throw error
  }
}
