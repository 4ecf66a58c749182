import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ownProfilePath } from '@/domain/people/profile-path'
import type { SessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { closeWelcome, useWelcome, welcome, type Purpose } from './welcome-due'
import type { Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const PURPOSES: readonly { value: Purpose; label: Label }[] = [
  { value: 'search', label: 'A home to buy or rent' },
  { value: 'list', label: 'To sell or rent out' },
]

/** After signing up: what to do next, until it is closed for good. */
export default function WelcomePanel({ user }: { user: SessionUser }) {
  const t = useWords()
  const purpose = useWelcome(user.id)
  if (purpose === undefined) return null
  const close = () => {
    closeWelcome(user.id)
    // The pressed button is removed: the heading gets the focus.
    document.querySelector<HTMLElement>('#main h1')?.focus()
  }
  return (
    <section
      aria-labelledby="welcome"
      className={clsx(
        'mx-4 mt-4 rounded-card border border-line bg-surface-raised p-4',
        'md:mx-(--page-edge) md:p-5 print:hidden',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p id="welcome" className="text-lg font-bold">
          {user.first_name ? t('Welcome, {name}', { name: user.first_name }) : t('Welcome')}
        </p>
        <Button variant="quiet" size="small" className="-mx-3" onClick={close}>
          {t('Do not show again')}
        </Button>
      </div>
      <RadioChips
        legend={t('What brings you here?')}
        options={t.options(PURPOSES)}
        value={purpose}
        onValueChange={(chosen) => welcome(user.id, chosen)}
        className="mt-2"
      />
      {purpose ? (
        <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {welcomeSteps(purpose, user).map(({ to, title, text }, place) => (
            <li key={title} className="min-w-0">
              <Link
                to={to}
                className="block h-full rounded-control border border-line-control/60 px-4 py-3 hover:border-ink/60"
              >
                <span className="block font-strong">
                  {place + 1}. {t(title)}
                </span>
                <span className="mt-0.5 block text-[0.8125rem] text-pretty text-ink-muted">{t(text)}</span>
              </Link>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

type Step = { to: string; title: Label; text: Label }

const SEARCH: readonly Step[] = [
  {
    to: '/dashboard/saved-searches',
    title: 'Save a search',
    text: 'Set the filters, then press Save this search: new homes come to you.',
  },
  {
    to: '/dashboard/favorites',
    title: 'Keep what you like',
    text: 'The heart keeps a home. Up to four can be compared side by side.',
  },
  { to: '/dashboard/tours', title: 'See it for yourself', text: 'Chat with the lister, or ask for a tour.' },
]

const LIST: readonly Step[] = [
  {
    to: '/dashboard/list-property',
    title: 'List your property',
    text: 'Photos, facts and a price. What you write is kept as a draft.',
  },
  {
    to: '/dashboard/messages',
    title: 'Answer those who ask',
    text: 'Messages, offers and tour requests come to you, on every device.',
  },
]

/** What to do next, by what somebody came for. Listing needs phone and ID first (B 5). */
function welcomeSteps(purpose: Purpose, user: SessionUser): readonly Step[] {
  if (purpose === 'search') return SEARCH
  if (user.phone_verified && user.id_verified) return LIST
  const verify: Step = {
    to: ownProfilePath(user),
    title: 'Verify your phone and ID',
    text: 'Only verified users can list. An ID is reviewed within 24-48 hours.',
  }
  return [verify, ...LIST]
}
