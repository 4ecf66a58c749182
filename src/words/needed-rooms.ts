/** Rooms with texts of the code that was loaded so far. */
export const neededRooms = new Set<string>()

/**
 * The build adds a call to each module whose texts are not all in the first rooms (`src/build/words.ts`).
 * @public
 */
export function needRooms(...names: string[]): void {
  for (const name of names) neededRooms.add(name)
}
