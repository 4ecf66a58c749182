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
      <Glyph
        name={compared ? 'check' : 'compare'}
        size={24}
        strokeWidth={compared ? 3 : 2.2}
        className={clsx(
          'rounded-full',
          compared
            ? 'bg-brand p-[4.5px] text-on-brand'
            : onPicture
              ? 'bg-black/35 p-[5px] ring-2 ring-white'
              : 'p-[2.5px]',
        )}
      />
    </IconButton>
  )
}
