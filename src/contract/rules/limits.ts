/** Wrong passwords in so many minutes after which signing in, or changing the password, is refused (429). */
export const WRONG_PASSWORDS = { tries: 5, minutes: 10 } as const

/** Wrong codes after which a code is worth nothing. */
export const CODE_TRIES = 5
/** Minutes for which the right code leaves an address verified. */
export const VERIFIED_MINUTES = 60

/** Messages and offers of one user. */
export const MESSAGES = { most: 20, minutes: 1 } as const
