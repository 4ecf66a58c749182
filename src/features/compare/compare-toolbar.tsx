import { useLocation } from '@tanstack/react-router'
import { Printer, Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { UnitSystem } from '@/domain/units/units'
import { ShareDialog } from '@/listing/share/share-part'
import { useUnitSystem } from '@/session/units'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'
import { linkTo } from './share/link-ids'
import { useWords } from '@/words/use-words'

type Props = {
  ids: readonly string[]
  differencesOnly: boolean
  onDifferencesOnlyChange: (on: boolean) => void
  children?: ReactNode
}

const UNITS: readonly { value: UnitSystem; label: string }[] = [
  { value: 'imperial', label: 'sq ft' },
  { value: 'metric', label: 'sq m' },
]

export function CompareToolbar({ ids, differencesOnly, onDifferencesOnlyChange, children }: Props) {
  const t = useWords()
  const { value: units, set } = useUnitSystem()
  const asked = useLocation({ select: ({ state }) => state.share })
  const [sharing, setSharing] = useState<'not-asked' | 'open' | 'closed'>(asked ? 'open' : 'not-asked')
  return (
    <div className="mb-4 md:mt-4 md:mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Switch label={t('Show only differences')} checked={differencesOnly} onCheckedChange={onDifferencesOnlyChange} />
      <Segmented size="small" label={t('Units')} options={UNITS} value={units} onValueChange={set} />
      <div className="-ml-4 flex flex-wrap items-center gap-1 sm:ml-auto">
        <Button variant="quiet" icon={<Share2 aria-hidden size={17} />} onClick={() => setSharing('open')}>
          {t('Share')}
        </Button>
        <Button
          variant="quiet"
          icon={<Printer aria-hidden size={17} />}
          className="max-sm:hidden"
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
        {children}
      </div>
      {sharing === 'not-asked' ? null : (
        <ShareDialog
          heading={t('Share this comparison')}
          title={t.count(ids.length, 'Compare {n} property', 'Compare {n} properties')}
          url={linkTo(ids)}
          open={sharing === 'open'}
          onClose={() => setSharing('closed')}
        />
      )}
    </div>
  )
}
