/** `/api/properties/{id}` in msw's syntax, on any origin; `{path}` may hold slashes. */
export function urlPattern(path: string): string {
  return `*${path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')}`
}

/** Fits every URL that `urlPattern` fits. */
export function pathPattern(path: string): RegExp {
  const fixed = path.split(/\{\w+\}/).map((text) => text.replaceAll(/[^\w/-]/g, String.raw`\$&`))
  return new RegExp(`${fixed.join('.+')}/?(?:[?#]|$)`, 'i')
}
