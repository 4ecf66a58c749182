import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type TooltipProps = { text: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** A few words more about its only child, a control that has a name without it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-fade-in rounded-md bg-action px-2.5 py-1.5 text-xs text-action-ink shadow-2 forced-colors:border"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
