import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
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
      title="Unexpected Application Error!"
      text={`${error instanceof Error ? error.message : 'Something in this screen broke.'} Nothing you saved is lost.`}
      onRetry={retry}
      actions={
        <Button variant="outline" asChild>
          <Link to="/">Go to the start page</Link>
        </Button>
      }
    />
  )
}
