import { useDarkMode } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ThemeIcon } from '@/ui/theme/theme-icon'

export function ThemeButton() {
  const { value: dark, set } = useDarkMode()
  return (
    <IconButton label={dark ? 'Switch to light mode' : 'Switch to dark mode'} onClick={() => set(!dark)}>
      <ThemeIcon size={20} />
    </IconButton>
  )
}
