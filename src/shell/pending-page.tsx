import { useDelayed } from '@/ui/skeleton/use-delayed'
import { Spinner } from '@/ui/spinner/spinner'

/** While a screen's code is on its way; says so only when it takes a moment. */
export function PendingPage() {
  const late = useDelayed(400)
  return <div className="grid min-h-[60dvh] place-items-center">{late ? <Spinner label="Loading..." /> : null}</div>
}
