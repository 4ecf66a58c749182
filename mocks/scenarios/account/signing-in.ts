import { always, BROKEN, fails, once } from '../rules'
import type { NetworkRule } from '../../network/rules/rules'
import type { Scenario } from '../scenario'

function visitor(id: string, title: string, see: string, rule: NetworkRule): Scenario {
  return { id, title, see, persona: 'visitor', start: '/', world: 'samples', network: [rule] }
}

export const signingIn: Scenario[] = [
  visitor(
    'login-fails',
    'Logging in fails',
    'Log in: the server’s sentence stands in the form, what was typed stays.',
    always('login', fails('Signing in is closed for maintenance.')),
  ),
  visitor(
    'google-refused',
    'Google is refused',
    "Continue with Google: 'Google authentication failed: ' and the reason.",
    always('signInWithGoogle', fails('This Google account is suspended.', 401)),
  ),
  visitor(
    'google-breaks',
    'Google breaks off',
    "'Google authentication error. Please try again.'",
    always('signInWithGoogle', BROKEN),
  ),
  visitor(
    'code-not-sent',
    'The e-mail code is not sent',
    "Send code: 'Failed to send verification code: ' and the reason.",
    always('sendEmailVerification', fails('Too many codes. Wait a minute.', 429)),
  ),
  visitor(
    'code-send-breaks',
    'Sending the e-mail code breaks off',
    "'Failed to send verification code. Please try again.' The second try goes through.",
    once('sendEmailVerification', BROKEN),
  ),
  visitor(
    'code-refused',
    'The e-mail code is refused',
    "Verify code: 'Failed to verify code: ' and the reason.",
    always('verifyEmail', { refuse: 'Codes cannot be checked right now.' }),
  ),
  visitor(
    'code-verify-breaks',
    'Checking the e-mail code breaks off',
    "'Failed to verify code. Please try again.'",
    once('verifyEmail', BROKEN),
  ),
  visitor(
    'registration-invalid',
    'The registration is invalid',
    "Sign up: 'Registration failed:' with one bullet per field; the fields say it too.",
    always('register', {
      fail: {
        status: 422,
        message: 'The given data was invalid.',
        errors: {
          password: ['The password has appeared in a data leak.', 'Choose another one.'],
          city: ['The city is not served yet.'],
        },
      },
    }),
  ),
  visitor(
    'registration-taken',
    'The address is registered already',
    'The sentence about a registered address.',
    always('register', fails('email must be unique', 409)),
  ),
  visitor(
    'registration-refused',
    'The registration is refused',
    "'Registration failed: ' and the server’s reason.",
    always('register', fails('New accounts are closed today.')),
  ),
  visitor(
    'registration-unexplained',
    'The registration fails without a word',
    "'Registration failed: Unknown error'",
    always('register', fails('')),
  ),
  visitor(
    'registration-malformed',
    'The registration’s answer is cut off',
    'The sentence about an invalid response.',
    always('register', { fail: 'malformed' }),
  ),
  visitor(
    'registration-breaks',
    'The registration breaks off',
    "'Registration failed. Please try again.'",
    once('register', BROKEN),
  ),
]
