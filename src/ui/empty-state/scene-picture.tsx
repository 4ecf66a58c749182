import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

// Classes, not a style attribute: the content policy refuses those in a page that is rendered at build time.
const WIDTHS = { 168: 'w-[168px]', 208: 'w-[208px]' }

/** A street corner with a sign that shows the icon. Decorative. */
export function ScenePicture({ icon: Icon, width = 208 }: { icon: LucideIcon; width?: keyof typeof WIDTHS }) {
  return (
    <div aria-hidden className={clsx('relative aspect-208/128', WIDTHS[width])}>
      <svg viewBox="0 0 208 128" fill="none" className="absolute inset-0 size-full">
        <path d="M8 116h192" stroke="var(--line-control)" strokeWidth="2" strokeLinecap="round" />
        <circle cx="158" cy="36" r="15" fill="var(--brand-soft)" />
        <g stroke="var(--line-control)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
          <path d="M60 116V66l38-26 38 26v50Z" fill="var(--surface-raised)" />
          <path d="M50 72 98 38l48 34" stroke="var(--ink)" strokeWidth="3.5" />
          <path d="M74 116V88h18v28" fill="var(--surface-sunken)" />
          <path d="M106 84h18v16h-18zM115 84v16M106 92h18" fill="var(--brand-soft)" />
          <path d="M176 116c1-18 0-34-3-50" />
          <path
            d={
              'M173 66c-8-7-16-6-21 0M173 66c-3-9-11-13-18-11M173 66c6-8 14-9 20-5M173 66c7-2 15 1 18 7M173 66c-1-9 ' +
              '3-15 9-18'
            }
          />
          <path d="M20 116c-3-12 2-20 10-20s13 8 10 20" fill="var(--surface-sunken)" />
        </g>
      </svg>
      <span
        className={clsx(
          'absolute top-[56%] left-[46%] grid aspect-square w-[23%] translate-x-[62%] translate-y-[12%]',
          'place-items-center rounded-full bg-brand text-on-brand shadow-1 ring-4 ring-surface',
        )}
      >
        <Icon size={width * 0.11} strokeWidth={2.2} />
      </span>
    </div>
  )
}
