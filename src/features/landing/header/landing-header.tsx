import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { resolveImageUrl } from '@/domain/listing/images'
import { ownProfileName } from '@/domain/people/profile-path'
import { useBackendReady } from '@/listing/use-backend-ready'
import { useAuthDialog } from '@/session/auth-dialog'
import { useRoutePrefix } from '@/session/route-prefix'
import { displayName, useGoogleData, useSessionUser } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Logo, Mark } from '@/ui/logo/logo'
import { AboutLink } from '../about-link'
import { useWords } from '@/words/use-words'

const linkLook =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-3 font-semibold text-ink-muted ' +
  'hover:text-ink @3xl:min-w-11 @3xl:flex-none @3xl:px-0.5 @5xl:px-3'

export function LandingHeader({ tools }: { tools: ReactNode }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <header className="@container border-b border-line bg-surface-raised md:sticky md:top-0 md:z-30 print:hidden">
      <div
        className={clsx(
          'page-frame flex flex-wrap items-center gap-x-2 @3xl:h-16 @3xl:flex-nowrap @3xl:gap-x-1.5',
          '@5xl:gap-x-6',
        )}
      >
        <Link
          to="/"
          aria-label={t('Proventous, home')}
          aria-current="page"
          className="-mx-1 flex min-h-14 items-center rounded-control px-1"
        >
          <Mark size={28} className="min-[370px]:hidden" />
          <span className="hidden min-[370px]:flex">
            <Logo size={28} />
          </span>
        </Link>
        <nav
          aria-label={t('Main')}
          className={clsx(
            'order-last -mx-4 flex flex-wrap basis-[calc(100%+2rem)] border-t border-line px-1 @3xl:order-none',
            '@3xl:mx-0 @3xl:max-w-80 @3xl:flex-1 @3xl:basis-auto @3xl:flex-nowrap @3xl:justify-between @3xl:border-0',
            '@3xl:px-0 @5xl:max-w-none @5xl:justify-start',
          )}
        >
          <Link to={`${prefix}/properties`} search={{ mode: 'sale' }} className={linkLook}>
            {t('Buy')}
          </Link>
          <Link to={`${prefix}/properties`} search={{ mode: 'rent' }} className={linkLook}>
            {t('Rent')}
          </Link>
          {/* Not preloaded: the guard would ask a visitor who only points at it to sign in. */}
          <Link to="/dashboard/list-property" preload={false} className={linkLook}>
            {t('Sell')}
          </Link>
          <AboutLink className={linkLook} />
        </nav>
        <div className="ml-auto flex items-center gap-1 @5xl:gap-2">
          <span className="hidden md:flex @5xl:gap-1">{tools}</span>
          <HeaderAccount />
        </div>
      </div>
    </header>
  )
}

function HeaderAccount() {
  const t = useWords()
  const user = useSessionUser()
  const google = useGoogleData((state) => state.value)
  const mayLoad = useBackendReady()
  const open = useAuthDialog((state) => state.open)
  if (!user) {
    return (
      <>
        <Button variant="quiet" size="small" className="min-h-10" onClick={() => open('login')}>
          {t('Sign In')}
        </Button>
        <Button size="small" className="min-h-10" onClick={() => open('register')}>
          {t('Get Started')}
        </Button>
      </>
    )
  }
  const name = displayName(user)
  const picture = mayLoad && (user.profile_picture ?? google?.picture)
  return (
    <>
      <Button size="small" className="min-h-10" asChild>
        <Link to="/dashboard">{t('Go to dashboard')}</Link>
      </Button>
      <Link
        to="/dashboard/u/$username"
        params={{ username: ownProfileName(user) }}
        aria-label={t('My Profile, {name}', { name })}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar name={name} size={40} {...(picture ? { src: resolveImageUrl(picture) } : {})} />
      </Link>
    </>
  )
}
