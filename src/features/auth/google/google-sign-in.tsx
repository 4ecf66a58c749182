import { useState } from 'react'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { lazyPart, type Retry } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { InlineNotice } from '../inline-notice'
import { GoogleButton } from './google-button'
import { useGoogleSignIn } from './use-google-sign-in'

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

/**
 * Signing in with the identity provider (A 2): its real button where a client id is configured, a local account chooser in
 * mocked mode; both hand the same three values to one handler.
 */
export function GoogleSignIn({ signingUp = false }: { signingUp?: boolean }) {
  const label = signingUp ? 'Sign up with Google' : 'Continue with Google'
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
          <InlineNotice text={unreachable ? OUT_OF_REACH : null} />
        </>
      ) : (
        <>
          <GoogleButton label={label} onClick={() => setPressed(true)} />
          <InlineNotice text={pressed ? NOT_SET_UP : null} />
        </>
      )}
      <FormAlert text={problem} />
    </div>
  )
}
