/** An id as the wire gives it: text in the mock, a number in many backends. */
export type Id = string | number

/** Compared as text (B 3.2); a missing id is the same as nothing, itself included. */
export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b)
}
