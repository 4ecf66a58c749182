import { useLeaveGuard } from '@/account/use-leave-guard'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { ErrorState } from '@/ui/error-state/error-state'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { DaysOff } from './days-off'
import { HoursEditor } from './hours-editor'
import { ListingTimes } from './listing-times'
import { isComplete } from './times-draft'
import { useVisitingTimes } from './use-visiting-times'

/** When the own listings can be visited: in general, on which days not, and where a listing differs. */
export function VisitingTimes() {
  const { times, today, error, retry, retrying, dirty, tried, saving, refused, change, discard, save } =
    useVisitingTimes()
  useLeaveGuard(dirty, {
    title: 'Leave without saving?',
    text: 'Your visiting times are not saved yet.',
    cancelLabel: 'Keep editing',
    tone: 'danger',
  })
  if (!times)
    return error ? (
      <ErrorState
        title="Your visiting times could not be loaded"
        text={error.message}
        onRetry={retry}
        retrying={retrying}
      />
    ) : (
      <TimesLoading />
    )
  const incomplete = tried && !isComplete(times) ? 'Some times are not complete. They are marked above.' : null
  return (
    <form
      noValidate
      aria-label="Visiting times"
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="mb-4 max-w-prose text-ink-muted">
        Visitors can ask only for these times, in Philippine time. Visits that are already asked for or agreed stay, and
        you may propose any time yourself.
      </p>
      <div className="grid gap-5">
        <Card title="All your listings">
          <div className="space-y-4">
            <HoursEditor
              legend="When homes can be visited"
              freely="At any time"
              hours={times.hours}
              tried={tried}
              onChange={(hours) => change({ hours })}
            />
            <DaysOff
              legend="Days off"
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
        <div className="sticky bottom-18 z-10 mt-5 rounded-card border border-line bg-surface-raised p-3 shadow-2 md:bottom-4">
          <FormAlert text={incomplete ?? refused} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="min-w-0 flex-1 basis-40 text-ink-muted">
              Changes that are not saved yet
            </p>
            <Button variant="quiet" onClick={discard}>
              Discard
            </Button>
            <Button type="submit" busy={saving}>
              Save times
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  )
}

function TimesLoading() {
  return (
    <Delayed>
      <p role="status" className="sr-only">
        Loading your visiting times
      </p>
      <div aria-hidden className="grid max-w-2xl gap-5">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </Delayed>
  )
}
