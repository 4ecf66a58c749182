/** Stands in for `tldts` (the list of public domains) in the mocks: their cookie jar never sees another host. */
export function getDomain(host: string): string {
  return host
}
