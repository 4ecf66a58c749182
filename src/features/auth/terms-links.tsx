import { Link } from '@tanstack/react-router'

const look = 'font-semibold text-ink underline'

/** Terms and privacy, opened in a new tab, so that typed text stays. */
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
