import type { ReactNode } from 'react'
import { PersonName } from '@/account/person/person-name'
import { PersonNote } from '@/account/person/person-note'
import type { MetPerson, Tour } from '@/domain/tours/tour'
import { dayText } from '@/domain/tours/tour-times'
import { VisitRows } from '@/listing/tour/clashes'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { useWords } from '@/words/use-words'

type Props = {
  tour: Tour
  clashes: readonly Tour[]
  busy: boolean
  onConfirm: () => void
  onPropose: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a visit is confirmed at an hour at which its lister has others. */
export function ClashDialog({ tour, clashes, busy, onConfirm, onPropose, open, onOpenChange }: Props) {
  const t = useWords()
  return (
    <Dialog
      size="small"
      title={t('You have another tour at that time')}
      description={t('{date}, Philippine time. Do you have time for both?', { date: dayText(tour.date) })}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('Go back')}</Button>
          </DialogClose>
          <Button variant="outline" disabled={busy} onClick={onPropose}>
            {t('Propose another time')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('Confirm anyway')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {[
          { title: t('New request'), visits: [tour] },
          { title: t('Already agreed'), visits: clashes },
        ].map(({ title, visits }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 text-[0.8125rem] font-strong text-ink-muted">{title}</h3>
            <VisitRows visits={visits} nameOf={nameOf} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function nameOf(person: MetPerson): ReactNode {
  return (
    <>
      <PersonName {...person}>{person.name}</PersonName>
      <PersonNote person={person} className="mt-1.5" />
    </>
  )
}
