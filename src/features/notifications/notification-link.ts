import { isOwnPath } from '@/session/preferences'

/** Where a notification leads, as the router takes it; null for none and for anything outside this product. */
export function linkTarget(
  link: string | null | undefined,
): { to: string; search: Record<string, string>; hash?: string } | null {
  if (!link || !isOwnPath(link)) return null
  const { pathname, searchParams, hash } = new URL(link, 'https://own.invalid')
  return { to: pathname, search: Object.fromEntries(searchParams), ...(hash ? { hash: hash.slice(1) } : {}) }
}
