import { Section } from './section'

/** The section that 'About' leads to (A 2). */
export function About() {
  return (
    <Section id="about" title="About Proventous">
      <div className="max-w-3xl">
        <p className="text-xl leading-relaxed font-semibold tracking-tight text-pretty md:text-2xl md:leading-relaxed">
          Proventous is a marketplace for buying, selling and renting real estate in the Philippines, with its home in
          Iloilo.
        </p>
        <div className="mt-6 grid gap-6 text-[0.9375rem] text-pretty text-ink-muted md:grid-cols-2 md:gap-10">
          <p>
            Houses and condos are only a part of it. You also find offices and shops, warehouses, farm land, schools and
            clinics, and property bought for its income. Prices show in pesos or dollars, sizes in feet or meters.
          </p>
          <p>
            Owners list for themselves or through a broker. Everybody who lists has verified a mobile number and a
            government ID, and a badge on each listing says who stands behind it.
          </p>
        </div>
      </div>
    </Section>
  )
}
