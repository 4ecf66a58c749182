import { take } from './chosen-scenario'
import { readTab, writeTab } from './tab-storage'

const SHOWN = 'proventous-mock:toolbox-shown'

let asked: string | null = null

/** Keeps for the tab what the address says of the toolbox. At once: the product drops from its addresses what it does not know. */
export function keepToolboxWish(): void {
  const found = take('toolbox')
  if (found === null) return
  asked = found
  writeTab(SHOWN, found)
}

/** 'on', 'off', or null where nobody asked. */
export function toolboxWish(): string | null {
  return asked ?? readTab(SHOWN)
}
