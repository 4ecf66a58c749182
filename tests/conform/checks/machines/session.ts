import { superAdminLogin, superAdminLogout } from '@/contract/admin'
import { login, logout, requestPasswordReset, resetPassword } from '@/contract/account/auth'
import { changePassword, deleteAccount } from '@/contract/account/user'
import { check, type Check } from '../../check'
import { NotCheckable } from '../../failure'
import type { EndpointId } from '@/contract'
import { refusalRule } from '../../rules/stated'
import { checkStep } from './step'

/** The machine of a session: what ends one, and that one that has ended ends nothing more. */
export const sessionMachineChecks: Check[] = [
  check(
    'refuses a session that has ended',
    [logout, deleteAccount, changePassword],
    async (world) => {
      const { email, password, token } = await world.newcomer('signed-out')
      if (password === null) throw new NotCheckable('needs a new account with a password (see --mailbox)')
      const ended = await world.succeed(login, { body: { email, password } })
      await checkStep(world, ['session', 'open'], logout, { token: ended.token })
      for (const call of [logout, deleteAccount])
        await checkStep(world, ['session', 'ended'], call, { token: ended.token })
      // The account is still there, and its other session too.
      const body = { current_password: password, password: `${password}2`, password_confirmation: `${password}2` }
      await checkStep(world, ['session', 'ended'], changePassword, { token: ended.token, body })
      await checkStep(world, ['session', 'open'], logout, { token })
    },
    ['logout', 'deleteAccount'].map((call) => refusalRule('session', 'ended', call as EndpointId)),
  ),
  check(
    'ends the super administrator’s session once',
    [superAdminLogout],
    async (world) => {
      const { token } = await world.succeed(superAdminLogin, { body: { ...world.options.admin } })
      await checkStep(world, ['session', 'open'], superAdminLogout, { token })
      await checkStep(world, ['session', 'ended'], superAdminLogout, { token })
    },
    [refusalRule('session', 'ended', 'superAdminLogout')],
  ),
  check('ends every session when a password is reset', [resetPassword], async (world) => {
    const { mailbox } = world.options
    const { email, password } = await world.newcomer('reset-everywhere')
    if (!mailbox || password === null) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
    const body = { email, password }
    const sessions = [await world.succeed(login, { body }), await world.succeed(login, { body })]
    await world.patiently(requestPasswordReset, { body: { email } })
    const next = { password: 'Renewed1word', password_confirmation: 'Renewed1word' }
    await world.succeed(resetPassword, { body: { email, verification_code: (await mailbox(email)) ?? '', ...next } })
    for (const { token } of sessions) await checkStep(world, ['session', 'ended'], logout, { token })
    // Back to the first password, by which the account is closed in the end.
    const { token } = await world.succeed(login, { body: { email, password: next.password } })
    const back = { current_password: next.password, password, password_confirmation: password }
    await world.succeed(changePassword, { token, body: back })
  }),
]
