import { Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnitSystem } from '@/domain/units/units'
import { useUnitSystem } from '@/session/units'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'
import { shareComparison } from './share/share-comparison'

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
  const { value: units, set } = useUnitSystem()
  return (
    <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Switch label="Show only differences" checked={differencesOnly} onCheckedChange={onDifferencesOnlyChange} />
      <Segmented size="small" label="Units" options={UNITS} value={units} onValueChange={set} />
      <div className="-ml-4 flex flex-wrap items-center gap-1 sm:ml-auto">
        <Button variant="quiet" icon={<Share2 aria-hidden size={17} />} onClick={() => void shareComparison(ids)}>
          Share
        </Button>
        <Button
          variant="quiet"
          icon={<Printer aria-hidden size={17} />}
          className="max-sm:hidden"
          onClick={() => window.print()}
        >
          Print
        </Button>
        {children}
      </div>
    </div>
  )
}
