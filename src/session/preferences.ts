import { storedValue } from './storage/stored-value'

/** Display currencies: the shell switches between the first two (B 9), Account Settings offers all (A 3). */
export type DisplayCurrency = 'PHP' | 'USD' | 'EUR'

/** `currency`: the bare code; default PHP in the shell (B 9). */
export const useCurrency = storedValue<DisplayCurrency>({
  key: 'currency',
  read: (text) => (text === 'USD' || text === 'EUR' ? text : 'PHP'),
  write: (currency) => currency,
})

/** `darkMode`: the text `true` or `false` (B 3.1); the device's scheme until it is set. */
export const useDarkMode = storedValue<boolean>({
  key: 'darkMode',
  read: (text) => (text === null ? devicePrefersDark() : text === 'true'),
  write: String,
})

function devicePrefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
}

/** Keeps the theme of the root element in step. Returns how to stop. */
export function followDarkMode(): () => void {
  const paint = (dark: boolean) => {
    const root = document.documentElement
    root.classList.toggle('dark', dark)
  }
  paint(useDarkMode.getState().value)
  return useDarkMode.subscribe((state) => paint(state.value))
}

/** Where a visitor wanted to go when the guard stopped them; used once, after signing in (B 2.1). */
const useDestination = storedValue<string | null>({
  key: 'proventous:destination',
  read: (text) => text,
  write: (path) => path,
})

export function rememberDestination(path: string): void {
  useDestination.getState().set(path)
}

export function takeDestination(): string | null {
  const { value: path, set } = useDestination.getState()
  set(null)
  return path !== null && isOwnPath(path) ? path : null
}

/** Whether a path stays inside this product: `//host` and `/\\host` are other origins. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid'
  } catch {
    return false
  }
}
