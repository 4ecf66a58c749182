/** What can become of an answer on its way. */
export type Fault = 'missing' | 'lost' | 'late' | 'corrupt'

/** The fault of a path; null lets its answer through. Asked when a request comes and again when a late answer is released. */
export type Plan = (path: string) => Fault | null

/** A number from 0 to 1 that is the same for the same seed and text, whatever was asked before. */
export function chance(seed: number, text: string): number {
  let hash = 2_166_136_261 ^ seed
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  // One more mix: texts that differ in their last letter alone must differ in the high bits too.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}

/** A body that broke off somewhere between a quarter and three quarters, at the same place for the same seed and path. */
export function cutOff(seed: number, path: string, body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length * (0.25 + chance(seed, path) / 2)))
}
