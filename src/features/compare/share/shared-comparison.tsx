import { Bookmark, Users } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '@/api/server-clock'
import { COMPARE_MAX, COMPARE_TOO_MANY } from '@/domain/listing/compare'
import { counted } from '@/domain/text'
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

type Props = { ids: readonly string[]; onLeave: () => void }

export function SharedComparison({ ids, onLeave }: Props) {
  const own = useCompareList((state) => state.value)
  const currency = useCurrency((state) => state.value)
  const units = useUnitSystem((state) => state.value)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const named = ids.slice(0, COMPARE_MAX)
  const { data, isPending, isFetching, error, refetch } = useNamedListings(named)

  const leave = (
    <Button variant="outline" onClick={onLeave}>
      {own.length > 0 ? 'Show my compare list' : 'Start my own'}
    </Button>
  )
  if (data === undefined && isPending) return <CompareSkeleton columns={named.length} />
  if (data === undefined) {
    return (
      <ErrorState
        title="This comparison could not be loaded"
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
                Save to my compare list
              </Button>
            ) : null}
            {leave}
          </>
        }
      >
        This comparison was shared with you by link.{' '}
        {own.length > 0 ? 'Your own compare list is not changed.' : 'It is not saved on this device.'}
      </Note>
      {ids.length > COMPARE_MAX ? (
        <Note>
          {COMPARE_TOO_MANY} This link names {ids.length}: the first 4 are shown.
        </Note>
      ) : null}
      {lost > 0 ? (
        <Note>{counted(lost, 'property in this link is', 'properties in this link are')} no longer offered.</Note>
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
    title: 'Replace your compare list?',
    text: `Your list of ${counted(count, 'property', 'properties')} gives way to the shared one. You can undo this.`,
    confirmLabel: 'Replace',
  })
}
