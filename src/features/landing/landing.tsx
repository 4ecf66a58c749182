import type { ReactNode } from 'react'
import { About } from './about'
import { ByCategory } from './explore/by-category'
import { ByDistrict } from './explore/by-district'
import { Featured } from './featured/featured'
import { Footer } from './footer'
import { LandingHeader } from './header/landing-header'
import { Hero } from './hero/hero'
import { HowItWorks } from './how-it-works'

/** The landing page (A 1, A 2), without the shell; `themeButton` comes from there. */
export function Landing({ themeButton }: { themeButton: ReactNode }) {
  return (
    <>
      <LandingHeader themeButton={themeButton} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Featured />
        <ByCategory />
        <ByDistrict />
        <HowItWorks />
        <About />
      </main>
      <Footer themeButton={themeButton} />
    </>
  )
}
