import { useQueryClient } from '@tanstack/react-query'
import { LogOut, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '@/api/call'
import { superAdminLogout } from '@/contract/admin'
import { endAdminSession } from '@/session/admin'
import { Button } from '@/ui/button/button'
import { Logo } from '@/ui/logo/logo'
import { adminKeys } from '../admin.queries'
import { forgetDecisions } from '../decision/decision-store'
import { sendDecisions } from '../decision/use-decision'
import { forgetReasons } from '../review/reasons'

type AdminHeaderProps = { tools?: ReactNode; refreshing: boolean; onRefresh: () => void }

/** Refresh and Logout (A 2), on every tab and in view while the list scrolls. */
export function AdminHeader({ tools, refreshing, onRefresh }: AdminHeaderProps) {
  const queryClient = useQueryClient()
  const logOut = async () => {
    // A decision that the server refuses keeps the dashboard open, which shows it.
    if (!(await sendDecisions())) return
    call(superAdminLogout, {}).catch(() => {})
    endAdminSession()
    forgetReasons()
    forgetDecisions()
    queryClient.removeQueries({ queryKey: adminKeys.all })
  }
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface-raised">
      <div className="page-frame flex h-14 items-center gap-2 md:h-16">
        <span className="max-[26rem]:hidden">
          <Logo size={28} />
        </span>
        <span className="min-[26rem]:hidden">
          <Logo size={28} markOnly />
        </span>
        <span className="rounded-md bg-brand-soft px-2 py-0.75 text-xs font-bold whitespace-nowrap text-brand-ink">
          Super Admin
        </span>
        <div className="ml-auto flex shrink-0 items-center gap-1.5 sm:gap-2">
          {tools}
          <Button variant="outline" busy={refreshing} icon={<RefreshCw aria-hidden size={17} />} onClick={onRefresh}>
            <span className="max-sm:sr-only">Refresh</span>
          </Button>
          <Button variant="quiet" icon={<LogOut aria-hidden size={17} />} onClick={() => void logOut()}>
            <span className="max-sm:sr-only">Logout</span>
          </Button>
        </div>
      </div>
    </header>
  )
}
