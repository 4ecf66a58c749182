import { t } from '@/words/words'

/** Streets are longer than the straight line by about so much. */
const DETOUR = 1.3
/** Meters a minute: 4.8 km/h on foot; 20 km/h by car, with traffic and lights. */
const ON_FOOT = 80
const BY_CAR = 333
/** Farther than so many minutes nobody is told to walk. */
const LONGEST_WALK = 45

const minutes = (meters: number, pace: number) => Math.max(1, Math.round((meters * DETOUR) / pace))

/** What a distance in a straight line takes, as an estimate and named so: 'about 12 min on foot, 3 min by car'. */
export function travelEstimate(meters: number): string {
  const [walk, drive] = [minutes(meters, ON_FOOT), minutes(meters, BY_CAR)]
  return walk > LONGEST_WALK
    ? t('about {drive} min by car', { drive })
    : t('about {walk} min on foot, {drive} min by car', { walk, drive })
}
