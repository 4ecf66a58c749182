import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { BackToSettings } from '@/account/back-to-settings'
import { useOwnProfile } from '@/account/use-own-profile'
import { ChangePasswordForm } from './change-password-form'
import { useWords } from '@/words/use-words'

export function ChangePasswordScreen() {
  const t = useWords()
  const provider = useOwnProfile().data?.authProvider
  return (
    <div className="page-column pt-4 pb-16 md:pt-6">
      <BackToSettings />
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        {t('Change Password')}
      </h1>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <aside className="flex gap-3 rounded-card bg-brand-soft p-4 text-brand-ink sm:p-5 md:order-2 md:flex-col">
          <ShieldCheck aria-hidden size={24} className="shrink-0" />
          <div className="min-w-0 text-pretty">
            <h2 className="text-[0.9375rem]">{t('Keep your account safe')}</h2>
            <p className="mt-1.5">
              {t('Choose a password that you use nowhere else. Changing it signs you out on your other devices.')}
            </p>
            {provider === 'google' ? (
              <p className="mt-2">
                {t.rich(
                  'You registered with Google. If you never had a password here, sign out and use {button} to get one.',
                  { button: <b className="font-strong">{t('Forgot password?')}</b> },
                )}
              </p>
            ) : null}
          </div>
        </aside>
        <Card>
          <Addition of="changePassword" otherwise={<NotOffered instead={t('Please write to our support.')} />}>
            <ChangePasswordForm />
          </Addition>
          <p className="mt-5 border-t border-line pt-4 text-ink-muted">
            {t("Don't know your current password?")}{' '}
            <Link to="/dashboard/support" className={linkClass}>
              {t('Get help')}
            </Link>
          </p>
        </Card>
      </div>
    </div>
  )
}
