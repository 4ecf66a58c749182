import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { call } from '@/api/call'
import { visitingTimesKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { serverNow } from '@/api/server-clock'
import { updateVisitingTimes, type OwnVisitingTimes } from '@/contract/tours/visiting-times'
import { philippineDay } from '@/domain/tours/tour-times'
import { visitingTimesQueries } from '@/listing/tour/visiting-times.queries'
import { useKeptInput } from '@/session/end/kept-input'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { ErrorState } from '@/ui/error-state/error-state'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { notify } from '@/ui/toast/notify'
import { DaysOff } from './days-off'
import { HoursEditor } from './hours-editor'
import { ListingTimes } from './listing-times'
import { isComplete, tidy } from './times-draft'
import { useWords } from '@/words/use-words'

export function VisitingTimes() {
  const t = useWords()
  const { times, today, error, retry, retrying, dirty, tried, saving, refused, change, discard, save } =
    useVisitingTimes()
  useLeaveGuard(dirty, {
    title: t('Leave without saving?'),
    text: t('Your tour times are not saved yet.'),
    cancelLabel: t('Keep editing'),
    tone: 'danger',
  })
  if (!times)
    return error ? (
      <ErrorState
        title={t('Your tour times could not be loaded')}
        text={error.message}
        onRetry={retry}
        retrying={retrying}
      />
    ) : (
      <TimesLoading />
    )
  const incomplete = tried && !isComplete(times) ? t('Some times are not complete. They are marked above.') : null
  return (
    <form
      noValidate
      aria-label={t('Tour times')}
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="mb-4 max-w-prose text-ink-muted">
        {t(
          'Visitors can ask only for these times, in Philippine time. Tours that are already requested or agreed stay, and you may propose any time yourself.',
        )}
      </p>
      <div className="grid gap-5">
        <Card title={t('All your listings')}>
          <div className="space-y-4">
            <HoursEditor
              legend={t('When tours can take place')}
              freely={t('At any time')}
              hours={times.hours}
              tried={tried}
              onChange={(hours) => change({ hours })}
            />
            <DaysOff
              legend={t('Days off')}
              days={times.days_off}
              today={today}
              onChange={(days_off) => change({ days_off })}
            />
          </div>
        </Card>
        <ListingTimes
          listings={times.listings}
          today={today}
          tried={tried}
          onChange={(listings) => change({ listings })}
        />
      </div>
      {dirty ? (
        <div
          className={clsx(
            'sticky bottom-18 z-10 mt-5 rounded-card border border-line',
            'bg-surface-raised p-3 shadow-2 md:bottom-4',
          )}
        >
          <FormAlert text={incomplete ?? refused} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="min-w-0 flex-1 basis-40 text-ink-muted">
              {t('Changes that are not saved yet')}
            </p>
            <Button variant="quiet" onClick={discard}>
              {t('Discard')}
            </Button>
            <Button type="submit" busy={saving}>
              {t('Save times')}
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  )
}

function TimesLoading() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading your tour times')}
      </p>
      <div aria-hidden className="grid max-w-2xl gap-5">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </Delayed>
  )
}

/** The saved times with the unsaved changes, which a failed save keeps. */
function useVisitingTimes() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const query = useQuery(visitingTimesQueries.own(token))
  const [draft, setDraft] = useKeptInput<OwnVisitingTimes | null>('visiting-times', null)
  const [tried, setTried] = useState(false)
  const today = philippineDay(serverNow())
  const times = draft ?? query.data
  const dirty = draft !== null && query.data !== undefined && !same(tidy(draft, today), tidy(query.data, today))

  const saving = useSendOnce({
    about: ['save-visiting-times'],
    mutationFn: async (body: OwnVisitingTimes) => (await call(updateVisitingTimes, { body })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(visitingTimesQueries.own(token).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: visitingTimesKeys.ofAny })
      setDraft(null)
      setTried(false)
      notify({ text: t('Tour times saved. Tours that are already agreed stay.'), tone: 'good' })
    },
  })
  return {
    times,
    today,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    dirty,
    /** Whether what is incomplete is said: not before the first attempt to save. */
    tried,
    saving: saving.isPending,
    refused: saving.error?.message ?? null,
    change: (changes: Partial<OwnVisitingTimes>) => {
      if (times) setDraft({ ...times, ...changes })
      saving.reset()
    },
    discard: () => {
      setDraft(null)
      setTried(false)
      saving.reset()
    },
    save: () => {
      setTried(true)
      if (times && isComplete(times)) saving.mutate(tidy(times, today))
    },
  }
}

function same(one: OwnVisitingTimes, other: OwnVisitingTimes): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
