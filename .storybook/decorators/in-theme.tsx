import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { useDarkMode } from '@/session/preferences'

/** Paints the toolbar's theme, through the same stored key as the product's own switch. */
export const inTheme: Decorator = (Story, { globals }) => (
  <Theme dark={globals.theme === 'dark'}>
    <Story />
  </Theme>
)

function Theme({ dark, children }: { dark: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    useDarkMode.getState().set(dark)
    document.documentElement.classList.toggle('dark', dark)
    document.body.style.background = 'var(--surface)'
  }, [dark])
  return children
}
