/** Stands in for the whole of `lodash` inside @mswjs/data, which imports all of it for this one question. */
export function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
