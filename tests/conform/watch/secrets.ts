import type { AnyEndpoint } from '@/contract/endpoint'
import type { Ask } from '../talking/client'
import type { Finding, Rule } from './seen'

/** Fields that no answer has, by their name. */
const SECRET_NAME =
  /passw|pwd|secret|salt|(^|_)(hash|otp)($|_)|(api|private)_?key|(debug|verification|reset|sms)_?code|_token$|^(code|pin|token)$/i
/** Values that no answer has: hashes of passwords and signed tokens. */
const SECRET_VALUE = /^(\$2[aby]?\$\d\d\$|\$argon2|pbkdf2|scrypt[:$]|eyJ[\w-]+\.eyJ[\w-]+\.)/

/** What may be a code; a longer number has none in it. */
const SIX_DIGITS = /\b\d{6}\b/g

/** Where a session begins, its token is answered. */
const GIVES_TOKEN = ['login', 'register', 'signInWithGoogle', 'superAdminLogin']
/** A backend for development answers the code that it sent (A 7). */
const GIVES_CODE = ['sendVerificationCode', 'sendEmailVerification']

/** Knows the passwords, tokens and codes of the run, and finds them in answers that should not have them. */
export function createSecrets() {
  const texts = new Set<string>()
  const codes = new Set<string>()

  const isSecret = (name: string, key: string, value: unknown): boolean => {
    if (typeof value !== 'string' && typeof value !== 'number') return false
    const text = String(value)
    if (text === '') return false
    if (key === 'token' && GIVES_TOKEN.includes(name)) return false
    if (key === 'debug_code' && GIVES_CODE.includes(name)) return false
    if (SECRET_NAME.test(key) && !key.endsWith('_at')) return true
    if (SECRET_VALUE.test(text) || texts.has(text)) return true
    return codes.size > 0 && (text.match(SIX_DIGITS) ?? []).some((digits) => codes.has(digits))
  }

  const rule: Rule = {
    title: 'tells no password, token or code in any answer or event',
    proves: [],
    look: ({ name, leaves }): Finding[] =>
      leaves
        .filter((leaf) => isSecret(name, leaf.key, leaf.value))
        .map(({ field }) => ({ field, expected: 'no secret', got: 'a secret' })),
  }

  return {
    rule,
    keep: (code: string) => {
      if (/^\d{6}$/.test(code)) codes.add(code)
    },
    /** Remembers what a call that succeeds carries and what it answers. */
    learn({ id }: AnyEndpoint, { body }: Ask, answer: unknown) {
      for (const name of ['password', 'current_password']) {
        const said = body?.[name]
        if (typeof said === 'string' && said.length >= 8) texts.add(said)
      }
      const { token } = ((answer as { data?: unknown } | undefined)?.data ?? {}) as { token?: unknown }
      if (typeof token === 'string' && GIVES_TOKEN.includes(id)) texts.add(token)
    },
  }
}
