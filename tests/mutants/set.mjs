// The mutants, and the journeys that know most about a subject.
import client from './set/client.mjs'
import contractAndDomain from './set/contract-and-domain.mjs'
import featuresAToL from './set/features-a-to-l.mjs'
import featuresMToZ from './set/features-m-to-z.mjs'
import frame from './set/frame.mjs'
import mapBuildAndSamples from './set/map-build-and-samples.mjs'
import mocksAnswers from './set/mocks-answers.mjs'
import mocksWorld from './set/mocks-world.mjs'
import ui from './set/ui.mjs'

/**
 * A mistake that a developer could make: `from` stands once in `file`, and `to` in its place has the right types.
 * @typedef {object} Mutant
 * @property {string} name
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {'stories' | 'journeys'} [level] whom to ask first; without it the unit tests
 * @property {string} [subject] chooses the journeys
 */

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  ...contractAndDomain,
  ...client,
  ...featuresAToL,
  ...featuresMToZ,
  ...frame,
  ...ui,
  ...mapBuildAndSamples,
  ...mocksAnswers,
  ...mocksWorld,
]

/** Files of `tests/journeys` by subject. */
export const SPECS = {
  'early-press': ['before-the-code'],
  'first-page': ['first-page'],
  history: ['back', 'browse'],
  hosts: ['hosting'],
  keyboard: ['keyboard', 'reader'],
  'late-code': ['missing-code'],
  leaving: ['leaving'],
  offline: ['messages', 'missing-code'],
  policy: ['security'],
  prefetch: ['prefetch'],
  strangers: ['strangers'],
  tabs: ['session', 'messages'],
  worker: ['toolbox'],
}

/** The room of a file: `src/domain/money`, `src/ui`, `mocks/wire`. */
export function roomOf({ file }) {
  const [top, room, own] = file.split('/')
  return ['domain', 'features'].includes(room) ? `${top}/${room}/${own}` : `${top}/${room}`
}
