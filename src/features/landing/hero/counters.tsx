/** Fixed, as documented (A 1). */
const COUNTERS = [
  { count: '50K+', label: 'Properties' },
  { count: '25K+', label: 'Clients' },
  { count: '500+', label: 'Cities' },
]

export function Counters() {
  return (
    <>
      <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-3 lg:mt-10">
        {COUNTERS.map(({ count, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-brand pl-3">
            <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
            <dd className="price text-2xl leading-7">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-md text-[0.8125rem] text-ink-muted">
        Stated for the whole country and all years. The counts below are of what is on offer now.
      </p>
    </>
  )
}
