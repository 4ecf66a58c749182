import { clsx } from 'clsx'
import { Globe } from 'lucide-react'
import type { Language } from '@/contract/fields'
import { useDarkMode } from '@/session/preferences'
import { LANGUAGE_OPTIONS, useLanguage } from '@/session/regional'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ThemeIcon } from '@/ui/theme/theme-icon'
import { useWords } from '@/words/use-words'

/** Language and theme, for visitors too. */
export function DisplayTools() {
  return (
    <>
      <LanguageChoice />
      <ThemeButton />
    </>
  )
}

export function LanguageChoice() {
  const t = useWords()
  const language = useLanguage()
  return (
    <label
      title={t('Language')}
      className={clsx(
        'relative inline-grid size-[40px] shrink-0 place-items-center rounded-control text-ink-muted',
        'hover:bg-ink/6 hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-focus forced-colors:has-focus-visible:outline-[Highlight]',
      )}
    >
      <Globe aria-hidden size={20} />
      <span className="sr-only">{t('Language')}</span>
      {/* The browser's own list, a thumb high. */}
      <select
        value={language.value}
        onChange={(event) => language.set(event.target.value as Language)}
        className="absolute -inset-y-0.5 inset-x-0 cursor-pointer bg-surface-raised text-ink opacity-0"
      >
        {LANGUAGE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

export function ThemeButton() {
  const t = useWords()
  const { value: dark, set } = useDarkMode()
  return (
    <IconButton label={dark ? t('Switch to light mode') : t('Switch to dark mode')} onClick={() => set(!dark)}>
      <ThemeIcon size={20} />
    </IconButton>
  )
}
