import { useId, type ReactNode } from 'react'

/** One numbered step of the form. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <li>
      <div role="group" aria-labelledby={id}>
        <h3 id={id} className="mb-3 flex items-baseline gap-2.5 text-[0.9375rem]">
          <span aria-hidden className="figures w-5 text-brand-ink">
            {number}
          </span>
          {title}
        </h3>
        <div className="space-y-3 sm:pl-7.5">{children}</div>
      </div>
    </li>
  )
}
