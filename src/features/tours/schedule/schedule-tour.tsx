import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { TourPart } from '@/listing/tour/tour-part'
import { Button } from '@/ui/button/button'
import { ChooseListing } from './choose-listing'
import { useWords } from '@/words/use-words'

export function ScheduleTour() {
  const t = useWords()
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Listing | null>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<CalendarPlus aria-hidden size={18} />} onClick={() => setChoosing(true)}>
        {t('Schedule Tour')}
      </Button>
      <ChooseListing
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={(listing) => {
          setChoosing(false)
          setChosen(listing)
          setAsking(true)
        }}
      />
      {chosen ? <TourPart key={chosen.id} listing={chosen} open={asking} onOpenChange={setAsking} /> : null}
    </>
  )
}
