import { readTab, writeTab } from '../browser/tab-storage'
import { rememberToolboxVisibility, toolboxVisibility } from '../browser/toolbox-visibility'

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

const PLACE = 'proventous-mock:toolbox'

export const DOCKS = ['left', 'bottom', 'right'] as const
export type Dock = (typeof DOCKS)[number]

/** `size` is the width in pixels, or the height at the bottom. */
type Place = { open: boolean; tab: TabName; dock: Dock; size: number }

/** Whether and where the toolbox is open in this browser tab, and its selected tab. */
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
 * Whether the launcher is shown: `?toolbox=off` hides it for the tab, `?toolbox=on` shows it. Without either it is hidden in
 * automated browsers, so that screenshots show only the product.
 */
export function launcherIsShown(): boolean {
  rememberToolboxVisibility()
  const chosen = toolboxVisibility()
  return chosen === 'off' ? false : chosen === 'on' || !navigator.webdriver
}
