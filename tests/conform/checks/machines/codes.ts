import { register, sendEmailVerification, verifyEmail } from '@/contract/account/auth'
import { deleteAccount, getOwnProfile } from '@/contract/account/user'
import { sendVerificationCode, verifyPhone } from '@/contract/account/verification'
import { registrationBody } from '../../../helpers/registration-body'
import { check, type Check } from '../../check'
import type { EndpointId } from '@/contract'
import { refusalRule } from '../../rules/stated'
import { mailedCode, textedCode, wrongFor } from '../../codes'
import { NEW_PASSWORD, type World } from '../../context'
import { Difference, same } from '../../failure'
import { phoneOf } from '../between-people/listers'
import { checkStep, triesOf } from './step'

const addressOf = (world: World, name: string) => `conform-${world.run}-code-${name}@${world.options.mailDomain}`

/** Enters wrong codes until the code is worth nothing, then the right one. `enter` makes the call. */
async function guessOut(
  { id }: typeof verifyEmail | typeof verifyPhone,
  code: string,
  enter: (code: string) => Promise<number>,
): Promise<void> {
  const { tries, status } = triesOf(id)
  for (let tried = 0; tried < tries; tried += 1) await enter(wrongFor(code))
  const last = await enter(code)
  if (last !== status) throw new Difference(id, `after ${tries} wrong codes`, String(status), String(last))
}

/** The machines of the codes that confirm an address and a telephone number. */
export const codeMachineChecks: Check[] = [
  check(
    'sends a phone code for a number that is not verified, and takes it once',
    [sendVerificationCode, verifyPhone],
    async (world) => {
      const { token } = await world.newcomer('stepped')
      const phone_number = phoneOf(world, 'stepped')
      const enter = (verification_code: string) => ({ token, body: { phone_number, verification_code } })
      await checkStep(world, ['phoneVerification', 'unverified'], verifyPhone, enter('abcdef'))
      const code = await textedCode(world, token, phone_number)
      const wrong = { fits: false, as: 'code_sent with a wrong code' }
      await checkStep(world, ['phoneVerification', 'code_sent'], verifyPhone, enter(wrongFor(code)), wrong)
      await checkStep(world, ['phoneVerification', 'code_sent'], verifyPhone, enter(code))
      await checkStep(world, ['phoneVerification', 'verified'], verifyPhone, enter(code))
      await checkStep(world, ['phoneVerification', 'verified'], sendVerificationCode, { token, body: { phone_number } })
    },
    [
      refusalRule('phoneVerification', 'unverified', 'verifyPhone'),
      ...['verifyPhone', 'sendVerificationCode'].map((call) =>
        refusalRule('phoneVerification', 'verified', call as EndpointId),
      ),
    ],
  ),
  check('confirms a number by the code that was sent to it last', [verifyPhone], async (world) => {
    const { token } = await world.newcomer('two-numbers')
    const [first, second] = [phoneOf(world, 'first'), phoneOf(world, 'second')]
    const enter = (phone_number: string, verification_code: string) => ({
      token,
      body: { phone_number, verification_code },
    })
    const old = await textedCode(world, token, first)
    const code = await textedCode(world, token, second)
    const as = 'code_sent to another number'
    await checkStep(world, ['phoneVerification', 'unverified'], verifyPhone, enter(first, old), { as })
    await checkStep(world, ['phoneVerification', 'unverified'], verifyPhone, enter(first, code), { as })
    await checkStep(world, ['phoneVerification', 'code_sent'], verifyPhone, enter(second, code))
  }),
  check('takes no phone code that was guessed at too often', [verifyPhone], async (world) => {
    const { token } = await world.newcomer('guessing')
    const phone_number = phoneOf(world, 'guessing')
    const code = await textedCode(world, token, phone_number)
    await guessOut(verifyPhone, code, async (verification_code) => {
      return (await world.ask(verifyPhone, { token, body: { phone_number, verification_code } })).status
    })
    const { verification_status } = await world.succeed(getOwnProfile, { token })
    same(
      { on: getOwnProfile, field: 'data.verification_status.phone_verified' },
      verification_status?.phone_verified ?? false,
      false,
    )
  }),
  check(
    'confirms an address by its newest code, once',
    [sendEmailVerification, verifyEmail],
    async (world) => {
      const email = addressOf(world, 'newest')
      const enter = (verification_code: string) => ({ body: { email, verification_code } })
      await checkStep(world, ['registrationCode', null], verifyEmail, enter('abcdef'))
      const old = await mailedCode(world, email)
      const code = await mailedCode(world, email)
      const replaced = { as: 'spent, replaced by a newer code' }
      if (old !== code) await checkStep(world, ['registrationCode', 'spent'], verifyEmail, enter(old), replaced)
      await checkStep(world, ['registrationCode', 'sent'], verifyEmail, enter(code))
      await checkStep(world, ['registrationCode', 'verified'], verifyEmail, enter(code))
    },
    ['verified', 'spent'].map((state) => refusalRule('registrationCode', state, 'verifyEmail')),
  ),
  check('takes no e-mail code that was guessed at too often', [verifyEmail], async (world) => {
    const email = addressOf(world, 'guessed')
    const code = await mailedCode(world, email)
    await guessOut(verifyEmail, code, async (verification_code) => {
      return (await world.ask(verifyEmail, { body: { email, verification_code } })).status
    })
  }),
  check(
    'registers one account by one code',
    [register, verifyEmail],
    async (world) => {
      const email = addressOf(world, 'spent')
      const body = registrationBody(email, NEW_PASSWORD)
      const code = await mailedCode(world, email)
      await checkStep(world, ['registrationCode', 'sent'], register, { body })
      await world.succeed(verifyEmail, { body: { email, verification_code: code } })
      const { token } = await world.succeed(register, { body })
      await world.succeed(deleteAccount, { token })
      const again = await world.ask(register, { body })
      const opened = (again.json as { data?: { token?: string } } | undefined)?.data?.token
      if (opened) world.later(() => world.ask(deleteAccount, { token: opened }))
      if (again.status !== 422) throw new Difference('register', 'from spent', '422', String(again.status))
    },
    ['sent', 'spent'].map((state) => refusalRule('registrationCode', state, 'register')),
  ),
]
