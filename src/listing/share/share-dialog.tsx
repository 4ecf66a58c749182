import { Copy, Ellipsis, MessageCircle, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { Dialog } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'
import { QrCode } from './qr-code'
import { shareTargets } from './share-targets'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = {
  heading: string
  /** Stands before the link in a message. */
  title: string
  url: string
  open: boolean
  onClose: () => void
  onPrint?: () => void
  /** More to do with the link, below it. */
  children?: ReactNode
}

/** By apps that people use here, as text, as QR code, by the system's own sheet, and on paper (B 2.4). */
export function ShareDialog({ heading, title, url, open, onClose, onPrint, children }: Props) {
  const t = useWords()
  const copyLink = async () => {
    await copy(url)
    onClose()
  }
  return (
    <Dialog title={heading} size="small" open={open} onOpenChange={(now) => (now ? undefined : onClose())}>
      <ul className="grid gap-2 sm:grid-cols-3">
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass({ variant: 'outline' })} w-full`}
            >
              <MessageCircle aria-hidden size={18} className="shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Button variant="outline" onClick={() => void copyLink()} icon={<Copy aria-hidden size={18} />}>
          {t('Copy link')}
        </Button>
        {onPrint ? (
          <Button variant="outline" onClick={onPrint} icon={<Printer aria-hidden size={18} />}>
            {t('Print a flyer')}
          </Button>
        ) : null}
        {typeof navigator.share === 'function' ? (
          <Button
            variant="outline"
            onClick={() => void shareElsewhere(title, url)}
            icon={<Ellipsis aria-hidden size={18} />}
          >
            {t('More apps')}
          </Button>
        ) : null}
      </div>
      <div className="mt-5 flex items-center gap-4">
        <div className="light shrink-0 rounded-control bg-white p-2.5">
          <QrCode text={url} className="size-28" />
        </div>
        <div className="min-w-0">
          <p className="font-semibold">{t('Scan to open it on another phone')}</p>
          <p className="mt-1 text-[0.8125rem] wrap-anywhere text-ink-muted">{url}</p>
        </div>
      </div>
      {children}
    </Dialog>
  )
}

async function shareElsewhere(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (cause) {
    // Closing the system's sheet is an answer too.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    await copy(url)
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify({ text: t('Link copied to the clipboard'), tone: 'good' })
  } catch {
    notify({ text: t('The link could not be copied. It is {url}', { url }), tone: 'bad' })
  }
}
