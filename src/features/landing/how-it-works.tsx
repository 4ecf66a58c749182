import { Section } from './section'

const PATHS = [
  {
    title: 'If you are looking',
    steps: [
      ['Search without an account', 'Filter by price, size, district and many details, in the list or on the map.'],
      ['Save and compare', 'Keep favorites with the heart and put up to four homes side by side.'],
      ['Write to the owner', 'Sign in, ask your questions, and agree on a time to see the place.'],
    ],
  },
  {
    title: 'If you are listing',
    steps: [
      ['Verify who you are', 'Confirm your mobile number and send a government ID, which our team reviews.'],
      ['Describe the property', 'Photos, facts and a pin on the map, for sale or for rent.'],
      ['Answer and agree', 'Messages and offers arrive in one place, and you decide.'],
    ],
  },
] as const

/** The steps for both sides, as far as the product has them. */
export function HowItWorks() {
  return (
    <Section title="How it works" text="Two ways to begin, three steps each." className="bg-surface-sunken">
      <div className="grid gap-10 md:grid-cols-2 md:gap-14">
        {PATHS.map(({ title, steps }) => (
          <div key={title}>
            <h3 className="text-lg">{title}</h3>
            <ol className="mt-4">
              {steps.map(([name, text], index) => (
                <li key={name} className="flex gap-4 border-t border-line py-4">
                  <span aria-hidden className="figures w-6 shrink-0 text-xl font-bold text-brand-ink">
                    {index + 1}
                  </span>
                  <div className="min-w-0">
                    <h4 className="text-[0.9375rem] tracking-normal">{name}</h4>
                    <p className="mt-1 text-pretty text-ink-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}
