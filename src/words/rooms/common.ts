import type { Room } from '../room.ts'

export const common = {
  Close: ['Isara', 'Sira-i', 'Isira'],
} as const satisfies Room
