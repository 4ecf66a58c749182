/** What that user typed and where they were is kept for them alone, until they log out. In memory. */
type Last = {
  user: string | null
  /** The server refused the token, or the user logged out. Null while signed in, and for a visitor. */
  end: 'expired' | 'logged-out' | null
}

let last: Last = { user: null, end: null }
const loggedOut = new Set<string>()

export const lastSession = (): Readonly<Last> => last

export function rememberUser(user: string): void {
  last = { user, end: null }
  loggedOut.delete(user)
}

export function rememberExpiry(): void {
  last = { ...last, end: 'expired' }
}

export function rememberLogOut(user: string): void {
  last = { user: null, end: 'logged-out' }
  loggedOut.add(user)
}

export function forgetLastUser(): void {
  last = { user: null, end: null }
}

/** Whether this user chose to leave, and has not come back since. */
export const hasLoggedOut = (user: string): boolean => loggedOut.has(user)
