export type Stop = 'peek' | 'half' | 'full'

export const PEEK_HEIGHT = 60

/** Of the full stop, so that a strip of the map shows above. */
const TOP_GAP = 12
const HALF = 0.52

export function heightAt(stop: Stop, room: number): number {
  if (stop === 'peek') return PEEK_HEIGHT
  return Math.max(PEEK_HEIGHT, stop === 'half' ? Math.round(room * HALF) : room - TOP_GAP)
}

const STOPS: readonly Stop[] = ['peek', 'half', 'full']
/** How far ahead a throw reaches, in milliseconds. */
const THROW = 160

/** The stop for a sheet released at a height; `speed` in pixels per ms, upwards positive. */
export function stopAfter(height: number, speed: number, room: number): Stop {
  const aim = height + speed * THROW
  return STOPS.reduce((best, stop) =>
    Math.abs(heightAt(stop, room) - aim) < Math.abs(heightAt(best, room) - aim) ? stop : best,
  )
}
