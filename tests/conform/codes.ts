import { sendEmailVerification } from '@/contract/account/auth'
import { sendVerificationCode } from '@/contract/account/verification'
import { toldCode, type World } from './context'
import { NotCheckable, same } from './failure'

/** A code of the right form that is not the one that was sent. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

/** The code that went to an address. */
export async function mailedCode(world: World, email: string): Promise<string> {
  const sent = await world.patiently(sendEmailVerification, { body: { email } })
  const code = toldCode(sent) ?? (await world.options.mailbox?.(email))
  if (!code) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
  return code
}

/** The code that went to a phone. */
export async function textedCode(world: World, token: string, phone_number: string): Promise<string> {
  const answer = await world.patiently(sendVerificationCode, { token, body: { phone_number } })
  same({ on: sendVerificationCode, field: 'status' }, answer.status, 200)
  const code = toldCode(answer)
  if (code === undefined) throw new NotCheckable('the code goes to a phone: no debug_code')
  return code
}
