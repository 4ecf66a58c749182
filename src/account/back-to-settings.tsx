import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

export function BackToSettings() {
  return (
    <Link
      to="/dashboard/settings"
      className="inline-flex min-h-11 items-center gap-2 rounded-control font-strong hover:underline"
    >
      <ArrowLeft aria-hidden size={18} />
      Back to Settings
    </Link>
  )
}
