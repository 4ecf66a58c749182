import { clsx } from 'clsx'
import { OVER_MAP } from '../pins/layer/clear-of'
import { PinShape } from '../pins/pin-shape'
import { useWords } from '@/words/use-words'

/** Blue pin = for sale, green pin = for rent (B 2.5); a dark cluster holds both. */
export function Legend() {
  const t = useWords()
  return (
    <ul
      aria-label={t('Legend')}
      {...OVER_MAP}
      // Without a control: presses reach the pins below it.
      className={clsx(
        'pointer-events-none flex items-center gap-[12px] rounded-[1rem] bg-surface-raised py-1 pr-[12px] pl-[8px]',
        'text-[min(0.75rem,3.75vw)] font-semibold shadow-2 @max-[13rem]:sr-only',
      )}
    >
      <LegendItem type="sale" pin={t('Blue pin =')} text={t('for sale')} />
      <LegendItem type="rent" pin={t('Green pin =')} text={t('for rent')} />
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="block size-4 rounded-[6px] bg-action" />
        <span>
          <span className="sr-only">{t('Dark cluster =')} </span>
          {t('both')}
        </span>
      </li>
    </ul>
  )
}

function LegendItem({ type, pin, text }: { type: 'sale' | 'rent'; pin: string; text: string }) {
  return (
    <li className="flex items-center gap-1">
      <span aria-hidden className="origin-left scale-75 -mr-1.5">
        <PinShape type={type}>₱</PinShape>
      </span>
      <span>
        <span className="sr-only">{pin} </span>
        {text}
      </span>
    </li>
  )
}
