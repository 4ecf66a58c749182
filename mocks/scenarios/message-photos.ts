import { BROKEN, once } from './rules'
import { storedPhotos } from '../store/worlds/history/talk-history'
import type { Scenario } from './scenario'

const base = {
  persona: 'regular',
  world: 'samples',
  start: '/dashboard/messages?conversation=c101-1',
} as const

const PHOTOS = {
  type: 'plain',
  offer_amount: null,
  offer_id: null,
  expires_at: null,
  tour_id: null,
  client_id: null,
  removed_at: null,
  buyer_deleted: false,
  seller_deleted: false,
  conversation_id: 'c101-1',
  sender_id: '102',
  message: '',
  timestamp: '2026-06-15T00:45:00.000Z',
} as const

const ROOMS = ['exterior', 'garden', 'living', 'kitchen', 'bedroom', 'bath'].map(
  (room) => `properties/1/${room}-960.webp`,
)

export const messagePhotos: Scenario[] = [
  {
    ...base,
    id: 'photos-received',
    title: 'Pictures in a conversation',
    see:
      'One, three and six pictures, some with words, in frames that do not move; one cannot be loaded. A press opens ' +
      'them large.',
    clock: '2026-06-15T01:00:00.000Z',
    patch: {
      message: {
        'photos-1': { ...PHOTOS, photos: storedPhotos(ROOMS.slice(0, 1)) },
        'photos-2': {
          ...PHOTOS,
          sender_id: '101',
          message: 'Is this the room with the leak?',
          photos: storedPhotos([...ROOMS.slice(1, 3), 'messages/gone.jpg']),
          timestamp: '2026-06-15T00:50:00.000Z',
        },
        'photos-3': { ...PHOTOS, photos: storedPhotos(ROOMS), timestamp: '2026-06-15T00:55:00.000Z' },
      },
    },
  },
  {
    ...base,
    id: 'photos-fail-once',
    title: 'The network is lost while pictures are sent',
    see: 'The first attempt gets no answer; the pictures stay, over a reload too, and Retry sends them, once.',
    network: [once('sendPhotos', BROKEN)],
  },
  {
    ...base,
    id: 'photos-gone',
    title: 'Pictures that were not sent are gone',
    see: 'A message that was not sent has lost its picture: it says so, and can be deleted.',
    storage: {
      'proventous:outbox': JSON.stringify([
        {
          clientId: 'gone-1',
          conversationId: 'c101-1',
          owner: '101',
          text: 'Is this the gate?',
          photos: [{ id: 'gone', name: 'gate.jpg' }],
          writtenMs: Date.parse('2026-06-15T00:58:00.000Z'),
          state: 'failed',
          problem: 'The network broke off.',
        },
      ]),
    },
  },
]
