import type { Scenario } from './scenario'

/** The developers' pages where the server fails. */
export const developer: Scenario[] = [
  {
    id: 'debug-fails',
    title: 'The raw record cannot be read',
    see: 'The reason and Try Again, which works the second time.',
    persona: 'visitor',
    start: '/debug/property/1',
    world: 'samples',
    network: [{ on: 'debugProperty', steps: [{ fail: 'network' }], afterwards: 'normal' }],
  },
  {
    id: 'storage-fails',
    title: 'The storage proxy does not answer',
    see: 'The reason in place of a result; checking again works.',
    persona: 'visitor',
    start: '/storage-test',
    world: 'samples',
    network: [{ on: 'checkStoredFile', steps: [{ fail: 'network' }], afterwards: 'normal' }],
  },
]
