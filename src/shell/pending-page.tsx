import { useDelayed } from '@/ui/skeleton/use-delayed'
import { Spinner } from '@/ui/spinner/spinner'

export function PendingPage() {
  const late = useDelayed(400)
  return <div className="grid min-h-[60dvh] place-items-center">{late ? <Spinner label="Loading..." /> : null}</div>
}
