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

const KEY = 'proventous-mock:toolbox'

export const DOCKS = ['left', 'bottom', 'right'] as const
export type Dock = (typeof DOCKS)[number]

/** `size` is the width in pixels, or the height at the bottom. */
type PanelState = { open: boolean; tab: TabName; dock: Dock; size: number }

export function readPanelState(): Partial<PanelState> {
  try {
    return JSON.parse(readTab(KEY) ?? '{}') as Partial<PanelState>
  } catch {
    return {}
  }
}

export function keepPanelState(change: Partial<PanelState>): void {
  writeTab(KEY, JSON.stringify({ ...readPanelState(), ...change }))
}

/** `?toolbox=off` and `on` decide for the tab. Automated browsers see none, so that pictures show only the product. */
export function launcherIsShown(): boolean {
  rememberToolboxVisibility()
  const chosen = toolboxVisibility()
  return chosen === 'off' ? false : chosen === 'on' || !navigator.webdriver
}
