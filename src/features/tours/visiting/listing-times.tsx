import { useQuery } from '@tanstack/react-query'
import type { OwnVisitingTimes } from '@/contract/tours/visiting-times'
import { ownListingQueries } from '@/listing/own-listings.queries'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { Select } from '@/ui/select/select'
import { DaysOff } from './days-off'
import { HoursEditor } from './hours-editor'
import { useWords } from '@/words/use-words'

type Listings = OwnVisitingTimes['listings']
type Props = { listings: Listings; today: string; tried: boolean; onChange: (listings: Listings) => void }

export function ListingTimes({ listings, today, tried, onChange }: Props) {
  const t = useWords()
  const own = useQuery(ownListingQueries.list(useToken((state) => state.value)))
  const titleOf = (id: string) => own.data?.find((one) => one.id === id)?.title || t('A listing')
  const free = (own.data ?? []).filter(
    ({ id, status }) => status !== 'sold' && !listings.some(({ property_id }) => String(property_id) === id),
  )
  const change = (place: number, changes: Partial<Listings[number]>) =>
    onChange(listings.map((one, at) => (at === place ? { ...one, ...changes } : one)))
  return (
    <Card title={t('Listings that differ')}>
      <p className="text-ink-muted">{t('Listings without their own hours use these.')}</p>
      {listings.map((one, place) => {
        const title = titleOf(String(one.property_id))
        return (
          <section key={String(one.property_id)} aria-label={title} className="mt-4 border-t border-line pt-4">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 className="min-w-0 text-[0.9375rem] wrap-anywhere">{title}</h3>
              <Button
                variant="quiet"
                aria-label={t('Remove the times of {title}', { title })}
                onClick={() => onChange(listings.filter((_, at) => at !== place))}
              >
                {t('Remove')}
              </Button>
            </div>
            <div className="space-y-4">
              <HoursEditor
                legend={t('When tours can take place')}
                freely={t('Same as all listings')}
                hours={one.hours}
                tried={tried}
                onChange={(hours) => change(place, { hours })}
              />
              <DaysOff
                legend={t('More days off')}
                days={one.days_off}
                today={today}
                onChange={(days_off) => change(place, { days_off })}
              />
            </div>
          </section>
        )
      })}
      {own.isError ? (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-bad">
          {t('Your listings could not be loaded.')}
          <Button variant="outline" busy={own.isFetching} onClick={() => void own.refetch()}>
            {t('Try Again')}
          </Button>
        </p>
      ) : free.length > 0 ? (
        <Select
          label={t('Add a listing')}
          placeholder={t('Choose one of your listings')}
          options={free.map(({ id, title }) => ({ value: id, label: title || t('Untitled') }))}
          value={undefined}
          onValueChange={(id) => onChange([...listings, { property_id: id, hours: null, days_off: [] }])}
          className="mt-4 sm:max-w-96"
        />
      ) : own.data && listings.length === 0 ? (
        <p className="mt-3">{t('You have no listing that people can tour yet.')}</p>
      ) : null}
    </Card>
  )
}
