import { approveVerification, listPendingVerifications } from '@/contract/admin'
import { createProperty, listMyProperties } from '@/contract/listing/properties'
import { submitIdVerification, verifyPhone } from '@/contract/account/verification'
import { textedCode } from '../../codes'
import type { Account, World } from '../../context'
import { demand } from '../../failure'
import { newListingBody } from '../../fixtures'
import { picture } from '../../pictures'

/** A mobile number that differs from run to run and from name to name. */
export function phoneOf({ run }: World, name = ''): string {
  const most = 1_000_000_000
  const begin = Number.parseInt(run, 36) % most
  const digits = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % most, begin)
  return `+63 9${String(digits).padStart(9, '0')}`
}

/** A new account that may list: its phone is verified and its ID approved. Each change to it stays within the run. */
export function lister(world: World, name: string): Promise<Account> {
  return world.once(`lister ${name}`, async () => {
    const account = await world.newcomer(name)
    const { token, email } = account
    const phone_number = phoneOf(world, name)
    const verification_code = await textedCode(world, token, phone_number)
    await world.succeed(verifyPhone, { token, body: { phone_number, verification_code } })
    await world.succeed(submitIdVerification, {
      token,
      body: { id_type: 'passport', id_front: picture('front.png'), id_back: picture('back.png', 40) },
    })
    const admin = await world.admin()
    const pending = await world.succeed(listPendingVerifications, { token: admin })
    const record = pending.find((one) => one.email === email)
    demand(record !== undefined, { on: listPendingVerifications, field: 'data' }, `the documents of ${email}`, pending)
    await world.succeed(approveVerification, { token: admin, params: { id: String(record.id) } })
    return account
  })
}

/** A listing of that account's, which goes with the account. */
export async function listingOf(world: World, { token }: Account, title: string): Promise<string> {
  await world.succeed(createProperty, { token, body: { ...newListingBody(title), photos: [picture('front.png')] } })
  const own = await world.succeed(listMyProperties, { token })
  const found = own.find((one) => one.title === title)
  demand(found !== undefined, { on: listMyProperties, field: 'data' }, `the new listing “${title}”`, own)
  return String(found.id)
}
