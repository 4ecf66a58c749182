/** `/api/properties/{id}` in msw's syntax, on any origin; `{path}` may hold slashes. */
export function urlPattern(path: string): string {
  return `*${path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')}`
}

/** Fits every URL that `urlPattern` fits. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '.+')}/?(?:[?#]|$)`, 'i')
}
