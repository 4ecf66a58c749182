import type { ListingImage } from '../listing/listing'
import type { Floor, Room, RoomKind } from './shapes'

/** The words by which a picture's text or file name tells its room. */
const TOLD_BY: Partial<Record<RoomKind, RegExp>> = {
  living: /\b(living|sala|lounge)/i,
  studio: /\b(studio|living|bedroom|room)\b/i,
  dining: /\bdining/i,
  kitchen: /\bkitchen/i,
  'main bedroom': /\b(bedroom|loft)/i,
  bedroom: /\bbedroom/i,
  bath: /\b(bath|shower)/i,
  'own bath': /\b(bath|shower)/i,
  stairs: /\bstair/i,
  balcony: /\bbalcony/i,
}

type NumberedRoom = { number: number; room: Room; picture: number | null }

/**
 * The rooms of a plan in order, numbered from 1 over all floors, each with the place of the first picture that shows a room of its kind
 * and that no other room has; the main bedroom before the others. Halls have no number.
 */
export function numberedRooms(floors: readonly Floor[], pictures: readonly ListingImage[]): NumberedRoom[][] {
  const levels = floors.map(({ rooms, outside }) => [...rooms, ...outside].filter(({ kind }) => kind !== 'hall'))
  const shown = picturesOf(levels.flat(), pictures)
  let number = 0
  return levels.map((rooms) =>
    rooms.map((room) => {
      number += 1
      return { number, room, picture: shown.get(room) ?? null }
    }),
  )
}

function picturesOf(rooms: readonly Room[], pictures: readonly ListingImage[]): Map<Room, number> {
  const shown = new Map<Room, number>()
  const taken = new Set<number>()
  const isMain = ({ kind }: Room) => kind === 'main bedroom'
  for (const room of [...rooms.filter(isMain), ...rooms.filter((each) => !isMain(each))]) {
    const told = TOLD_BY[room.kind]
    const place = told ? pictures.findIndex((each, at) => !taken.has(at) && told.test(wordsOf(each))) : -1
    if (place < 0) continue
    taken.add(place)
    shown.set(room, place)
  }
  return shown
}

/** What a picture says of itself: its text, and the name of its file where it has none. */
function wordsOf({ alt, src }: ListingImage): string {
  return alt === '' ? (src.split('/').at(-1) ?? '').replaceAll(/[-_.]/g, ' ') : alt
}
