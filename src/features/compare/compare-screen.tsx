import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useCompareList } from '@/session/compare'
import { Button } from '@/ui/button/button'
import { useLightPaper } from '@/ui/print/use-light-paper'
import { OwnComparison } from './own-comparison'
import { PropertyPicker } from './picker/property-picker'
import { SharedComparison } from './share/shared-comparison'
import { useLink } from './share/use-link'
import { useWords } from '@/words/use-words'

export function CompareScreen() {
  const t = useWords()
  const entries = useCompareList((state) => state.value)
  const { shared, showOwn } = useLink(entries.map((entry) => entry.id))
  useLightPaper()
  const heading = useRef<HTMLHeadingElement>(null)
  const leaveShared = () => {
    showOwn()
    heading.current?.focus()
  }
  return (
    <div className="page-frame pt-5 pb-12 md:pt-8 print:max-w-none print:p-0">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mb-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
            {t('Compare Properties')}
          </h1>
          <p className="mt-1 text-ink-muted max-sm:hidden">{t('Up to four saved properties side by side.')}</p>
        </div>
        {shared ? null : (
          <div className="print:hidden">
            <PropertyPicker
              trigger={
                <Button icon={<Plus aria-hidden size={18} />}>
                  <span className="max-sm:sr-only">{t('Add Property')}</span>
                  <span aria-hidden className="sm:hidden">
                    {t('Add')}
                  </span>
                </Button>
              }
            />
          </div>
        )}
      </header>
      {shared ? <SharedComparison ids={shared} onLeave={leaveShared} /> : <OwnComparison />}
    </div>
  )
}
