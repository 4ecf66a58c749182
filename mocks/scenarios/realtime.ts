import type { Scenario } from './scenario'

const talk = {
  persona: 'regular',
  world: 'samples',
  start: '/dashboard/messages?conversation=c101-1',
} as const

/** What the realtime server may do while a conversation is open (A 4, A 7). */
export const realtime: Scenario[] = [
  {
    ...talk,
    id: 'someone-types',
    title: 'The other side is typing',
    see: 'Noel types and does not send.',
    realtime: { timeline: [{ after: 1_000, types: '102', in: 'c101-1' }] },
  },
  {
    ...talk,
    id: 'message-arrives',
    title: 'A message arrives elsewhere',
    see: 'On any screen: a toast, a fourth unread message and a sixth notification, without a reload.',
    start: '/dashboard/properties',
    realtime: {
      timeline: [{ after: 2_000, says: 'Would Saturday at ten suit you?', by: '102', in: 'c101-1' }],
    },
  },
  {
    ...talk,
    id: 'realtime-comes-back',
    title: 'The realtime connection is lost for a while',
    see: "'Reconnecting…', then the message that was sent meanwhile is there.",
    realtime: {
      timeline: [
        { after: 3_000, away: 4_000 },
        { after: 4_000, says: 'I wrote this while you were away.', by: '102', in: 'c101-1' },
      ],
    },
  },
  {
    ...talk,
    id: 'realtime-down',
    title: 'No realtime server',
    see: 'Live updates are off after five attempts; messages still go out and come in by polling.',
    realtime: { unreachable: 'always' },
  },
]
