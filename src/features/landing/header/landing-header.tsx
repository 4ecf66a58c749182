import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { Logo, Mark } from '@/ui/logo/logo'
import { AboutLink } from '../about-link'
import { HeaderAccount } from './header-account'

const linkLook =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-3 font-semibold text-ink-muted hover:text-ink md:flex-none'

/** The landing page's own header (A 2); on phones its links have a row of their own. */
export function LandingHeader({ themeButton }: { themeButton: ReactNode }) {
  const prefix = useRoutePrefix()
  return (
    <header className="border-b border-line bg-surface-raised md:sticky md:top-0 md:z-30 print:hidden">
      <div className="page-frame flex flex-wrap items-center gap-x-2 md:h-16 md:flex-nowrap md:gap-x-6">
        <Link
          to="/"
          aria-label="Proventous, home"
          aria-current="page"
          className="-mx-1 flex min-h-14 items-center rounded-control px-1"
        >
          <Mark size={28} className="min-[370px]:hidden" />
          <span className="hidden min-[370px]:flex">
            <Logo size={28} />
          </span>
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-4 flex flex-wrap basis-[calc(100%+2rem)] border-t border-line px-1 md:order-none md:mx-0 md:flex-1 md:basis-auto md:flex-nowrap md:border-0 md:px-0"
        >
          <Link to={`${prefix}/properties`} search={{ mode: 'sale' }} className={linkLook}>
            Buy
          </Link>
          <Link to={`${prefix}/properties`} search={{ mode: 'rent' }} className={linkLook}>
            Rent
          </Link>
          {/* Not preloaded: the guard would ask a visitor who only points at it to sign in. */}
          <Link to="/dashboard/list-property" preload={false} className={linkLook}>
            Sell
          </Link>
          <AboutLink className={linkLook} />
        </nav>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <span className="hidden md:block">{themeButton}</span>
          <HeaderAccount />
        </div>
      </div>
    </header>
  )
}
