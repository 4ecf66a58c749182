import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Bell, CalendarDays, Check, House, MessageCircle, Trash2, TrendingDown, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Notification } from '@/account/notifications/notification'
import type { NotificationType } from '@/contract/account/notifications'
import { IconButton } from '@/ui/icon-button/icon-button'
import { linkTarget } from './notification-link'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const LOOKS: Record<NotificationType, { icon: LucideIcon; ink: string; name: Label }> = {
  property_alert: { icon: House, ink: 'bg-brand-soft text-brand-ink', name: 'Property alert' },
  tour_reminder: { icon: CalendarDays, ink: 'bg-sale-soft text-sale', name: 'Tour reminder' },
  message: { icon: MessageCircle, ink: 'bg-warn-soft text-warn', name: 'Message' },
  price_drop: { icon: TrendingDown, ink: 'bg-rent-soft text-rent', name: 'Price drop' },
  system: { icon: Bell, ink: 'bg-surface-sunken text-ink-muted ring-1 ring-line ring-inset', name: 'System' },
}

export type NotificationRowProps = {
  notification: Notification
  when: string
  onRead?: () => void
  onDelete?: () => void
}

export function NotificationRow({ notification, when, onRead, onDelete }: NotificationRowProps) {
  const t = useWords()
  const { type, title, message, timestamp, read, link, picture } = notification
  const { icon: Icon, ink, name } = LOOKS[type]
  const [missing, setMissing] = useState<string>()
  const target = linkTarget(link)
  const sample = onDelete === undefined
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3 py-3.5 transition-colors',
        'sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-4',
        'has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:-outline-offset-2 outline-focus',
        !read && 'bg-brand-soft/30',
        target && 'hover:bg-ink/4',
      )}
    >
      <span aria-hidden className="relative size-12">
        {picture && picture !== missing ? (
          <>
            <img
              src={picture}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              onError={() => setMissing(picture)}
              className={clsx(
                'size-12 bg-surface-sunken object-cover',
                type === 'message' ? 'rounded-full' : 'rounded-control',
              )}
            />
            <span
              className={clsx(
                'absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full border-2',
                'border-surface-raised',
                ink,
              )}
            >
              <Icon size={12} />
            </span>
          </>
        ) : (
          <span className={clsx('grid size-12 place-items-center rounded-full', ink)}>
            <Icon size={20} />
          </span>
        )}
        {read ? null : (
          <span
            className={clsx(
              'absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface-raised bg-brand',
              'forced-colors:bg-[Highlight]',
            )}
          />
        )}
      </span>
      <div className="min-w-0">
        <h3 className={clsx('text-[0.9375rem] wrap-anywhere', read ? 'font-semibold' : 'font-heavy')}>
          {read ? null : <span className="sr-only">{t('Unread:')} </span>}
          {target ? (
            <Link {...target} onClick={() => !read && onRead?.()} className="outline-none after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-0.5 wrap-anywhere text-ink-muted">{message}</p>
        <p className="mt-1 text-xs text-ink-muted">
          <time dateTime={timestamp}>{when}</time>
          {' · '}
          {t(name)}
          {sample ? ` · ${t('Sample')}` : null}
        </p>
      </div>
      {sample ? null : (
        <div
          className={clsx(
            'relative -my-1 flex items-center self-center max-sm:col-start-2',
            'max-sm:-mb-2 max-sm:justify-self-end',
          )}
        >
          {read ? null : (
            <IconButton
              label={t('Mark “{title}” as read', { title })}
              onClick={(event) => {
                const next = event.currentTarget.nextElementSibling
                if (next instanceof HTMLElement) next.focus()
                onRead?.()
              }}
            >
              <Check aria-hidden size={18} />
            </IconButton>
          )}
          <IconButton data-delete label={t('Delete “{title}”', { title })} onClick={onDelete}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </div>
      )}
    </li>
  )
}
