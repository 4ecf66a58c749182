let tell = () => {}
const there = new Promise<void>((resolve) => {
  tell = resolve
})

/** The first screen is in the page, and React answers there. */
export function screenIsThere(): void {
  tell()
}

/** Settles once the first screen is there, at the latest after `patience` milliseconds. */
export function firstScreen(patience: number): Promise<void> {
  return Promise.race([there, new Promise<void>((resolve) => setTimeout(resolve, patience))])
}
