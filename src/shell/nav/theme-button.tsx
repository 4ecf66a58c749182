import { Moon, Sun } from 'lucide-react'
import { useDarkMode } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'

export function ThemeButton() {
  const { value: dark, set } = useDarkMode()
  const Icon = dark ? Sun : Moon
  return (
    <IconButton label={dark ? 'Switch to light mode' : 'Switch to dark mode'} onClick={() => set(!dark)}>
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}
