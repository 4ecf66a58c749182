import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Segmented } from '@/ui/segmented/segmented'
import { Tabs } from '@/ui/tabs/tabs'
import { AccountTab } from './tabs/account-tab'
import { ClockTab } from './tabs/clock-tab'
import { DataTab } from './data/data-tab'
import { EventsTab } from './events/events-tab'
import { LogTab } from './log/log-tab'
import { NetworkTab } from './network/network-tab'
import { OutboxTab } from './tabs/outbox-tab'
import { Boundary } from './parts/boundary'
import { Resizer, useDock } from './parts/dock'
import { DOCKS, keepPanelState, readPanelState, TAB_NAMES, type Dock, type TabName } from './panel-state'
import { RecordTab } from './record/record-tab'
import { ScenarioTab } from './tabs/scenario-tab'
import { ShareTab } from './tabs/share-tab'
import { ToolsProvider, type Tools } from './tools'

const CONTENT: Record<TabName, ComponentType> = {
  Scenario: ScenarioTab,
  Account: AccountTab,
  Network: NetworkTab,
  Clock: ClockTab,
  Events: EventsTab,
  Outbox: OutboxTab,
  Data: DataTab,
  Log: LogTab,
  Share: ShareTab,
  Record: RecordTab,
}

/** The tabs stay in view while the selected one scrolls. On wide screens they take two rows, so all are visible. */
const layoutClass =
  'flex min-h-0 flex-1 flex-col px-4 [&>[role=tablist]]:shrink-0 sm:[&>[role=tablist]]:flex-wrap ' +
  '[&>[role=tabpanel]]:-mx-4 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 ' +
  '[&>[role=tabpanel]]:overflow-y-auto [&>[role=tabpanel]]:overscroll-contain [&>[role=tabpanel]]:px-4'

const PANEL_CLASS =
  'fixed inset-x-0 bottom-0 z-[75] flex h-[72dvh] flex-col border-t border-line bg-surface-raised text-ink shadow-2 ' +
  'outline-none print:hidden'

const DOCK_CLASS: Record<Dock, string> = {
  right: 'sm:inset-y-0 sm:left-auto sm:h-auto sm:w-(--size) sm:border-t-0 sm:border-l',
  left: 'sm:inset-y-0 sm:right-auto sm:h-auto sm:w-(--size) sm:border-t-0 sm:border-r',
  bottom: 'sm:h-(--size)',
}

const DOCK_OPTIONS = DOCKS.map((dock) => ({
  value: dock,
  label: { left: 'Left', bottom: 'Bottom', right: 'Right' }[dock],
}))

type Props = { tools: Tools; takesFocus?: boolean; onClose: () => void; initial?: TabName }

/** The toolbox: at an edge of wide screens, over the lower part of phones. The product remains usable. */
export function Panel({ tools, takesFocus = false, onClose, initial }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<TabName>(() => initial ?? readPanelState().tab ?? 'Scenario')
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const docked = useDock()
  const choose = (next: TabName) => {
    setTab(next)
    keepPanelState({ tab: next })
  }
  return (
    <ToolsProvider value={tools}>
      <section
        ref={panel}
        role="dialog"
        aria-label="QA toolbox"
        tabIndex={-1}
        style={{ '--size': `${docked.size}px` } as CSSProperties}
        className={`${PANEL_CLASS} ${DOCK_CLASS[docked.dock]}`}
      >
        <Resizer {...docked} />
        <header className="flex items-center justify-between gap-2 pt-2 pr-2 pl-4">
          <h2 className="flex-1 text-lg">QA toolbox</h2>
          <div className="max-sm:hidden">
            <Segmented
              label="Edge"
              value={docked.dock}
              options={DOCK_OPTIONS}
              onValueChange={(dock) => docked.change({ dock })}
            />
          </div>
          <IconButton label="Close the toolbox" onClick={onClose}>
            <X aria-hidden size={20} />
          </IconButton>
        </header>
        <Tabs
          label="Tools"
          value={TAB_NAMES.includes(tab) ? tab : 'Scenario'}
          onValueChange={choose}
          className={layoutClass}
          tabs={TAB_NAMES.map((name) => {
            const Content = CONTENT[name]
            return {
              value: name,
              label: name,
              content: (
                <Boundary key={name}>
                  <Content />
                </Boundary>
              ),
            }
          })}
        />
      </section>
    </ToolsProvider>
  )
}
