import { getDashboardStats, superAdminLogin, superAdminLogout } from '@/contract/admin'
import {
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
  sendEmailVerification,
  signInWithGoogle,
  verifyEmail,
} from '@/contract/account/auth'
import { CODE_VALID_MINUTES, MOST_CODES } from '@/contract/fields'
import { deleteAccount, getOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { demoCredential, NEW_PASSWORD, toldCode, type World } from '../context'
import { registrationBody } from '../../helpers/registration-body'

const unknown = (world: World, name: string) => `conform-${world.run}-${name}@${world.options.mailDomain}`

export const signingInChecks: Check[] = [
  check('signs in by e-mail address and by username', [login], async (world) => {
    const { email, password } = world.options.people.regular
    const { token, user } = await world.succeed(login, { body: { email, password } })
    demand(token.length > 0, { on: login, field: 'data.token' }, 'a token', token)
    if (!user.username) throw new NotCheckable('the demo account has no username')
    const again = await world.succeed(login, { body: { email: user.username, password } })
    same({ on: login, field: 'data.user.id' }, again.user.id, user.id)
    for (const one of [token, again.token]) await world.ask(logout, { token: one })
  }),
  check('signs in by mobile number', [login], async (world) => {
    const { email, password } = world.options.people.professional
    const { token } = await world.person('professional')
    const { phone_number } = await world.succeed(getOwnProfile, { token })
    if (!phone_number) throw new NotCheckable('the demo account has no phone number')
    const signedIn = await world.succeed(login, { body: { email: phone_number, password } })
    same({ on: login, field: 'data.user.email' }, signedIn.user.email, email)
    await world.ask(logout, { token: signedIn.token })
  }),
  check('refuses a wrong password and an unknown name alike', [login], async (world) => {
    const { email, password } = world.options.people.regular
    const wrong = { body: { email, password: 'Wrong1password' } }
    const nobody = { body: { email: unknown(world, 'nobody'), password: 'Wrong1password' } }
    await world.refuse(401, login, wrong)
    await world.refuse(401, login, nobody)
    const spaced = await world.ask(login, { body: { email, password: `${password} ` } })
    same({ on: login, field: 'status with a space after the password' }, spaced.status, 401)
    const [one, other] = [await world.ask(login, wrong), await world.ask(login, nobody)]
    same(
      { on: login, field: 'message' },
      (other.json as { message?: string }).message,
      (one.json as { message?: string }).message,
    )
  }),
  check('hands over no password', [login], async (world) => {
    const { email, password } = world.options.people.regular
    const { text } = await world.ask(login, { body: { email, password } })
    demand(!/password/i.test(text), { on: login, field: 'data.user' }, 'no password', text)
  }),
  check('ends one session at logout and no other', [logout], async (world) => {
    const body = { ...world.options.people.regular }
    const [one, other] = [await world.succeed(login, { body }), await world.succeed(login, { body })]
    await world.succeed(logout, { token: one.token })
    await world.refuse(401, getOwnProfile, { token: one.token })
    await world.succeed(getOwnProfile, { token: other.token })
    await world.ask(logout, { token: other.token })
  }),
  check(
    'registers an address whose code was entered, once',
    [sendEmailVerification, verifyEmail, register],
    async (world) => {
      const email = unknown(world, 'registers')
      const code = await codeOf(world, email)
      await world.refuse(422, verifyEmail, {
        body: { email, verification_code: code === '000001' ? '000002' : '000001' },
      })
      await world.succeed(verifyEmail, { body: { email, verification_code: code } })
      await world.refuse(
        422,
        register,
        { body: { ...registrationBody(email, NEW_PASSWORD), password: 'short', password_confirmation: 'short' } },
        ['password'],
      )
      await world.refuse(
        422,
        register,
        { body: { ...registrationBody(email, NEW_PASSWORD), password_confirmation: 'Other1word' } },
        ['password_confirmation'],
      )
      await world.refuse(422, register, { body: { ...registrationBody(email, NEW_PASSWORD), accepted_terms: false } }, [
        'accepted_terms',
      ])
      const { token, user } = await world.succeed(register, { body: registrationBody(email, NEW_PASSWORD) })
      same({ on: register, field: 'data.user.email' }, user.email, email)
      const profile = await world.succeed(getOwnProfile, { token })
      same(
        { on: getOwnProfile, field: 'data.verification_status.can_list_properties' },
        profile.verification_status?.can_list_properties ?? false,
        false,
      )
      const signedIn = await world.succeed(login, { body: { email, password: NEW_PASSWORD } })
      same({ on: login, field: 'data.user.id' }, signedIn.user.id, user.id)
      world.later(() => leave(world, token))
    },
  ),
  check('registers no address whose code was not entered', [register], (world) =>
    world.refuse(422, register, { body: registrationBody(unknown(world, 'unverified'), NEW_PASSWORD) }, ['email']),
  ),
  check('registers no address twice', [register], async (world) => {
    const { email } = world.options.people.regular
    const code = await codeOf(world, email).catch(() => undefined)
    if (code) await world.ask(verifyEmail, { body: { email, verification_code: code } })
    await world.refuse(422, register, { body: registrationBody(email, NEW_PASSWORD) }, ['email'])
  }),
  check('sends codes to addresses', [sendEmailVerification], (world) =>
    world
      .once('code sent', () => world.succeed(sendEmailVerification, { body: { email: unknown(world, 'coded') } }))
      .then(() => {}),
  ),
  ...[sendEmailVerification, requestPasswordReset].map((endpoint) =>
    check(
      `refuses one code more than ${MOST_CODES} for an address, and says for how long`,
      [endpoint],
      async (world) => {
        const body = { email: unknown(world, 'impatient') }
        for (let sent = 0; sent < MOST_CODES; sent += 1) await world.succeed(endpoint, { body })
        await world.refuse(429, endpoint, { body })
        const { retryAfter } = await world.ask(endpoint, { body })
        const within = CODE_VALID_MINUTES * 60
        demand(
          retryAfter !== null && retryAfter > 0 && retryAfter <= within,
          { on: endpoint, field: 'Retry-After' },
          `1 to ${within} seconds`,
          retryAfter ?? 'none',
        )
      },
    ),
  ),
  check('refuses a wrong e-mail code', [verifyEmail], async (world) => {
    const email = unknown(world, 'guessed')
    await world.ask(sendEmailVerification, { body: { email } })
    await world.refuse(422, verifyEmail, { body: { email, verification_code: 'abcdef' } })
  }),
  check('refuses a credential that the identity provider never gave', [signInWithGoogle], (world) =>
    world.refuse(401, signInWithGoogle, { body: { credential: 'not.a.credential' } }),
  ),
  check('signs in with the identity provider', [signInWithGoogle], async (world) => {
    const { googleCredential } = world.options
    const credential = googleCredential ?? demoCredential(unknown(world, 'provider'))
    if (!googleCredential) {
      const { status } = await world.ask(signInWithGoogle, { body: { credential } })
      if (status === 401)
        throw new NotCheckable('needs a credential of the identity provider (see --google-credential)')
    }
    const { token, user } = await world.succeed(signInWithGoogle, { body: { credential } })
    demand(Boolean(user.email), { on: signInWithGoogle, field: 'data.user.email' }, 'an address', user.email)
    if (!googleCredential) world.later(() => leave(world, token))
  }),
  check('answers a forgotten password alike for every address', [requestPasswordReset], async (world) => {
    const { email } = await world.buyer()
    const known = await world.patiently(requestPasswordReset, { body: { email } })
    if (known.status === 429) throw new NotCheckable(`${email} has asked for too many codes lately`)
    await world.succeed(requestPasswordReset, { body: { email: unknown(world, 'forgotten') } })
    const other = await world.ask(requestPasswordReset, { body: { email: unknown(world, 'forgotten') } })
    same({ on: requestPasswordReset, field: 'body' }, other.text, known.text)
  }),
  check('resets no password with a wrong code', [resetPassword], (world) =>
    world.refuse(422, resetPassword, { body: resetBody(world.options.people.regular.email, 'abcdef') }, [
      'verification_code',
    ]),
  ),
  check('resets a password with the code that was sent, once', [requestPasswordReset, resetPassword], async (world) => {
    const { mailbox } = world.options
    if (!mailbox) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
    const { email, token } = await world.newcomer('forgetful')
    await world.succeed(requestPasswordReset, { body: { email } })
    const body = resetBody(email, (await mailbox(email)) ?? '')
    await world.succeed(resetPassword, { body })
    await world.refuse(422, resetPassword, { body }, ['verification_code'])
    await world.refuse(401, getOwnProfile, { token })
    const signedIn = await world.succeed(login, { body: { email, password: body.password } })
    world.later(() => leave(world, signedIn.token))
  }),
  check('signs in the super administrator with all three, and nobody else', [superAdminLogin], async (world) => {
    const { admin } = world.options
    await world.refuse(401, superAdminLogin, { body: { ...admin, username: `${admin.username}-x` } })
    const { user } = await world.succeed(superAdminLogin, { body: { ...admin } })
    same({ on: superAdminLogin, field: 'data.user.email' }, user.email, admin.email)
  }),
  check('ends one session of the super administrator at logout and no other', [superAdminLogout], async (world) => {
    const body = { ...world.options.admin }
    const [one, other] = [
      await world.succeed(superAdminLogin, { body }),
      await world.succeed(superAdminLogin, { body }),
    ]
    await world.succeed(superAdminLogout, { token: one.token })
    await world.refuse(401, getDashboardStats, { token: one.token })
    await world.succeed(getDashboardStats, { token: other.token })
    await world.ask(superAdminLogout, { token: other.token })
  }),
]

function resetBody(email: string, verification_code: string) {
  return { email, verification_code, password: 'Renewed1word', password_confirmation: 'Renewed1word' }
}

/** The code that went to an address: as the backend itself tells it, or from the mailbox. */
async function codeOf(world: World, email: string): Promise<string> {
  const sent = await world.ask(sendEmailVerification, { body: { email } })
  const code = toldCode(sent) ?? (await world.options.mailbox?.(email))
  if (!code) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
  return code
}

async function leave(world: World, token: string): Promise<void> {
  await world.ask(deleteAccount, { token })
}
