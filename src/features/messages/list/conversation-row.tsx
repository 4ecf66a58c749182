import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Archive, ArchiveRestore, BellOff } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { PersonName } from '@/account/person/person-name'
import type { Conversation } from '@/domain/messages/conversation'
import { listTime } from '@/domain/messages/message-timeline'
import { useDates } from '@/session/regional'
import { Addition } from '@/listing/additions/addition'
import { Avatar } from '@/ui/avatar/avatar'
import { Badge } from '@/ui/badge/badge'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useSwitch } from '../state/use-switch'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export function ConversationRow({ conversation, selected }: { conversation: Conversation; selected: boolean }) {
  const t = useWords()
  const { id, other, property, unread, lastMs, lastMessage, archived, muted, side, openOffer } = conversation
  const { timeZone, locale } = useDates()
  const archive = useSwitch('archived')
  const news = unread > 0
  return (
    <li
      className={clsx(
        'group relative border-b transition-colors',
        selected
          ? 'bg-surface-sunken before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brand ' +
              'forced-colors:before:bg-[Highlight]'
          : 'hover:bg-surface-sunken',
      )}
    >
      <Link
        to="."
        search={{ conversation: id }}
        state={{ fromList: true }}
        resetScroll={false}
        preload={false}
        data-conversation={id}
        {...(selected ? { 'aria-current': 'true' } : {})}
        className="flex gap-3 page-panel-inset py-3.5 focus-visible:-outline-offset-2"
      >
        <Avatar name={other.name} src={other.avatar} online={other.online} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <PersonName {...other} className={clsx('flex-1', news ? 'font-bold' : 'font-semibold')}>
              {other.name}
            </PersonName>
            <span className={clsx('figures shrink-0 text-xs', news ? 'font-bold' : 'text-ink-muted')}>
              {listTime(lastMs, serverNow(), timeZone, locale)}
            </span>
          </span>
          <span className="block truncate text-[0.8125rem] text-ink-muted">{aboutText(side, property)}</span>
          <span
            className={clsx(
              'mt-0.5 flex min-h-6 items-center gap-2 pr-10 pointer-fine:pr-0 pointer-fine:group-focus-within:pr-10',
              'pointer-fine:group-hover:pr-10',
            )}
          >
            <span className={clsx('min-w-0 flex-1 truncate', news ? 'font-bold' : 'text-ink-muted')}>
              {lastMessage || t('No messages yet')}
            </span>
            {muted ? (
              <BellOff role="img" aria-label={t('Muted')} size={15} className="shrink-0 text-ink-muted" />
            ) : null}
            {openOffer ? <Badge tone="brand">{t('Offer')}</Badge> : null}
            {news ? (
              <span
                className={clsx(
                  'figures min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center text-xs leading-5 font-bold',
                  'text-on-brand',
                )}
              >
                <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('{n} unread', { n: unread })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
      <Addition of="archiveConversation">
        <IconButton
          label={[`${archived ? t('Move to Inbox') : t('Archive')}: ${other.name}`, property.title]
            .filter(Boolean)
            .join(', ')}
          onClick={() => archive(conversation, !archived)}
          className={clsx(
            'absolute! right-2 bottom-1.5 focus-visible:opacity-100 pointer-fine:opacity-0',
            'pointer-fine:group-hover:opacity-100',
          )}
        >
          {archived ? <ArchiveRestore aria-hidden size={18} /> : <Archive aria-hidden size={18} />}
        </IconButton>
      </Addition>
    </li>
  )
}

function aboutText(side: Conversation['side'], { id, title, gone }: Conversation['property']): string {
  if (id === '') return t('Direct message')
  return [side === 'selling' ? t('Selling') : t('Buying'), title, gone ? t('No longer listed') : '']
    .filter(Boolean)
    .join(' · ')
}
