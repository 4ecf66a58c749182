import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import { useRoutePrefix } from '@/session/route-prefix'
import { Logo } from '@/ui/logo/logo'
import { AboutLink } from './about-link'
import { useWords } from '@/words/use-words'

const linkLook =
  'inline-flex min-h-10 max-w-full items-center gap-2.5 rounded-sm wrap-anywhere text-ink-muted hover:text-ink ' +
  'hover:underline'

export function Footer({ tools }: { tools: ReactNode }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <footer className="border-t border-line bg-surface-raised">
      <div
        className={clsx(
          'page-frame grid grid-cols-1 gap-x-10 gap-y-8 py-12 sm:grid-cols-2',
          'lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]',
        )}
      >
        <div>
          <Logo size={28} />
          <p className="mt-3 max-w-xs text-pretty text-ink-muted">
            {t('Property for sale and for rent, around Iloilo.')}
          </p>
        </div>
        <Column title={t('Quick links')}>
          <Link to={`${prefix}/properties`} search={{ mode: 'sale' }} className={linkLook}>
            {t('Properties for Sale')}
          </Link>
          <Link to={`${prefix}/properties`} search={{ mode: 'rent' }} className={linkLook}>
            {t('Properties for Rent')}
          </Link>
          <Link to={`${prefix}/map`} className={linkLook}>
            {t('Map View')}
          </Link>
          <Link to={`${prefix}/afford`} className={linkLook}>
            {t('What can I afford?')}
          </Link>
          <Link to={`${prefix}/favorites`} className={linkLook}>
            {t('Saved Properties')}
          </Link>
          <Link to={`${prefix}/compare`} className={linkLook}>
            {t('Compare Properties')}
          </Link>
          <Link to="/dashboard/list-property" preload={false} className={linkLook}>
            {t('List Property')}
          </Link>
        </Column>
        <Column title={t('Company')}>
          <AboutLink className={linkLook} />
          <Link to={`${prefix}/support`} className={linkLook}>
            {t('Support')}
          </Link>
          <Link to={`${prefix}/legal`} className={linkLook}>
            {t('Legal')}
          </Link>
        </Column>
        <Column title={t('Contact')}>
          <a href="mailto:hello@proventous.example" className={linkLook}>
            <Mail aria-hidden size={17} /> hello@proventous.example
          </a>
          <a href="tel:+63335550100" className={linkLook}>
            <Phone aria-hidden size={17} /> +63 33 555 0100
          </a>
          <span className="inline-flex min-h-10 items-center gap-2.5 text-ink-muted">
            <MapPin aria-hidden size={17} className="shrink-0" /> Iznart Street, Iloilo City
          </span>
        </Column>
      </div>
      <div
        className={clsx(
          'page-frame flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-4 text-[0.8125rem]',
          'text-ink-muted',
        )}
      >
        <p>© {new Date(serverNow()).getFullYear()} Proventous</p>
        <span className="flex md:hidden">{tools}</span>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <div>
      <h2 className="text-[0.9375rem]">{title}</h2>
      <ul className="mt-2">
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  )
}
