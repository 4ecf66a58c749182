import { Link } from '@tanstack/react-router'
import { useWords } from '@/words/use-words'

const look = 'font-semibold text-ink underline'

/** Terms and privacy, opened in a new tab, so that typed text stays. */
export function TermsLinks() {
  const t = useWords()
  return (
    <>
      <Link to="/legal" target="_blank" className={look}>
        {t('Terms of use')}
      </Link>
      {' · '}
      <Link to="/legal" search={{ tab: 'privacy' }} target="_blank" className={look}>
        {t('Privacy notice')}
      </Link>
    </>
  )
}
