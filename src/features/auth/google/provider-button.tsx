import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import type { GoogleAnswer } from './use-google-sign-in'

type ProviderButtonProps = {
  clientId: string
  signingUp: boolean
  onAnswer: (answer: GoogleAnswer) => void
  onError: () => void
  onUnreachable: () => void
}

/** The identity provider's own button. Its script is loaded only when this is rendered. */
export default function ProviderButton({ clientId, signingUp, onAnswer, onError, onUnreachable }: ProviderButtonProps) {
  return (
    <GoogleOAuthProvider clientId={clientId} locale="en" onScriptLoadError={onUnreachable}>
      <div className="flex min-h-11 justify-center">
        <GoogleLogin
          text={signingUp ? 'signup_with' : 'continue_with'}
          size="large"
          width="280"
          onSuccess={onAnswer}
          onError={onError}
        />
      </div>
    </GoogleOAuthProvider>
  )
}
