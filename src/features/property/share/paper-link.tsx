import { useRouter } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { useHydrated } from '@/ui/media/use-hydrated'
import { publicLink } from './public-link'
import { QrCode } from '@/listing/share/qr-code'

type Props = { listing: Pick<Listing, 'id'> }

/** On paper only: the listing's address, and as a QR code that leads a phone to it. */
export function PaperLink({ listing }: Props) {
  // The address begins with the host's name, which a page rendered at build time does not know.
  return useHydrated() ? <Paper listing={listing} /> : null
}

function Paper({ listing }: Props) {
  const url = publicLink(useRouter(), listing.id)
  return (
    <div aria-hidden className="mt-4 hidden print:block">
      <QrCode text={url} className="size-32" />
      <p className="mt-2 text-2xs wrap-anywhere">{url}</p>
    </div>
  )
}
