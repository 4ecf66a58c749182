import { Button } from '@/ui/button/button'
import type { Credentials } from './use-admin-login'

const DEMO: Credentials = { email: 'admin@demo.test', username: 'superadmin', password: 'Password1' }

/** The demo account of a mocked build (A 2). */
export function DemoCredentials({ onFill }: { onFill: (credentials: Credentials) => void }) {
  return (
    <section
      aria-labelledby="demo-credentials"
      className="mt-6 rounded-control bg-surface-sunken px-4 py-3.5 text-[0.8125rem] ring-1 ring-line ring-inset"
    >
      <h2 id="demo-credentials" className="text-sm">
        Demo credentials
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {Object.entries(DEMO).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted capitalize">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" wide className="mt-3" onClick={() => onFill(DEMO)}>
        Fill in the form
      </Button>
    </section>
  )
}
