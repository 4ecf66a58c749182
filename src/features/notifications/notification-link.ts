import { isOwnPath } from '@/session/end/destination'

/** The router link of a notification; null without one, and for external URLs. */
export function linkTarget(link: string | null): { to: string; search: Record<string, string>; hash?: string } | null {
  if (!link || !isOwnPath(link)) return null
  const { pathname, searchParams, hash } = new URL(link, 'https://own.invalid')
  return { to: pathname, search: Object.fromEntries(searchParams), ...(hash ? { hash: hash.slice(1) } : {}) }
}
