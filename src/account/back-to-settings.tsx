import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useWords } from '@/words/use-words'

export function BackToSettings() {
  const t = useWords()
  return (
    <Link
      to="/dashboard/settings"
      className="inline-flex min-h-11 items-center gap-2 rounded-control font-strong hover:underline"
    >
      <ArrowLeft aria-hidden size={18} />
      {t('Back to Settings')}
    </Link>
  )
}
