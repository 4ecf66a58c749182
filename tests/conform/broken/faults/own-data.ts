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
  ...(
    [
      ['the copy leaves reviews out that are not shown', 'reviews_written', 'person_id'],
      ['the copy leaves the sent reports out', 'reports_sent', 'details'],
      ['the copy leaves the names before out', 'former_names', 'name'],
      ['the copy leaves the IDs out', 'id_submissions', 'status'],
    ] as const
  ).map(([name, part, field]): Fault => ({
    name,
    only: ['exportOwnData'],
    says: new RegExp(`exportOwnData, data\\.${part}\\.\\*\\.${field}: expected .+, got (null|nothing|undefined)`),
    answers: data('exportOwnData', (copy) => ({ ...copy, [part]: [] })),
  })),
]
