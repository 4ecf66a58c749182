const ADMIN_SESSION = 'admin:'

/** The `user_id` of an administrator's session. A user's session holds the plain id. */
export function sessionOfAdmin(id: string): string {
  return ADMIN_SESSION + id
}

/** The administrator's id in a session's `user_id`; empty for a user's session. */
export function adminOfSession(userId = ''): string {
  return userId.startsWith(ADMIN_SESSION) ? userId.slice(ADMIN_SESSION.length) : ''
}

export const PERSONA_IDS = { regular: '101', verified: '102', professional: '103' } as const

export const ADMIN_TOKEN = 'scenario-admin'

export function personaToken(persona: keyof typeof PERSONA_IDS): string {
  return `scenario-${PERSONA_IDS[persona]}`
}
