import type { NetworkRule } from '../../network/rules/rules'
import type { Scenario } from '../scenario'

/** A visitor on the landing page; the auth modal does the rest. */
function visitor(id: string, title: string, see: string, rule: NetworkRule): Scenario {
  return { id, title, see, persona: 'visitor', start: '/', world: 'samples', network: [rule] }
}

/** Each documented line of A 8 about signing in and registering. */
export const signingIn: Scenario[] = [
  visitor(
    'login-fails',
    'Logging in fails',
    'Log in: the server’s sentence stands in the form, what was typed stays.',
    {
      on: 'login',
      steps: [{ fail: { status: 500, message: 'Signing in is closed for maintenance.' } }],
    },
  ),
  visitor(
    'google-refused',
    'Google is refused',
    "Continue with Google: 'Google authentication failed: ' and the reason.",
    {
      on: 'signInWithGoogle',
      steps: [{ fail: { status: 401, message: 'This Google account is suspended.' } }],
    },
  ),
  visitor('google-breaks', 'Google breaks off', "'Google authentication error. Please try again.'", {
    on: 'signInWithGoogle',
    steps: [{ fail: 'network' }],
  }),
  visitor(
    'code-not-sent',
    'The e-mail code is not sent',
    "Send code: 'Failed to send verification code: ' and the reason.",
    {
      on: 'sendEmailVerification',
      steps: [{ fail: { status: 429, message: 'Too many codes. Wait a minute.' } }],
    },
  ),
  visitor(
    'code-send-breaks',
    'Sending the e-mail code breaks off',
    "'Failed to send verification code. Please try again.' The second try goes through.",
    { on: 'sendEmailVerification', steps: [{ fail: 'network' }], afterwards: 'normal' },
  ),
  visitor('code-refused', 'The e-mail code is refused', "Verify code: 'Failed to verify code: ' and the reason.", {
    on: 'verifyEmail',
    steps: [{ refuse: 'Codes cannot be checked right now.' }],
  }),
  visitor('code-verify-breaks', 'Checking the e-mail code breaks off', "'Failed to verify code. Please try again.'", {
    on: 'verifyEmail',
    steps: [{ fail: 'network' }],
    afterwards: 'normal',
  }),
  visitor(
    'registration-invalid',
    'The registration is invalid',
    "Sign up: 'Registration failed:' with one bullet per field; the fields say it too.",
    {
      on: 'register',
      steps: [
        {
          fail: {
            status: 422,
            message: 'The given data was invalid.',
            errors: {
              password: ['The password has appeared in a data leak.', 'Choose another one.'],
              city: ['The city is not served yet.'],
            },
          },
        },
      ],
    },
  ),
  visitor('registration-taken', 'The address is registered already', 'The sentence about a registered address.', {
    on: 'register',
    steps: [{ fail: { status: 409, message: 'email must be unique' } }],
  }),
  visitor('registration-refused', 'The registration is refused', "'Registration failed: ' and the server’s reason.", {
    on: 'register',
    steps: [{ fail: { status: 500, message: 'New accounts are closed today.' } }],
  }),
  visitor('registration-unexplained', 'The registration fails without a word', "'Registration failed: Unknown error'", {
    on: 'register',
    steps: [{ fail: { status: 500, message: '' } }],
  }),
  visitor('registration-malformed', 'The registration’s answer is cut off', 'The sentence about an invalid response.', {
    on: 'register',
    steps: [{ fail: 'malformed' }],
  }),
  visitor('registration-breaks', 'The registration breaks off', "'Registration failed. Please try again.'", {
    on: 'register',
    steps: [{ fail: 'network' }],
    afterwards: 'normal',
  }),
]
