import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { paramsOfSaved } from '@/domain/search/saved-search'
import { useKeptInput } from '@/session/end/kept-input'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { Switch } from '@/ui/switch/switch'
import { alertsText } from './alert-fields'
import { SearchDialog } from './search-dialog'
import { SearchFrame } from './search-frame'
import { useDeleteSearch, useOpenSearch, useToggleAlerts } from './use-search-changes'
import { useWords } from '@/words/use-words'

export function SearchCard({ saved }: { saved: SavedSearch }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const [editing, setEditing] = useKeptInput(`saved-search:editing:${saved.id}`, false)
  const toggling = useToggleAlerts(saved)
  const deleting = useDeleteSearch(saved)
  const open = useOpenSearch(saved)
  const { name, alerts_enabled, alert_frequency } = saved
  const titleId = `saved-search-${saved.id}`

  const ask = async () => {
    const yes = await confirm({
      title: t('Delete this saved search?'),
      text: t('“{name}” and its alerts are removed.', { name }),
      confirmLabel: t('Delete it'),
      cancelLabel: t('Keep it'),
      tone: 'danger',
    })
    if (yes) deleting.mutate()
  }
  const about = { 'aria-describedby': titleId }
  return (
    <SearchFrame
      saved={saved}
      titleId={titleId}
      aside={
        <div className="flex items-center gap-2.5">
          <span aria-hidden className="text-[0.8125rem] text-ink-muted">
            {alertsText(alerts_enabled, alert_frequency)}
          </span>
          <Switch
            label={t('Alerts for “{name}”', { name })}
            hideLabel
            checked={alerts_enabled}
            onCheckedChange={() => toggling.mutate()}
          />
        </div>
      }
    >
      <div className="flex flex-wrap gap-1.5 border-t border-line pt-3">
        <Button asChild variant="outline" className="max-sm:px-3">
          <Link to={`${prefix}/properties`} search={paramsOfSaved(saved)} {...about} onClick={open}>
            {t('View Properties')}
          </Link>
        </Button>
        <Button
          variant="quiet"
          className="max-sm:px-2.5"
          icon={<Pencil aria-hidden size={16} className="max-[359px]:hidden" />}
          {...about}
          onClick={() => setEditing(true)}
        >
          {t('Edit')}
        </Button>
        <Button
          variant="quiet"
          className="text-bad! max-sm:px-2.5"
          icon={<Trash2 aria-hidden size={16} className="max-[359px]:hidden" />}
          {...about}
          busy={deleting.isPending}
          onClick={() => void ask()}
        >
          {t('Delete')}
        </Button>
      </div>
      {/* Each opening starts from what is saved now. */}
      {editing ? <SearchDialog saved={saved} open onOpenChange={setEditing} /> : null}
    </SearchFrame>
  )
}
