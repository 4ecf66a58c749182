import { take } from './chosen-scenario'

const SHOWN = 'proventous-mock:toolbox-shown'

let asked: string | null = null

/** Keeps for the tab what the address says of the toolbox. At once: the product drops from its addresses what it does not know. */
export function keepToolboxWish(): void {
  const found = take('toolbox')
  if (found === null) return
  asked = found
  try {
    sessionStorage.setItem(SHOWN, found)
  } catch {
    // Without storage it is asked for again after a reload.
  }
}

/** 'on', 'off', or null where nobody asked. */
export function toolboxWish(): string | null {
  try {
    return asked ?? sessionStorage.getItem(SHOWN)
  } catch {
    return asked
  }
}
