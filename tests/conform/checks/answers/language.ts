import { requestPasswordReset, sendEmailVerification } from '@/contract/account/auth'
import { listNotifications } from '@/contract/account/notifications'
import type { AnyEndpoint } from '@/contract/endpoint'
import { getOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../../check'
import { demand, NotCheckable } from '../../failure'
import type { Ask } from '../../talking/client'
import type { World } from '../../context'
import { conventionRule } from '../../rules/stated'

type Sentences = { message?: string; errors?: Record<string, string[]>; data?: { title?: string }[] }

async function saidIn(world: World, on: AnyEndpoint, ask: Ask, language: string) {
  const { headers, json } = await world.patiently(on, { ...ask, language })
  const { message, errors = {}, data = [] } = (json ?? {}) as Sentences
  // `fil-PH` is Filipino too.
  const named = (headers.get('content-language') ?? '').toLowerCase().split('-')[0]
  return { named, sentences: [message, ...Object.values(errors).flat(), ...data.map(({ title }) => title)] }
}

/** Languages are an addition: English is always right, as long as it calls itself that or nothing. */
async function demandFilipino(world: World, on: AnyEndpoint, ask: Ask, field: string): Promise<void> {
  const english = await saidIn(world, on, ask, 'en')
  const filipino = await saidIn(world, on, ask, 'fil-PH, en;q=0.5')
  demand(
    english.named === '' || english.named === 'en',
    { on, field: 'Content-Language, asked in English' },
    'en or nothing',
    english.named,
  )
  if (filipino.named === '' || filipino.named === 'en')
    throw new NotCheckable('speaks English alone: other languages are an addition')
  demand(filipino.named === 'fil', { on, field: 'Content-Language' }, 'fil or en', filipino.named)
  const untold = filipino.sentences.filter((each) => each !== undefined && english.sentences.includes(each))
  demand(untold.length === 0, { on, field: `${field}, in Filipino` }, 'other words than in English', untold[0])
}

const IN_LANGUAGE = 'in the language that the caller reads'

export const languageChecks: Check[] = [
  check(`refuses ${IN_LANGUAGE}`, [getOwnProfile], (world) =>
    demandFilipino(world, getOwnProfile, {}, 'message or errors'),
  ),
  check(
    `refuses ${IN_LANGUAGE}`,
    [sendEmailVerification],
    (world) => demandFilipino(world, sendEmailVerification, { body: { email: 'no address' } }, 'message or errors'),
    [conventionRule('languages')],
  ),
  check(`tells of a success ${IN_LANGUAGE}`, [requestPasswordReset], (world) => {
    const email = `conform-${world.run}-language@${world.options.mailDomain}`
    return demandFilipino(world, requestPasswordReset, { body: { email } }, 'message')
  }),
  check(`says old notifications ${IN_LANGUAGE}`, [listNotifications], async (world) => {
    const { token } = await world.person('regular')
    await demandFilipino(world, listNotifications, { token }, 'title')
  }),
]
