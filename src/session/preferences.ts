import { readText, storedValue, writeText } from './stored-value'

/** The currencies prices are shown in: the shell switches between the first two (B 9), Account Settings offers all (A 3). */
export type DisplayCurrency = 'PHP' | 'USD' | 'EUR'

/** `currency`: the bare code; default PHP in the shell (B 9). */
export const useCurrency = storedValue<DisplayCurrency>({
  key: 'currency',
  read: (text) => (text === 'USD' || text === 'EUR' ? text : 'PHP'),
  write: (currency) => currency,
})

/** `darkMode`: the text `true` or `false` (B 3.1); until somebody chooses, the device's own scheme. */
export const useDarkMode = storedValue<boolean>({
  key: 'darkMode',
  read: (text) => (text === null ? devicePrefersDark() : text === 'true'),
  write: String,
})

function devicePrefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
}

/** Paints the theme on the root element, now and whenever it changes. */
export function followDarkMode(): () => void {
  const paint = (dark: boolean) => {
    const root = document.documentElement
    root.classList.toggle('dark', dark)
  }
  paint(useDarkMode.getState().value)
  return useDarkMode.subscribe((state) => paint(state.value))
}

/** Where somebody wanted to go when the guard stopped them; used once (readings.md, Guard). */
export function rememberDestination(path: string): void {
  writeText(DESTINATION, path)
}

/** The remembered same-origin path, or null; forgets it. */
export function takeDestination(): string | null {
  const path = readText(DESTINATION)
  writeText(DESTINATION, null)
  return path !== null && isOwnPath(path) ? path : null
}

export function hasDestination(): boolean {
  return readText(DESTINATION) !== null
}

const DESTINATION = 'proventous:destination'

/** True for a path inside this product: one slash first, so that no other origin can hide in it. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid'
  } catch {
    return false
  }
}
