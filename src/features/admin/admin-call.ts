import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import type { AnyEndpoint } from '@/contract/endpoint'
import { endAdminSession } from '@/session/admin'

/** `call` for the administration: a token that the server does not take any more ends the session here. A 403 is a refusal like any other. */
export const adminCall: typeof call = async <E extends AnyEndpoint>(...given: Parameters<typeof call<E>>) => {
  try {
    return await call<E>(...given)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endAdminSession({ ended: true })
    throw error
  }
}
