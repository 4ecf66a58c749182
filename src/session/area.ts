import { useSessionUser } from './session'

/** Where links lead: members browse under `/dashboard` (B 2.2), visitors on the product paths, which are open to them. */
export type Area = '' | '/dashboard'

export function useArea(): Area {
  return useSessionUser() ? '/dashboard' : ''
}
