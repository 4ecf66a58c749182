import { useState } from 'react'
import { closingCosts, costsOf, taxInPrice, type CostItem, type Locality } from '@/domain/finance/closing-costs'
import type { Figures } from '@/domain/finance/figures'
import { formatMoneyWhole } from '@/domain/money/money'
import { Fold } from '@/ui/fold/fold'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'
import { BoundedField } from '../parts/bounded-field'
import { cellClass, CostTable } from '../parts/cost-table'
import { percent } from '../parts/plan-words'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const NAMES: Record<CostItem, Label> = {
  documentary_stamp_tax: 'Documentary stamp tax',
  transfer_tax: 'Transfer tax',
  registration_fee: 'Registration fee',
  notary_fee: 'Notary',
  capital_gains_tax: 'Capital gains tax',
  broker_fee: 'Broker',
}
const LOCALITIES: { value: Locality; label: Label }[] = [
  { value: 'city', label: 'City' },
  { value: 'province', label: 'Province' },
]
const COLUMNS = [
  ['Cost', false],
  ['Paid by', false],
  ['How it is counted', false],
  ['Amount', true],
] as const
const cell = `${cellClass} align-top`

type Props = {
  price: number
  dwelling: boolean
  byDealer: boolean
  inCity: boolean
  knownValue: number | null
  figures: Figures
}

export function ClosingTable({ price, dwelling, byDealer, inCity, knownValue, figures }: Props) {
  const t = useWords()
  const [governmentValue, setGovernmentValue] = useState(knownValue)
  const [locality, setLocality] = useState<Locality>(inCity ? 'city' : 'province')
  const [dealer, setDealer] = useState(byDealer)
  const lines = closingCosts({ price, governmentValue, locality, dealer }, figures)
  const tax = dealer ? taxInPrice(price, dwelling, figures) : 0
  return (
    <section aria-label={t('Closing costs')} className="mt-6">
      <h3 className="mb-2.5 text-[0.9375rem]">{t('Closing costs')}</h3>
      <p>
        {t.rich('{price} for the buyer, once, on top of the price.', {
          price: (
            <strong className="figures">
              {t('About {price}', { price: formatMoneyWhole(costsOf('buyer', lines)) })}
            </strong>
          ),
        })}
      </p>
      <Fold title={t('Show how')} className="">
        <p className="mb-4">
          {t.rich('The seller pays about {price}. This is custom; your contract may say otherwise.', {
            price: <strong className="figures">{formatMoneyWhole(costsOf('seller', lines))}</strong>,
          })}
          {tax > 0 ? ` ${t('A dealer’s price includes about {price} of VAT.', { price: formatMoneyWhole(tax) })}` : ''}
        </p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <BoundedField
            label={t('Government value')}
            hint={t(
              'Zonal value or schedule of market values, in pesos. Taxes are based on this or the price, whichever is higher.',
            )}
            optional
            value={governmentValue}
            max={100_000_000_000}
            onValueChange={setGovernmentValue}
          />
          <div>
            <Segmented
              label={t('Where it is')}
              options={t.options(LOCALITIES)}
              value={locality}
              onValueChange={setLocality}
            />
            <Switch
              label={t('Sold by a dealer')}
              hint={t('A developer, for example')}
              checked={dealer}
              onCheckedChange={setDealer}
            />
          </div>
        </div>
        <CostTable label={t('Closing costs, line by line')} columns={COLUMNS} className="mt-3">
          {lines.map(({ item, payer, base, rate, amount, law }) => (
            <tr key={item} className="border-b border-line">
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {t(NAMES[item])}
              </th>
              <td className={cell}>{payer === 'buyer' ? t('Buyer') : t('Seller')}</td>
              <td className={`${cell} text-ink-muted`}>
                {rate === null
                  ? t('Graduated, on {price}', { price: formatMoneyWhole(base) })
                  : t('{rate} of {price}', { rate: percent(rate), price: formatMoneyWhole(base) })}
                <span className="block">{law}</span>
              </td>
              <td className={`${cell} figures text-right font-semibold`}>{formatMoneyWhole(amount)}</td>
            </tr>
          ))}
        </CostTable>
      </Fold>
    </section>
  )
}
