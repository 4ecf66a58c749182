import { Link } from '@tanstack/react-router'

const look = 'font-semibold text-ink underline'

/** The two documents that an account agrees to, in a tab of their own: what was typed here stays. */
export function TermsLinks() {
  return (
    <>
      <Link to="/legal" target="_blank" className={look}>
        Terms of use
      </Link>
      {' · '}
      <Link to="/legal" search={{ tab: 'privacy' }} target="_blank" className={look}>
        Privacy notice
      </Link>
    </>
  )
}
