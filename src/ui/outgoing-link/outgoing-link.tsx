import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { confirm } from '@/ui/confirm/confirm'
import { t } from '@/words/words'

type OutgoingLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const MIDDLE = 1

/** A link that may lead to another site. It says where, and asks before it opens; a link to this site opens at once. */
export function OutgoingLink({ href, children, rel = 'noopener noreferrer', ...props }: OutgoingLinkProps) {
  return (
    <a {...props} href={href} target="_blank" rel={rel} onClick={askFirst} onAuxClick={askFirst}>
      {children}
    </a>
  )
}

/** The middle button opens links too; the right one opens a menu. */
function askFirst(event: MouseEvent<HTMLAnchorElement>) {
  const { href, origin, host } = event.currentTarget
  if (origin === location.origin || (event.type === 'auxclick' && event.button !== MIDDLE)) return
  event.preventDefault()
  void confirm({
    title: t('Go to {host}?', { host }),
    text: t('This link leaves Proventous. Never type your password or a code there.'),
    confirmLabel: t('Open link'),
    cancelLabel: t('Stay'),
  }).then((yes) => yes && window.open(href, '_blank', 'noopener,noreferrer'))
}
