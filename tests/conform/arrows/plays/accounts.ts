import { getOwnProfile } from '@/contract/account/user'
import { getAdminPerson } from '@/contract/standing'
import type { Arrow } from '@/contract/rules/machine'
import { act } from '../act'
import { castOf, loneCast, type Cast, type Play } from '../cast'
import { OPENINGS } from '../openings'
import { phonePlay, registrationPlay } from './codes'
import { hide } from './deals'
import { sessionPlay } from './sessions'

/** The calls that open an account, for machines that begin with it. */
const { register, signInWithGoogle } = OPENINGS
const acts = { register: register!, signInWithGoogle: signInWithGoogle! }

const idVerification: Play = {
  acts,
  cast: loneCast,
  sides: ({ seller }) => ({ applicant: seller }),
  async reach(cast, { from }) {
    if (from === null || from === 'not_submitted') return
    await act(cast, 'submitIdVerification')
    if (from === 'approved') await act(cast, 'approveVerification')
    if (from === 'rejected') await act(cast, 'rejectVerification')
  },
  async state({ world, seller }) {
    const { verification_status: flags } = await world.succeed(getOwnProfile, { token: seller.token })
    if (flags?.id_verified) return 'approved'
    if (flags?.id_submitted) return 'pending'
    return flags?.rejection_reason ? 'rejected' : 'not_submitted'
  },
}

/** Whether an arrow of the standing is about somebody with a listing. */
const lists = ({ from, to }: Arrow) => from === 'paused' || to === 'paused'

const suspend = (cast: Cast, to: string | null) => act(cast, 'suspendUser', { to })

const standing: Play = {
  time: { of: 'suspendUser', ms: () => 8 * 86_400_000 },
  acts,
  cast: loneCast,
  sides: ({ seller }) => ({ person: seller }),
  async reach(cast, arrow) {
    const { from, to, event } = arrow
    if (lists(arrow)) Object.assign(cast, await castOf(cast.world, `${cast.name}-lists`))
    if (from === 'paused' || (from !== 'active' && to === 'paused'))
      await hide(cast, ['liftSuspension', 'time'].includes(event) ? '' : event)
    if (from !== 'suspended' && from !== 'closed') return
    await suspend(cast, from)
    if (event === 'keepSuspension') await act(cast, 'answerSuspension')
  },
  async state({ world, seller }) {
    const { status, json } = await world.ask(getAdminPerson, { token: await world.admin(), params: { id: seller.id } })
    return status === 404 ? null : (json as { data: { standing: { state: string } } }).data.standing.state
  },
}

/** The machines of an account. */
export const ACCOUNT_PLAYS = {
  idVerification,
  standing,
  phoneVerification: phonePlay,
  registrationCode: registrationPlay,
  session: sessionPlay,
} as const
