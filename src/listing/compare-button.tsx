import { clsx } from 'clsx'
import type { Listing } from '@/domain/listing/listing'
import { Glyph } from '@/ui/glyph/glyph'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useCompare } from './use-compare'
import { useWords } from '@/words/use-words'

type CompareButtonProps = { listing: Listing; onPicture?: boolean; size?: 40 | 44; className?: string }

export function CompareButton({ listing, onPicture = false, size = 40, className }: CompareButtonProps) {
  const t = useWords()
  const { compared, toggle } = useCompare(listing)
  return (
    <IconButton
      label={
        compared
          ? t('Remove from compare: {title}', { title: listing.title })
          : t('Add to compare: {title}', { title: listing.title })
      }
      size={size}
      look={onPicture ? 'picture' : 'quiet'}
      onClick={toggle}
      className={clsx('z-1 print:hidden', className)}
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-[24px] place-items-center rounded-full',
          compared ? 'bg-brand text-on-brand' : onPicture && 'bg-black/35 ring-2 ring-white',
        )}
      >
        {compared ? (
          <Glyph name="check" size={15} strokeWidth={3} />
        ) : (
          <Glyph name="compare" size={onPicture ? 14 : 19} strokeWidth={2.2} />
        )}
      </span>
    </IconButton>
  )
}
