import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type AccordionProps = {
  /** In order. `value` is unique among them; `aside` stands at the right of the title, such as a count. */
  items: readonly { value: string; title: ReactNode; aside?: ReactNode; content: ReactNode }[]
  /** Initially open sections. */
  defaultOpen?: string[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4
  className?: string
}

/** Sections that open independently. */
export function Accordion({ items, defaultOpen, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <Radix.Root type="multiple" defaultValue={defaultOpen} className={clsx('divide-y divide-line', className)}>
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value}>
          <Radix.Header asChild>
            <Heading className="text-sm">
              <Radix.Trigger className="group flex min-h-12 w-full items-center gap-3 rounded-sm py-2 text-left">
                <span className="min-w-0 flex-1">{item.title}</span>
                {item.aside ? <span className="text-xs font-semibold text-ink-muted">{item.aside}</span> : null}
                <ChevronDown
                  aria-hidden
                  size={18}
                  className="shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
            <div className="pt-1 pb-4">{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
