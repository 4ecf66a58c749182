import type { ListingOwner } from '@/domain/listing/listing'
import { chatApps } from '@/domain/people/messenger'
import { buttonClass } from '@/ui/button/button-class'

/** Viber, WhatsApp and Messenger, as far as the owner shows a number or a name for them. */
export function MessengerLinks({ owner }: { owner: Pick<ListingOwner, 'phone' | 'messenger'> }) {
  const apps = chatApps(owner)
  if (apps.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {apps.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'outline' })} min-w-fit flex-1`}
        >
          {name}
        </a>
      ))}
    </div>
  )
}
