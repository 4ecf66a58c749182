import type { Tools } from '../tools'

/** Resets every table to the seed. Accounts of the seed stay signed in. */
export async function resetToSeed({ backend, tokens }: Tools): Promise<void> {
  const open = [tokens.user(), tokens.superAdmin()].flatMap((token) => backend.db.session.find(token ?? '') ?? [])
  await backend.reset()
  await backend.writing(async () => {
    for (const session of open) if (!backend.db.session.find(session.token)) backend.db.session.insert(session)
  })
}
