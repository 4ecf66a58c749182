import { mobileDigits } from '@/domain/people/phone-number'
import { buttonClass } from '@/ui/button/button-class'

/** Viber and WhatsApp with a mobile number that the owner shows. Other numbers have neither. */
export function MessengerLinks({ phone }: { phone: string }) {
  const digits = mobileDigits(phone)
  if (digits === null) return null
  const links = [
    ['Viber', `viber://chat?number=%2B63${digits}`],
    ['WhatsApp', `https://wa.me/63${digits}`],
  ] as const
  return (
    <div className="mt-2 flex gap-2 print:hidden">
      {links.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'outline' })} min-w-0 flex-1`}
        >
          {name}
        </a>
      ))}
    </div>
  )
}
