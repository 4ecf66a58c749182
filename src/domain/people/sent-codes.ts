/** A code that was sent again, `sends` counted with the first. Each repetition reads differently, so that it is seen and announced. */
export function newCode(sends: number): string {
  return sends > 2 ? `another new code (number ${sends})` : 'a new code'
}
