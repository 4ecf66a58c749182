import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAdminReturn } from '@/session/admin'
import { linkClass } from '@/ui/button/link-button'
import { Logo } from '@/ui/logo/logo'
import { LoginForm } from './login-form'
import { useWords } from '@/words/use-words'

export function AdminLoginScreen({ tools }: { tools?: ReactNode }) {
  const t = useWords()
  const ended = useAdminReturn((state) => state.ended)
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-2 sm:px-6">
        <Link to="/" aria-label={t('Proventous, home')} className="-mx-1 rounded-control px-1 py-2">
          <Logo size={28} />
        </Link>
        <div className="ml-auto flex gap-3">{tools}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col items-center px-4 pt-4 pb-10 outline-none sm:justify-center sm:pt-0 sm:pb-20"
      >
        <div className="w-full max-w-md rounded-card border border-line bg-surface-raised p-5 shadow-2 sm:p-8">
          <div className="mb-6 flex flex-wrap items-start gap-3.5">
            <span
              aria-hidden
              className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink"
            >
              <ShieldCheck size={24} />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <h1 className="text-2xl">{t('Super Admin Login')}</h1>
              <p className="mt-1 text-pretty text-ink-muted">{t('Review government IDs and manage accounts.')}</p>
            </div>
          </div>
          {ended ? (
            <p role="status" className="mb-4 rounded-control bg-warn-soft px-3.5 py-3 font-strong text-warn">
              {t('Your session has ended. Log in again to continue where you left off. Your text is still here.')}
            </p>
          ) : null}
          <LoginForm />
        </div>
        <p className="mt-5 text-ink-muted">
          {t.rich('Looking for your own account? {link}', {
            link: (
              <Link to="/" className={linkClass}>
                {t('Go to the home page')}
              </Link>
            ),
          })}
        </p>
      </main>
    </div>
  )
}
