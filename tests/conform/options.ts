import type { Patience } from './talking/socket-recorder'
import type { Transport } from './talking/transport'

export type Credentials = { email: string; password: string }
export type AdminCredentials = Credentials & { username: string }
export type Person = 'regular' | 'verified' | 'professional'

export type Options = {
  /** Where the backend answers; it may have a path, as behind a proxy. */
  base: string
  /** Where its socket answers, if not at the base. */
  socket: string
  /** How it is reached; left out, over the network. */
  transport?: Transport
  people: Record<Person, Credentials>
  admin: AdminCredentials
  /** A credential of the identity provider that this backend takes; left out, the local account chooser's is tried. */
  googleCredential?: string
  /** Reads the code that was sent to an e-mail address, if there is a way. */
  mailbox?: (email: string) => Promise<string | undefined>
  /** Domain of the addresses that new accounts register with. */
  mailDomain: string
  patience: Patience & {
    /** Longest wait for one answer, in milliseconds. */
    call?: number
  }
  /** The product's origin, for the checks of CORS. */
  origin?: string
  /** Ways to let a limit of the backend pass, tried in turn; by default the machine's clock. */
  limitPasses?: readonly ((seconds: number) => Promise<void>)[]
  /** Puts the backend's clock forward by so many milliseconds, if there is a way. */
  passTime?: ((ms: number) => Promise<void>) | undefined
  /** Endpoint ids and event names; left out, everything. */
  only?: readonly string[]
}

const password = 'Password1'

/** The demo accounts, as every seed of the mocks has them. */
export const DEMO = {
  people: {
    regular: { email: 'regular@demo.test', password },
    verified: { email: 'verified@demo.test', password },
    professional: { email: 'professional@demo.test', password },
  },
  admin: { email: 'admin@demo.test', username: 'superadmin', password },
  mailDomain: 'example.com',
  patience: { socket: 4_000 },
} satisfies Partial<Options>
