import { clsx } from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export type MenuProps = {
  /** The button that opens it; one element. */
  trigger: ReactNode
  /** Accessible name; by default the trigger's. */
  label?: string
  /** The edge that trigger and menu share. */
  align?: 'start' | 'center' | 'end'
  /** Where it opens if there is room. */
  side?: 'top' | 'bottom'
  /** Where the focus goes elsewhere than back to the trigger, this prevents the event's default. */
  onCloseAutoFocus?: (event: Event) => void
  /** MenuItem, MenuGroup and MenuLine. */
  children: ReactNode
}

/** Actions that a button opens. For a choice of one value take a Select. */
export function Menu({ trigger, label, align = 'end', side = 'bottom', onCloseAutoFocus, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          align={align}
          side={side}
          onCloseAutoFocus={onCloseAutoFocus}
          sideOffset={6}
          collisionPadding={12}
          className={clsx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-24px)] min-w-56',
            'overflow-y-auto rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-2',
            'outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  onSelect?: (event: Event) => void
  danger?: boolean
  disabled?: boolean
  /** Small text at the right: a count, a key. */
  aside?: ReactNode
  /** Styles the only child (a link) instead. Put `icon` and `aside` inside it. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, danger = false, disabled, aside, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 font-semibold outline-none',
        'select-none',
        'data-[disabled]:cursor-default data-[disabled]:opacity-45 data-[highlighted]:bg-ink/7',
        'forced-colors:data-[highlighted]:outline-2',
        danger && 'text-bad',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon ? <span className="shrink-0 opacity-75">{icon}</span> : null}
          <span className="min-w-0 flex-1">{children}</span>
          {aside ? <span className="figures shrink-0 text-xs text-ink-muted">{aside}</span> : null}
        </>
      )}
    </DropdownMenu.Item>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Group aria-label={label}>
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs font-strong text-ink-muted">{label}</DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  )
}

export function MenuLine() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
