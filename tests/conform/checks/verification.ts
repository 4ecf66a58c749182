import {
  approveVerification,
  getDashboardStats,
  getIdPicture,
  listAllUsers,
  listAuditRecords,
  listPendingVerifications,
  rejectVerification,
} from '@/contract/admin'
import { ID_PICTURE_MAX_BYTES } from '@/contract/fields'
import { getOwnProfile } from '@/contract/account/user'
import { sendVerificationCode, submitIdVerification, verifyPhone } from '@/contract/account/verification'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { submission } from '../fixtures'
import { phoneOf } from './between-people/listers'
import { picture, textFile } from '../pictures'
import { toldCode, type World } from '../context'

async function statusOf(world: World, token: string) {
  return (await world.succeed(getOwnProfile, { token })).verification_status
}

/** The code that went to a phone, where the backend tells it (A 7: `debug_code`). */
async function phoneCode(world: World, token: string): Promise<string> {
  const answer = await world.ask(sendVerificationCode, { token, body: { phone_number: phoneOf(world) } })
  same({ on: sendVerificationCode, field: 'status' }, answer.status, 200)
  const code = toldCode(answer)
  if (code === undefined) throw new NotCheckable('the code goes to a phone: no debug_code')
  return code
}

const papers = () => ({ id_type: 'passport', id_front: picture('front.png'), id_back: picture('back.png', 40) })

/** The lines of the audit record that are about one document, the newest first. */
async function auditOf(world: World, id: string) {
  const records = await world.succeed(listAuditRecords, { token: await world.admin() })
  return records.filter(({ verificationId }) => String(verificationId) === id).map(({ action }) => action)
}

export const phoneChecks: Check[] = [
  check('sends a code to a phone', [sendVerificationCode], async (world) => {
    const { token } = await world.newcomer('caller')
    await world.succeed(sendVerificationCode, { token, body: { phone_number: phoneOf(world) } })
  }),
  check('sends no code to what is no number', [sendVerificationCode], async (world) => {
    const { token } = await world.buyer()
    await world.refuse(422, sendVerificationCode, { token, body: { phone_number: '12' } }, ['phone_number'])
  }),
  check(
    'verifies a phone with the right code, once',
    [sendVerificationCode, verifyPhone, getOwnProfile],
    async (world) => {
      const { token } = await world.newcomer('phoned')
      const phone_number = phoneOf(world)
      const code = await phoneCode(world, token)
      const wrong = code === '000000' ? '000001' : '000000'
      await world.refuse(422, verifyPhone, { token, body: { phone_number, verification_code: wrong } }, [
        'verification_code',
      ])
      await world.succeed(verifyPhone, { token, body: { phone_number, verification_code: code } })
      same(
        { on: getOwnProfile, field: 'data.verification_status.phone_verified' },
        (await statusOf(world, token))?.phone_verified,
        true,
      )
      await world.refuse(422, verifyPhone, { token, body: { phone_number, verification_code: code } })
    },
  ),
  check('refuses a code of another length', [verifyPhone], async (world) => {
    const { token } = await world.buyer()
    const body = { phone_number: phoneOf(world), verification_code: '123' }
    await world.refuse(422, verifyPhone, { token, body }, ['verification_code'])
  }),
]

export const idChecks: Check[] = [
  check('takes an ID only with front and back', [submitIdVerification], async (world) => {
    const { token } = await world.newcomer('unidentified')
    const { id_type, id_front } = papers()
    await world.refuse(422, submitIdVerification, { token, body: { id_type, id_front } }, ['id_back'])
  }),
  check('takes no ID with one picture for both sides', [submitIdVerification], async (world) => {
    const { token } = await world.newcomer('unidentified')
    const { status } = await world.ask(submitIdVerification, {
      token,
      body: { ...papers(), id_back: picture('back.png') },
    })
    same({ on: submitIdVerification, field: 'status, with one picture twice' }, status, 422)
  }),
  check('takes only JPG and PNG of an ID', [submitIdVerification], async (world) => {
    const { token } = await world.newcomer('unidentified')
    await world.refuse(422, submitIdVerification, { token, body: { ...papers(), id_front: textFile() } }, ['id_front'])
    const id_front = textFile('front.png', 'image/png')
    await world.refuse(422, submitIdVerification, { token, body: { ...papers(), id_front } }, ['id_front'])
  }),
  check('takes pictures of an ID up to 10 MB', [submitIdVerification], async (world) => {
    const { token } = await world.newcomer('unidentified')
    const id_front = picture('large.png', ID_PICTURE_MAX_BYTES)
    await world.refuse(422, submitIdVerification, { token, body: { ...papers(), id_front } }, ['id_front'])
  }),
  check(
    'shows an ID that was handed in to the administrator, and takes no second one meanwhile',
    [submitIdVerification, listPendingVerifications],
    async (world) => {
      const { applicant, record } = await submission(world, 'approved')
      same(
        { on: getOwnProfile, field: 'data.verification_status.id_submitted' },
        (await statusOf(world, applicant.token))?.id_submitted,
        true,
      )
      same({ on: listPendingVerifications, field: 'data.*.status' }, record.status, 'pending')
      same({ on: listPendingVerifications, field: 'data.*.idType' }, record.idType, 'passport')
      await world.refuse(409, submitIdVerification, { token: applicant.token, body: papers() })
    },
  ),
  check('counts what waits, and lists who it is', [getDashboardStats, listAllUsers], async (world) => {
    const { applicant } = await submission(world, 'approved')
    const token = await world.admin()
    const pending = await world.succeed(listPendingVerifications, { token })
    const stats = await world.succeed(getDashboardStats, { token })
    same({ on: getDashboardStats, field: 'data.pending_verifications' }, stats.pending_verifications, pending.length)
    const user = (await world.succeed(listAllUsers, { token })).find(({ email }) => email === applicant.email)
    same({ on: listAllUsers, field: 'data.*.status' }, user?.status, 'pending')
  }),
  check('shows ID pictures to the administrator alone', [getIdPicture, listAuditRecords], async (world) => {
    const { id, applicant, record } = await submission(world, 'approved')
    const params = { id, side: 'front' }
    await world.refuse(401, getIdPicture, { params })
    await world.refuse(403, getIdPicture, { params, token: applicant.token })
    const { status, type, bytes } = await world.ask(getIdPicture, { params, token: await world.admin() })
    same({ on: getIdPicture, field: 'status' }, status, 200)
    demand(type.startsWith('image/'), { on: getIdPicture, field: 'Content-Type' }, 'image/…', type)
    demand(bytes.length > 60, { on: getIdPicture, field: 'body' }, 'the picture', bytes.length)
    for (const address of [record.idFrontUrl, record.idBackUrl]) {
      if (!address || address.startsWith('http')) continue
      const open = await world.fetch(`/${address.replace(/^\//, '')}`)
      demand(
        open.status >= 400,
        { on: getIdPicture, field: `status of ${address} without a token` },
        '401',
        open.status,
      )
    }
    demand(
      (await auditOf(world, id)).includes('id_picture_viewed'),
      { on: listAuditRecords, field: 'data.*.action' },
      'id_picture_viewed',
      await auditOf(world, id),
    )
  }),
  check('approves an ID once, and writes it down', [approveVerification, listAuditRecords], async (world) => {
    const { id, applicant } = await submission(world, 'approved')
    const token = await world.admin()
    await world.succeed(approveVerification, { token, params: { id } })
    const status = await statusOf(world, applicant.token)
    same({ on: getOwnProfile, field: 'data.verification_status.id_verified' }, status?.id_verified, true)
    same(
      { on: getOwnProfile, field: 'data.verification_status.can_list_properties' },
      status?.can_list_properties ?? false,
      false,
    )
    await world.refuse(409, approveVerification, { token, params: { id } })
    same({ on: listAuditRecords, field: 'data.*.action' }, (await auditOf(world, id))[0], 'verification_approved')
    const pending = await world.succeed(listPendingVerifications, { token })
    demand(
      !pending.some((one) => String(one.id) === id),
      { on: listPendingVerifications, field: 'data' },
      'nothing that is decided',
      id,
    )
  }),
  check(
    'rejects an ID with a reason, and takes a better one',
    [rejectVerification, listAuditRecords, submitIdVerification],
    async (world) => {
      const { id, applicant } = await submission(world, 'rejected')
      const token = await world.admin()
      await world.refuse(422, rejectVerification, { token, params: { id }, body: { reason: ' ' } }, ['reason'])
      const reason = 'The picture is blurred.'
      await world.succeed(rejectVerification, { token, params: { id }, body: { reason } })
      const status = await statusOf(world, applicant.token)
      same({ on: getOwnProfile, field: 'data.verification_status.rejection_reason' }, status?.rejection_reason, reason)
      same({ on: getOwnProfile, field: 'data.verification_status.id_verified' }, status?.id_verified, false)
      same({ on: getOwnProfile, field: 'data.verification_status.id_submitted' }, status?.id_submitted ?? false, false)
      same({ on: listAuditRecords, field: 'data.*.action' }, (await auditOf(world, id))[0], 'verification_rejected')
      await world.refuse(409, rejectVerification, { token, params: { id }, body: { reason: 'Again' } })
      await world.succeed(submitIdVerification, { token: applicant.token, body: papers() })
    },
  ),
]
