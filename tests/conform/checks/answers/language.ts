import { sendEmailVerification } from '@/contract/account/auth'
import type { AnyEndpoint } from '@/contract/endpoint'
import { getOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../../check'
import { demand, NotCheckable } from '../../failure'
import type { Ask } from '../../talking/client'
import type { World } from '../../context'

type Sentences = { message?: string; errors?: Record<string, string[]> }

async function refusedIn(world: World, on: AnyEndpoint, ask: Ask, language: string) {
  const { headers, json } = await world.patiently(on, { ...ask, language })
  const { message, errors = {} } = (json ?? {}) as Sentences
  // `fil-PH` is Filipino too.
  const named = (headers.get('content-language') ?? '').toLowerCase().split('-')[0]
  return { named, sentences: [message ?? '', ...Object.values(errors).flat()] }
}

/** Languages of refusals are an addition: English is always right, as long as it calls itself that or nothing. */
export const languageChecks: Check[] = (
  [
    [getOwnProfile, {}],
    [sendEmailVerification, { body: { email: 'no address' } }],
  ] satisfies [AnyEndpoint, Ask][]
).map(([on, ask]) =>
  check('refuses in the language that the caller reads', [on], async (world) => {
    const english = await refusedIn(world, on, ask, 'en')
    const filipino = await refusedIn(world, on, ask, 'fil-PH, en;q=0.5')
    demand(
      english.named === '' || english.named === 'en',
      { on, field: 'Content-Language, asked in English' },
      'en or nothing',
      english.named,
    )
    if (filipino.named === '' || filipino.named === 'en')
      throw new NotCheckable('refuses in English alone: other languages are an addition')
    demand(filipino.named === 'fil', { on, field: 'Content-Language' }, 'fil or en', filipino.named)
    const untold = filipino.sentences.filter((each) => english.sentences.includes(each))
    demand(
      untold.length === 0,
      { on, field: 'message or errors, in Filipino' },
      'other words than in English',
      untold[0],
    )
  }),
)
