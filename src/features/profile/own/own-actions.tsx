import { Link } from '@tanstack/react-router'
import { KeyRound, Pencil, PlusCircle, RefreshCw } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

const NEEDS_VERIFICATION = 'Complete verification to list properties'

type Props = { canList: boolean; refreshing: boolean; onRefresh: () => void }

export function OwnActions({ canList, refreshing, onRefresh }: Props) {
  const t = useWords()
  const listIcon = <PlusCircle aria-hidden size={18} />
  return (
    <div className="grid gap-2 min-[360px]:grid-cols-2 lg:grid-cols-1">
      {canList ? (
        <Button asChild icon={listIcon}>
          <Link to="/dashboard/list-property">{t('List Property')}</Link>
        </Button>
      ) : (
        <Button
          disabled
          title={t(NEEDS_VERIFICATION)}
          aria-describedby="why-not-list"
          icon={listIcon}
          className="disabled:pointer-events-auto! disabled:cursor-not-allowed"
        >
          {t('List Property')}
        </Button>
      )}
      <Button asChild variant="outline" icon={<Pencil aria-hidden size={17} />}>
        <Link to="/dashboard/settings/profile">{t('Edit Profile')}</Link>
      </Button>
      <Button asChild variant="outline" icon={<KeyRound aria-hidden size={17} />}>
        <Link to="/dashboard/settings/password">{t('Change Password')}</Link>
      </Button>
      <Button variant="outline" busy={refreshing} icon={<RefreshCw aria-hidden size={17} />} onClick={onRefresh}>
        {t('Refresh Status')}
      </Button>
      {canList ? null : (
        <p id="why-not-list" className="col-span-full text-[0.8125rem] text-ink-muted">
          {t(NEEDS_VERIFICATION)}
        </p>
      )}
    </div>
  )
}
