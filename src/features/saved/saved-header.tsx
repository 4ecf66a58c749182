import { counted } from '@/domain/text'
import { useDarkMode } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ThemeIcon } from '@/ui/theme/theme-icon'
import { dismissAllToasts } from '@/ui/toast/notify'
import { clearAll } from './list-changes'
import { savedCount } from './saved-listings'

async function askToClear(count: number) {
  // On phones a toast would lie over the answers.
  dismissAllToasts()
  const yes = await confirm({
    title: 'Clear all saved properties?',
    text: `${counted(count, 'property leaves', 'properties leave')} your favorites and your compare selection.`,
    confirmLabel: 'Clear All',
    tone: 'danger',
  })
  if (!yes) return
  clearAll()
  // The pressed button is removed: the heading gets the focus.
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

/** Title, count, theme and Clear All (B 2.6). */
export function SavedHeader({ count }: { count: number }) {
  const { value: dark, set } = useDarkMode()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          Saved Properties
        </h1>
        <p className="figures mt-1 text-ink-muted">{savedCount(count)}</p>
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={dark ? 'Light mode' : 'Dark mode'} onClick={() => set(!dark)}>
          <ThemeIcon size={20} />
        </IconButton>
        {count > 0 ? (
          <Button variant="quiet" onClick={() => void askToClear(count)}>
            Clear All
          </Button>
        ) : null}
      </div>
    </header>
  )
}
