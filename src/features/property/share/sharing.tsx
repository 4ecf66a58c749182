import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { ShareDialog } from '@/listing/share/share-part'
import { printFlyer } from './print-flyer'
import { publicLink } from './public-link'
import { useWords } from '@/words/use-words'

type Props = { listing: Listing; children: (open: () => void) => ReactNode }

export function Sharing({ listing, children }: Props) {
  const t = useWords()
  const router = useRouter()
  const [state, setState] = useState<'not-asked' | 'open' | 'closed'>('not-asked')
  const close = () => setState('closed')
  const print = () => {
    close()
    void printFlyer()
  }
  return (
    <>
      {children(() => setState('open'))}
      {state === 'not-asked' ? null : (
        <ShareDialog
          heading={t('Share this property')}
          title={listing.title}
          url={publicLink(router, listing.id)}
          open={state === 'open'}
          onClose={close}
          onPrint={print}
        />
      )}
    </>
  )
}
