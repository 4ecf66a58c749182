import { Bookmark, Users } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '@/api/server-clock'
import { COMPARE_MAX, COMPARE_TOO_MANY } from '@/domain/listing/compare'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useCompareList } from '@/session/compare'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { ErrorState } from '@/ui/error-state/error-state'
import { dismissAllToasts } from '@/ui/toast/notify'
import { CompareSkeleton } from '../compare-skeleton'
import { CompareToolbar } from '../compare-toolbar'
import { fromLink, type Compared } from '../compared'
import { adoptShared } from '../list-changes'
import { Note } from '../notes'
import { CompareTable } from '../table/compare-table'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = { ids: readonly string[]; onLeave: () => void }

export function SharedComparison({ ids, onLeave }: Props) {
  const t = useWords()
  const own = useCompareList((state) => state.value)
  const currency = useCurrency((state) => state.value)
  const units = useUnitSystem((state) => state.value)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const named = ids.slice(0, COMPARE_MAX)
  const { data, isPending, isFetching, error, refetch } = useNamedListings(named)

  const leave = (
    <Button variant="outline" onClick={onLeave}>
      {own.length > 0 ? t('Show my compare list') : t('Start my own')}
    </Button>
  )
  if (data === undefined && isPending) return <CompareSkeleton columns={named.length} />
  if (data === undefined) {
    return (
      <ErrorState
        title={t('This comparison could not be loaded')}
        text={error?.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        actions={leave}
      />
    )
  }
  const compared = fromLink(named, data, serverNow())
  const lost = named.length - compared.length
  const save = async (shown: readonly Compared[]) => {
    if (own.length > 0 && !(await askToReplace(own.length))) return
    adoptShared(shown.map(({ entry }) => entry))
    onLeave()
  }
  return (
    <>
      <Note
        icon={Users}
        actions={
          <>
            {compared.length > 0 ? (
              <Button icon={<Bookmark aria-hidden size={17} />} onClick={() => void save(compared)}>
                {t('Save to my compare list')}
              </Button>
            ) : null}
            {leave}
          </>
        }
      >
        {t('This comparison was shared with you by link.')}{' '}
        {own.length > 0 ? t('Your own compare list is not changed.') : t('It is not saved on this device.')}
      </Note>
      {ids.length > COMPARE_MAX ? (
        <Note>
          {t(COMPARE_TOO_MANY)} {t('This link names {n}: the first 4 are shown.', { n: ids.length })}
        </Note>
      ) : null}
      {lost > 0 ? (
        <Note>
          {t.count(
            lost,
            '{n} property in this link is no longer offered.',
            '{n} properties in this link are no longer offered.',
          )}
        </Note>
      ) : null}
      {compared.length > 0 ? (
        <>
          <CompareToolbar
            ids={compared.map(({ entry }) => entry.id)}
            differencesOnly={differencesOnly}
            onDifferencesOnlyChange={setDifferencesOnly}
          />
          <CompareTable {...{ compared, currency, units, differencesOnly }} />
        </>
      ) : null}
    </>
  )
}

function askToReplace(count: number): Promise<boolean> {
  // On phones a toast would lie over the answers.
  dismissAllToasts()
  return confirm({
    title: t('Replace your compare list?'),
    text: t.count(
      count,
      'The shared list replaces your list of {n} property. You can undo this.',
      'The shared list replaces your list of {n} properties. You can undo this.',
    ),
    confirmLabel: t('Replace'),
  })
}
