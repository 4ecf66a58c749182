import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type SaveBarProps = {
  saving: boolean
  changed: boolean
  draftFailed: boolean
}

export function SaveBar({ saving, changed, draftFailed }: SaveBarProps) {
  const t = useWords()
  return (
    <div
      className={clsx(
        'sticky bottom-14 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line',
        'bg-surface px-4 py-3 md:bottom-0 md:mx-0 md:px-0',
      )}
    >
      <p role="status" className="min-w-0 flex-1 text-[0.8125rem] text-ink-muted max-sm:sr-only">
        {changed ? t('You have unsaved changes.') : t('No changes yet.')}
        {changed && draftFailed ? ` ${t('This browser cannot keep a draft of them.')}` : null}
      </p>
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to="/dashboard/my-listings">{t('Cancel')}</Link>
      </Button>
      <Button type="submit" busy={saving} className="max-sm:flex-1">
        {saving ? t('Saving...') : t('Save Changes')}
      </Button>
    </div>
  )
}
