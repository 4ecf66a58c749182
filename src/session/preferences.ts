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
  rendered: false,
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
