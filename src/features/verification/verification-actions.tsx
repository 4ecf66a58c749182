import { RefreshCw } from 'lucide-react'
import { Button } from '@/ui/button/button'
import type { ModalName } from './use-modals'
import type { Verification } from './use-verification'
import { useWords } from '@/words/use-words'

export function VerificationActions({
  verification,
  open,
}: {
  verification: Verification
  open: (name: ModalName) => void
}) {
  const t = useWords()
  const { phoneVerified, id, loading, refreshing, refresh } = verification
  const next: ModalName | null = !phoneVerified ? 'phone' : id === 'pending' ? null : 'id'
  return (
    <>
      {next && !loading ? <Button onClick={() => open(next)}>{t('Verify Now')}</Button> : null}
      <Button
        variant="outline"
        busy={refreshing}
        icon={<RefreshCw aria-hidden size={17} />}
        onClick={() => void refresh()}
      >
        {t('Refresh Status')}
      </Button>
    </>
  )
}
