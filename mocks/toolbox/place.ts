import { readTab, writeTab } from '../tab-storage'
import { keepToolboxWish, toolboxWish } from '../toolbox-wish'
import type { TabName } from './tab-names'

const PLACE = 'proventous-mock:toolbox'

type Place = { open: boolean; tab: TabName }

/** Where the toolbox stood in this tab of the browser. */
export function readPlace(): Partial<Place> {
  try {
    return JSON.parse(readTab(PLACE) ?? '{}') as Partial<Place>
  } catch {
    return {}
  }
}

export function keepPlace(change: Partial<Place>): void {
  writeTab(PLACE, JSON.stringify({ ...readPlace(), ...change }))
}

/**
 * Whether the door is shown: `?toolbox=off` hides it for the tab, `?toolbox=on` shows it. Unasked it is absent where a program
 * drives the browser, so that pictures of the product are of the product alone.
 */
export function doorIsShown(): boolean {
  keepToolboxWish()
  const wish = toolboxWish()
  return wish === 'off' ? false : wish === 'on' || !navigator.webdriver
}
