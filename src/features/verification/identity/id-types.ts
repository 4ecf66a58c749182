import type { IdType } from '@/contract/account/verification'

/** Labels of the accepted documents (A 3). */
export const ID_TYPE_OPTIONS: readonly { value: IdType; label: string }[] = [
  { value: 'passport', label: 'Passport' },
  { value: 'drivers_license', label: "Driver's license" },
  { value: 'national_id', label: 'National ID (PhilSys)' },
  { value: 'sss_id', label: 'SSS ID' },
  { value: 'gsis_id', label: 'GSIS ID' },
  { value: 'umid', label: 'UMID' },
  { value: 'voter_id', label: "Voter's ID" },
]
