import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { statesAnything } from '@/domain/papers/ph'
import { PlanFigures } from '@/listing/plan-figures'
import { RecentlyViewed } from '@/listing/recently-viewed'
import { TourPart } from '@/listing/tour/tour-part'
import { markViewed } from '@/session/marks/viewed'
import { useUnitSystem } from '@/session/units'
import { ContactBar } from './contact/contact-bar'
import { SideCard } from './contact/side-card'
import { useContact } from './contact/use-contact'
import { Costs } from './details/costs'
import { Description } from './details/description'
import { Features } from './details/features'
import { Location } from './place/location'
import { NearbyAmenities, type Distances } from './place/nearby-amenities'
import { PriceHistory } from './details/price-history'
import { PropertyFacts } from './details/property-facts'
import { RentalInformation } from './details/rental-information'
import { PapersPart } from './papers/papers-part'
import { FloorPlanSection } from './plan/floor-plan-section'
import { PriceNote } from './similar/price-note'
import { ReportButton } from '@/listing/reports/report-button'
import { PropertyGallery } from './head/property-gallery'
import { PropertyHeader } from './head/property-header'
import { PaperLink } from './share/paper-link'
import { SectionTabs, type SectionAnchor } from './head/section-tabs'
import { SimilarListings } from './similar/similar-listings'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { useNarrow } from '@/ui/media/use-media'
import { useLightPaper } from '@/ui/print/use-light-paper'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const PausedNote = lazyPart(() => import('@/account/standing/paused-note').then((module) => module.PausedNote), {
  failed: (retry) => <PartFailed {...retry} title={t('This listing is paused')} />,
})

type Props = {
  listing: Listing
  now: number | undefined
  map: ReactNode
  nearby: ReactNode
  costs?: ReactNode
  monthly?: ReactNode
  distances?: Distances
}

const ANCHORS: readonly SectionAnchor[] = ['facts', 'owner', 'costs', 'papers', 'map']

export function PropertyView({ listing, now, map, nearby, costs, monthly, distances }: Props) {
  const t = useWords()
  const units = useUnitSystem((state) => state.value)
  const narrow = useNarrow()
  const [touring, setTouring] = useState<boolean>()
  const contact = useContact(listing, () => setTouring(true))
  useLightPaper()
  useEffect(() => markViewed(listing.id), [listing.id])
  const papers = listing.listingType === 'sale' || statesAnything(listing.ph)
  return (
    <article className="max-lg:pb-16 print:pb-0">
      <PropertyGallery listing={listing} />
      <div className="mt-5 print:mt-4">
        <PropertyHeader {...{ listing, units, now, monthly }} />
        {listing.paused ? <PausedNote own={contact.own} /> : null}
        <PriceNote listing={listing} />
      </div>
      <SectionTabs anchors={ANCHORS.filter((anchor) => (anchor === 'papers' ? papers : anchor !== 'costs' || costs))} />
      <div
        className={clsx(
          'mt-6 grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] print:mt-5',
          'print:grid-cols-[minmax(0,1fr)_15rem] print:grid-rows-[auto_1fr] print:gap-x-8',
        )}
      >
        <div className="min-w-0">
          <PropertyFacts listing={listing} units={units} now={now} />
          <Description text={listing.description} />
          <Features listing={listing} />
          <RentalInformation listing={listing} />
        </div>
        <aside
          id="owner"
          aria-label={t('Owner and next steps')}
          className={clsx(
            'mt-8 min-w-0 scroll-mt-28 lg:sticky lg:top-32 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0',
            'print:static print:col-start-2 print:row-span-2 print:row-start-1 print:mt-0',
          )}
        >
          <SideCard listing={listing} contact={contact} narrow={narrow} />
          {contact.own ? null : (
            <ReportButton
              subject={{
                about: 'listing',
                id: listing.id,
                title: listing.title,
                who: t('The lister'),
                path: `/dashboard/property/${encodeURIComponent(listing.id)}`,
              }}
            >
              {t('Report this listing')}
            </ReportButton>
          )}
          <PaperLink listing={listing} />
          <div aria-hidden className="mt-5 hidden grid-cols-2 gap-3 print:grid">
            <PlanFigures listing={listing} />
          </div>
        </aside>
        <div className="min-w-0">
          <Costs>{costs}</Costs>
          {papers ? <PapersPart listing={listing} /> : null}
          <FloorPlanSection listing={listing} />
          <PriceHistory listing={listing} />
          <NearbyAmenities listing={listing} distances={distances} />
          <Location listing={listing} map={map} nearby={nearby} />
        </div>
      </div>
      <SimilarListings listing={listing} />
      {/* On phones the page is long enough; Favorites has them too. */}
      {narrow ? null : <RecentlyViewed except={listing.id} />}
      <p className="mt-6 max-w-[68ch] text-[0.8125rem] text-ink-muted print:hidden">
        {t('Demo data: check every figure. All amounts are estimates. They are neither advice nor a loan offer.')}
      </p>
      {narrow ? <ContactBar listing={listing} contact={contact} /> : null}
      {touring === undefined ? null : <TourPart listing={listing} open={touring} onOpenChange={setTouring} />}
    </article>
  )
}
