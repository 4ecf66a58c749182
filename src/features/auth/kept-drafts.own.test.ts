import { beforeEach, expect, test, vi } from 'vitest'

/** The modules as after a reload: only storage is left. */
async function reloaded() {
  vi.resetModules()
  return import('./auth-drafts')
}

beforeEach(() => sessionStorage.clear())

test('a reload keeps the address, its verification, names and place, but no code and no consent', async () => {
  const before = await reloaded()
  before.changeNames({ first_name: 'Mika', last_name: 'Delos Reyes' })
  before.changeRegion('Metro Manila')
  before.changeCity('Makati')
  before.changeEmail('mika@demo.test')
  before.changeDrafts({ emailStep: 'sent', sends: 1, code: '123456', terms: true, recoveryCode: '654321' })
  expect(sessionStorage.getItem('proventous:registration')).not.toMatch(/123456|654321|terms/)

  const after = (await reloaded()).useAuthDrafts.getState()
  expect(after).toMatchObject({
    names: { first_name: 'Mika', last_name: 'Delos Reyes' },
    place: { country: 'Philippines', region: 'Metro Manila', city: 'Makati' },
    email: 'mika@demo.test',
    emailStep: 'sent',
    code: '',
    terms: false,
  })
  before.changeDrafts({ emailStep: 'verified' })
  expect((await reloaded()).useAuthDrafts.getState().emailStep).toBe('verified')
})

test('signing in leaves nothing of it', async () => {
  const drafts = await reloaded()
  drafts.changeEmail('mika@demo.test')
  expect(sessionStorage.getItem('proventous:registration')).not.toBeNull()
  drafts.forgetDrafts()
  expect(sessionStorage.getItem('proventous:registration')).toBeNull()
})

test('a place that cannot be chosen becomes the default one', async () => {
  const place = { country: 'Philippines', region: 'Texas', city: 'Manila' }
  sessionStorage.setItem('proventous:registration', JSON.stringify({ email: 'a@b.test', place, emailStep: 'done' }))
  expect((await reloaded()).useAuthDrafts.getState()).toMatchObject({
    email: 'a@b.test',
    emailStep: 'address',
    place: { country: 'Philippines', region: 'Western Visayas', city: 'Iloilo City' },
  })
})

test.each(['changeCountry', 'changeRegion', 'changeCity', 'changeEmail'] as const)(
  '%s takes back a sent code and a verified address',
  async (change) => {
    const drafts = await reloaded()
    for (const emailStep of ['sent', 'verified'] as const) {
      drafts.changeDrafts({ emailStep, code: '123456', sends: 1 })
      const { round } = drafts.useAuthDrafts.getState()
      drafts[change]('Canada')
      const taken = { emailStep: 'address', code: '', sends: 0, round: round + 1 }
      expect(drafts.useAuthDrafts.getState()).toMatchObject(taken)
    }
  },
)
