import type { TabName } from './tab-names'

const PLACE = 'proventous-mock:toolbox'
const SHOWN = 'proventous-mock:toolbox-shown'

type Place = { open: boolean; tab: TabName }

/** Where the toolbox stood in this tab of the browser. */
export function readPlace(): Partial<Place> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Place>
  } catch {
    return {}
  }
}

export function keepPlace(change: Partial<Place>): void {
  write(PLACE, JSON.stringify({ ...readPlace(), ...change }))
}

/**
 * Whether the door is shown: `?toolbox=off` hides it for the tab, `?toolbox=on` shows it. Unasked it is absent where a program
 * drives the browser, so that pictures of the product are of the product alone.
 */
export function doorIsShown(): boolean {
  const address = new URL(location.href)
  const asked = address.searchParams.get('toolbox')
  if (asked !== null) {
    write(SHOWN, asked)
    address.searchParams.delete('toolbox')
    history.replaceState(history.state, '', address)
  }
  const wish = asked ?? read(SHOWN)
  return wish === 'off' ? false : wish === 'on' || !navigator.webdriver
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage it opens anew with each load.
  }
}
