import { matchRequestUrl } from 'msw'

/** `/api/properties/{id}` in msw's syntax, on any origin; `{path}` may hold slashes. */
export function urlPattern(path: string): string {
  return `*${path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')}`
}

export function pathPattern(path: string): RegExp {
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '.+')}/?(?:[?#]|$)`, 'i')
}

export function matchUrl(url: string, path: string): ReturnType<typeof matchRequestUrl> {
  try {
    return matchRequestUrl(new URL(url), urlPattern(path))
  } catch (error) {
    if (error instanceof URIError) return { matches: false, params: {} }
    throw error
  }
}
