import type { ReactNode } from 'react'
import { ByCategory } from './explore/by-category'
import { ByDistrict } from './explore/by-district'
import { Featured } from './featured/featured'
import { Footer } from './footer'
import { LandingHeader } from './header/landing-header'
import { Hero } from './hero/hero'
import { Section } from './section'
import { useWords } from '@/words/use-words'

export function Landing({ tools }: { tools: ReactNode }) {
  return (
    <>
      <LandingHeader tools={tools} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Featured />
        <ByCategory />
        <ByDistrict />
        <HowItWorks />
        <About />
      </main>
      <Footer tools={tools} />
    </>
  )
}

function About() {
  const t = useWords()
  return (
    <Section id="about" title={t('About Proventous')}>
      <div className="max-w-3xl">
        <p className="text-xl leading-relaxed font-semibold tracking-tight text-pretty md:text-2xl md:leading-relaxed">
          {t(
            'Proventous is a marketplace for buying, selling and renting real estate in the Philippines, with its home in Iloilo.',
          )}
        </p>
        <div className="mt-6 grid gap-6 text-[0.9375rem] text-pretty text-ink-muted md:grid-cols-2 md:gap-10">
          <p>
            {t(
              'More than houses and condos: you also find offices and shops, warehouses, farm land, schools and clinics, and property bought for its income. Prices show in pesos or dollars, sizes in feet or meters.',
            )}
          </p>
          <p>
            {t(
              'Owners list for themselves or through a broker. Everyone who lists has verified a mobile number and a government ID, and a badge on each listing says who stands behind it.',
            )}
          </p>
        </div>
      </div>
    </Section>
  )
}

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

function HowItWorks() {
  const t = useWords()
  return (
    <Section title={t('How it works')} text={t('Two ways to begin, three steps each.')} className="bg-surface-sunken">
      <div className="grid gap-10 md:grid-cols-2 md:gap-14">
        {PATHS.map(({ title, steps }) => (
          <div key={title}>
            <h3 className="text-lg">{t(title)}</h3>
            <ol className="mt-4">
              {steps.map(([name, text], index) => (
                <li key={name} className="flex gap-4 border-t border-line py-4">
                  <span aria-hidden className="figures w-6 shrink-0 text-xl font-bold text-brand-ink">
                    {index + 1}
                  </span>
                  <div className="min-w-0">
                    <h4 className="text-[0.9375rem] tracking-normal">{t(name)}</h4>
                    <p className="mt-1 text-pretty text-ink-muted">{t(text)}</p>
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
