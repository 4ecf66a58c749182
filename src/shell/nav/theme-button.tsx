import { useDarkMode } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ThemeIcon } from '@/ui/theme/theme-icon'
import { useWords } from '@/words/use-words'

export function ThemeButton() {
  const t = useWords()
  const { value: dark, set } = useDarkMode()
  return (
    <IconButton label={dark ? t('Switch to light mode') : t('Switch to dark mode')} onClick={() => set(!dark)}>
      <ThemeIcon size={20} />
    </IconButton>
  )
}
