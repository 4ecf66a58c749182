import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'
import { useWords } from '@/words/use-words'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useWords()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      level={1}
      title={t('Unexpected Application Error!')}
      text={[
        error instanceof Error ? t.known(error.message) : t('Something in this screen broke.'),
        t('Everything you saved is still there.'),
      ].join(' ')}
      onRetry={retry}
      actions={
        <Button variant="outline" asChild>
          <Link to="/">{t('Go to the start page')}</Link>
        </Button>
      }
    />
  )
}
