import type { StoredTexts } from '@/domain/stored-keys'
import type { Backend } from '../backend'
import { ADMIN_TOKEN, PERSONA_IDS, personaToken, sessionOfAdmin } from '../accounts'
import { wireSessionUser } from '../wire/listing-wire'
import type { Account, Persona } from '../scenarios/scenario'

/** Opens a session for a demo account or a user's id. Returns its storage keys (B 3.1); null for an unknown user. */
export async function openUserSession(backend: Backend, who: string): Promise<StoredTexts | null> {
  await backend.ready
  const user = backend.db.user.find(PERSONA_IDS[who as keyof typeof PERSONA_IDS] ?? who)
  return user ? userKeys(backend, await insertSession(backend, user.id)) : null
}

/** Opens a session for the super administrator. Returns its keys of browser storage (A 6). */
export async function openAdminSession(backend: Backend): Promise<StoredTexts | null> {
  await backend.ready
  const [admin] = backend.db.admin.all()
  return admin ? adminKeys(backend, await insertSession(backend, sessionOfAdmin(admin.id))) : null
}

export function userKeys(backend: Backend, token: string): StoredTexts {
  const user = backend.viewerOf(token)
  return user ? { token, user: JSON.stringify(wireSessionUser(backend.db, user)) } : {}
}

export function accountKeys(backend: Backend, { token, superAdminToken }: Account): StoredTexts {
  return {
    ...(token ? userKeys(backend, token) : {}),
    ...(superAdminToken ? adminKeys(backend, superAdminToken) : {}),
  }
}

/** What a scenario puts into browser storage: who is signed in, and texts of its own. */
export function scenarioKeys(backend: Backend): StoredTexts {
  const { persona, recorded, storage } = backend.scenario
  return { ...accountKeys(backend, recorded?.account ?? accountOf(persona)), ...storage }
}

function accountOf(persona: Persona): Account {
  return {
    token: persona === 'visitor' || persona === 'admin' ? null : personaToken(persona),
    superAdminToken: persona === 'admin' ? ADMIN_TOKEN : null,
  }
}

export function adminKeys(backend: Backend, token: string): StoredTexts {
  const [admin] = backend.db.admin.all()
  if (!admin || !backend.isSuperAdmin(token)) return {}
  const { email, username } = admin
  return {
    superAdminToken: token,
    superAdminUser: JSON.stringify({ email, username, role: 'super_admin', user: { email } }),
  }
}

async function insertSession(backend: Backend, user_id: string): Promise<string> {
  return backend.writing(async () => {
    const token = `mock-${backend.db.newId()}`
    backend.db.session.insert({ token, user_id, created_at: backend.clock.iso() })
    return token
  })
}
