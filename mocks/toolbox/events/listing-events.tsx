import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import type { Row as TableRow } from '../../store/database'
import { alertPriceDrop } from '../../services/saved-search-alerts'
import { changeListing } from '../../store/versions'
import { Choice } from '../parts/choice'
import { Nothing, OutcomeLine, Section } from '../parts/section'
import { shownListing, useTools } from '../tools'
import { useAction } from '../use-watched'

type Status = TableRow<'property'>['status']
const STATUSES: { value: Status; label: string }[] = [
  { value: 'available', label: 'Available' },
  { value: 'pending', label: 'Pending' },
  { value: 'sold', label: 'Sold' },
]

/** Changes a listing as its owner. A lower price notifies its followers. */
export function ListingEvents({ initial }: { initial: string | undefined }) {
  const { db } = useTools().backend
  const [chosen, setChosen] = useState(shownListing() ?? initial)
  const listings = db.property.written()
  const current = db.property.find(chosen ?? '') ?? listings[0]
  return (
    <Section title="A listing">
      {current ? (
        <>
          <Choice
            label="Listing"
            value={current.id}
            onValueChange={setChosen}
            options={[current, ...listings.filter(({ id }) => id !== current.id)].map(({ id, title }) => ({
              value: id,
              label: `${title} (${id})`,
            }))}
          />
          <Change key={`${current.id} ${current.price} ${current.status}`} listing={current} />
        </>
      ) : (
        <Nothing>This scenario has no listing.</Nothing>
      )}
    </Section>
  )
}

function Change({ listing }: { listing: TableRow<'property'> }) {
  const { backend, askAgain } = useTools()
  const { run, outcome } = useAction()
  const [price, setPrice] = useState(String(listing.price))
  const [status, setStatus] = useState(listing.status)
  const change = () =>
    run(async () => {
      const pesos = Number(price.replaceAll(',', ''))
      if (!Number.isFinite(pesos) || pesos < 0) throw new Error(`The price is '${price}', but has to be a number.`)
      await backend.writing(async () => {
        const row = changeListing(backend, listing, { price: pesos, status })
        if (row) alertPriceDrop(backend, row, listing)
      })
      askAgain()
      return 'The listing is changed.'
    })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Price" inputMode="numeric" value={price} onChange={({ target }) => setPrice(target.value)} />
        <Choice label="Status" value={status} onValueChange={setStatus} options={STATUSES} />
      </div>
      <Button variant="outline" onClick={change}>
        Change the listing
      </Button>
      <OutcomeLine outcome={outcome} />
    </>
  )
}
