/** A repeated code: each repetition reads differently, so that it is seen and announced. */
export function newCode(sends: number): string {
  return sends > 2 ? `another new code (number ${sends})` : 'a new code'
}
