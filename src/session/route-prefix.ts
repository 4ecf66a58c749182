import { useSessionUser } from './session'

/** Before the paths of links: members browse under `/dashboard` (B 2.2), visitors on the public paths. */
export type RoutePrefix = '' | '/dashboard'

export function useRoutePrefix(): RoutePrefix {
  return useSessionUser() ? '/dashboard' : ''
}
