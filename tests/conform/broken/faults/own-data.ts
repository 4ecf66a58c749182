import type { Fault } from '../fault'
import { data } from './kinds'

/** Faults in the copy of what is kept about the caller. */
export const OWN_DATA_FAULTS: readonly Fault[] = [
  {
    name: 'the copy leaves messages out',
    only: ['exportOwnData'],
    says: /exportOwnData, data\.messages: expected a list of \d+, got a list of 0/,
    answers: data('exportOwnData', (copy) => ({ ...copy, messages: [] })),
  },
  {
    name: 'the copy has the settings that a new account has',
    only: ['exportOwnData'],
    says: /exportOwnData, data\.settings: expected/,
    answers: data('exportOwnData', (copy) => ({
      ...copy,
      settings: { ...(copy['settings'] as object), marketingEmails: false },
    })),
  },
]
