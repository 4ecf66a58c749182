import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { symbolOf } from '@/domain/money/money'
import { Fold } from '@/ui/fold/fold'
import { Section } from '../parts/section'
import { useFits } from '../use-listing-field'
import { PapersField, type PapersName } from './papers-field'

type Group = { title: string; names: readonly PapersName[] }

/** The questions in their order, by subject; only those are asked that fit the category and the stage of the sale. */
const FOLDS: readonly { title: string; groups: readonly Group[] }[] = [
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
        title: 'Title',
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
  const symbol = symbolOf(useWatch<ListingFormValues, 'currency'>({ name: 'currency' }))
  return (
    <Section
      title="Papers and risk"
      hint={
        'Buyers ask for these first. All are optional: skip what you do not know. They are shown as stated by ' +
        'you, not checked by us.'
      }
    >
      {FOLDS.map((fold) => (
        <PapersFold key={fold.title} {...fold} symbol={symbol} />
      ))}
    </Section>
  )
}

type PapersFoldProps = (typeof FOLDS)[number] & { symbol: string }

function PapersFold({ title, groups, symbol }: PapersFoldProps) {
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
          {title}
          <span className="figures ml-auto text-[0.8125rem] font-normal text-ink-muted">
            {answered} of {names.length}
            <span className="sr-only"> answered</span>
          </span>
        </>
      }
    >
      <div className="grid min-w-0 gap-5 pt-2">
        {shown.map((group) =>
          group.names.length > 0 ? (
            <fieldset key={group.title} className="grid min-w-0 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
              <legend className="mb-3 text-[0.9375rem] font-bold">{group.title}</legend>
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
