import { problem } from './problem'

/** Refuses (412) a change of a record that was changed since the state that the caller's `If-Match` names. */
export function requireVersion(request: Request, version: string, message: string): void {
  const wanted = request.headers.get('if-match')
  if (wanted !== null && wanted !== '*' && wanted !== `"${version}"`) throw problem(412, message)
}
