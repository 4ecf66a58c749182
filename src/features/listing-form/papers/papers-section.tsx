import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { symbolOf } from '@/domain/money/money'
import { Fold } from '@/ui/fold/fold'
import { Section } from '../parts/section'
import { useFits } from '../use-listing-field'
import { PapersField, type PapersName } from './papers-field'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Group = { title: Label; names: readonly PapersName[] }

/** The questions in their order, by subject; only those are asked that fit the category and the stage of the sale. */
const FOLDS: readonly { title: Label; groups: readonly Group[] }[] = [
  {
    title: 'Sale and title',
    groups: [
      { title: 'Stage of the sale', names: ['sale_stage', 'turnover'] },
      {
        title: 'Payment to the developer',
        names: ['payment_reservation', 'payment_down_percent', 'payment_down_months', 'payment_balance'],
      },
      {
        title: 'License to sell',
        names: ['license_to_sell_number', 'license_to_sell_date', 'license_to_sell_project'],
      },
      {
        title: 'Loan to take over',
        names: ['assumed_balance', 'assumed_monthly', 'assumed_months_left', 'assumed_lender'],
      },
      {
        title: 'Terms of the lender',
        names: [
          'acquired_seller',
          'acquired_mode',
          'acquired_occupancy',
          'acquired_minimum_price',
          'acquired_offers_from',
          'acquired_offers_until',
          'acquired_as_is',
        ],
      },
      {
        title: 'Title|of land',
        names: ['title_type', 'title_holder', 'title_liens', 'title_checked_on'],
      },
      {
        title: 'Value and ownership',
        names: ['government_value_per_sqm', 'government_value_year', 'foreign_ok'],
      },
    ],
  },
  {
    title: 'Unit, dues and parking',
    groups: [
      { title: 'Unit', names: ['unit_tower', 'unit_number', 'unit_floor', 'unit_orientation', 'unit_storeys'] },
      { title: 'Lot and road', names: ['lot_frontage', 'lot_road_width'] },
      { title: 'Parking slots', names: ['parking_slots_title', 'parking_slots_price'] },
      { title: 'Association dues', names: ['association_dues_per_sqm', 'association_dues_covers'] },
    ],
  },
  {
    title: 'Flood, utilities and broker',
    groups: [
      { title: 'Floods', names: ['flood_year_5', 'flood_year_25', 'flood_year_100'] },
      { title: 'Utilities and broker', names: ['utilities', 'broker_license', 'broker_valid_until'] },
    ],
  },
]

export function PapersSection() {
  const t = useWords()
  const symbol = symbolOf(useWatch<ListingFormValues, 'currency'>({ name: 'currency' }))
  return (
    <Section
      title={t('Papers and risk')}
      hint={t(
        'Buyers ask about these first. All are optional: skip any you do not know. The listing shows them as stated by you, not checked by us.',
      )}
    >
      {FOLDS.map((fold) => (
        <PapersFold key={fold.title} {...fold} symbol={symbol} />
      ))}
    </Section>
  )
}

type PapersFoldProps = (typeof FOLDS)[number] & { symbol: string }

function PapersFold({ title, groups, symbol }: PapersFoldProps) {
  const t = useWords()
  const fits = useFits()
  const shown = groups.map((group) => ({ ...group, names: group.names.filter((name) => fits.has(name)) }))
  const names = shown.flatMap((group) => group.names)
  const values = useWatch<ListingFormValues, PapersName[]>({ name: names })
  const answered = values.filter(isAnswered).length
  const [open] = useState(answered > 0)
  if (names.length === 0) return null
  return (
    <Fold
      open={open}
      className="border-t border-line pt-2"
      title={
        <>
          {t(title)}
          <span className="figures ml-auto text-[0.8125rem] font-normal text-ink-muted">
            <span aria-hidden>{t('{n} of {all}', { n: answered, all: names.length })}</span>
            <span className="sr-only">{t('{n} of {all} answered', { n: answered, all: names.length })}</span>
          </span>
        </>
      }
    >
      <div className="grid min-w-0 gap-5 pt-2">
        {shown.map((group) =>
          group.names.length > 0 ? (
            <fieldset key={group.title} className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
              <legend className="mb-3 text-[0.9375rem] font-bold">{t(group.title)}</legend>
              {group.names.map((name) => (
                <PapersField key={name} name={name} symbol={symbol} />
              ))}
            </fieldset>
          ) : null,
        )}
      </div>
    </Fold>
  )
}

function isAnswered(value: ListingFormValues[PapersName]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== false
}
