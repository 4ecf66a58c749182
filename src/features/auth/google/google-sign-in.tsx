import { useState } from 'react'
import { Button, type ButtonProps } from '@/ui/button/button'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { lazyPart, type Retry } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { InlineNotice } from '../inline-notice'
import { useGoogleSignIn } from './use-google-sign-in'
import { useWords } from '@/words/use-words'

const CLIENT_ID = import.meta.env.VITE_GOOGLE_CLIENT_ID
const OUT_OF_REACH = 'Google cannot be reached from here. Use your email instead.'
const NOT_SET_UP = 'Google sign-in is not set up here. Use your email instead.'

// Each build contains only the one it can use.
const failed = (retry: Retry) => <PartFailed {...retry} level={3} className="py-2!" />
const AccountChooser = __MOCKED__
  ? lazyPart(() => import('./account-chooser').then((module) => module.default), { failed })
  : null
const ProviderButton =
  !__MOCKED__ && CLIENT_ID
    ? lazyPart(() => import('./provider-button').then((module) => module.default), {
        waiting: <div className="min-h-11" />,
        failed,
      })
    : null

/** The provider's own button (A 2) where a client id is configured, else a local account chooser. */
export function GoogleSignIn({ signingUp = false }: { signingUp?: boolean }) {
  const t = useWords()
  const label = signingUp ? t('Sign up with Google') : t('Continue with Google')
  const { signIn, busy, problem, breakOff } = useGoogleSignIn({ signingUp })
  const [pressed, setPressed] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  const toggle = () => setPressed(!pressed)
  return (
    <div className="space-y-3">
      {AccountChooser ? (
        <>
          <GoogleButton label={label} busy={busy} aria-expanded={pressed} onClick={toggle} />
          {pressed ? <AccountChooser busy={busy} onChoose={(answer) => void signIn(answer)} /> : null}
        </>
      ) : ProviderButton && CLIENT_ID ? (
        <>
          <ProviderButton
            clientId={CLIENT_ID}
            signingUp={signingUp}
            onAnswer={(answer) => void signIn(answer)}
            onError={breakOff}
            onUnreachable={() => setUnreachable(true)}
          />
          <InlineNotice text={unreachable ? t(OUT_OF_REACH) : null} />
        </>
      ) : (
        <>
          <GoogleButton label={label} onClick={() => setPressed(true)} />
          <InlineNotice text={pressed ? t(NOT_SET_UP) : null} />
        </>
      )}
      <FormAlert text={problem} />
    </div>
  )
}

function GoogleButton({ label, ...rest }: { label: string } & Pick<ButtonProps, 'onClick' | 'busy' | 'aria-expanded'>) {
  return (
    <Button variant="outline" size="large" wide icon={<GoogleMark />} {...rest}>
      {label}
    </Button>
  )
}

function GoogleMark() {
  return (
    <svg aria-hidden width={18} height={18} viewBox="0 0 24 24" fill="currentColor" className="shrink-0">
      <path
        d={
          'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 ' +
          '0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 ' +
          '12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 ' +
          '2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z'
        }
      />
    </svg>
  )
}
