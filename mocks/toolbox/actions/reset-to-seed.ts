import type { Tools } from '../tools'

/** Every table back at the seed; who is signed in stays so, if the seed knows them. */
export async function resetToSeed({ backend, tokens }: Tools): Promise<void> {
  const open = [tokens.user(), tokens.superAdmin()].flatMap((token) => backend.db.session.find(token ?? '') ?? [])
  await backend.reset()
  await backend.writing(async () => {
    for (const session of open) if (!backend.db.session.find(session.token)) backend.db.session.insert(session)
  })
}
