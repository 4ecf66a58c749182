export const TAB_NAMES = [
  'Scenario',
  'Account',
  'Network',
  'Clock',
  'Events',
  'Outbox',
  'Data',
  'Log',
  'Share',
  'Record',
] as const
export type TabName = (typeof TAB_NAMES)[number]
