import { Link } from '@tanstack/react-router'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { Accordion } from '@/ui/accordion/accordion'
import { buttonClass } from '@/ui/button/button-class'
import { Card } from '@/ui/card/card'
import { QUESTIONS } from './questions'

/** Support & Help (A 1): how to reach somebody, and what people ask most. */
export function SupportScreen() {
  const prefix = useRoutePrefix()
  return (
    <div className="page-column pt-5 pb-16 md:pt-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Support &amp; Help
      </h1>
      <p className="mt-1 text-ink-muted">Answers to common questions, and people to ask.</p>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-5">
          {QUESTIONS.map(({ topic, items }) => (
            <Card key={topic} title={topic}>
              <Accordion
                items={items.map(({ question, answer }) => ({
                  value: question,
                  title: question,
                  content: <p className="text-pretty text-ink-muted">{answer}</p>,
                }))}
              />
            </Card>
          ))}
        </div>
        <Card title="Contact" className="lg:sticky lg:top-20">
          <ul className="grid gap-3">
            <Way icon={<Mail aria-hidden size={18} />}>
              <a href="mailto:support@proventous.example" className="font-semibold wrap-anywhere hover:underline">
                support@proventous.example
              </a>
            </Way>
            <Way icon={<Phone aria-hidden size={18} />}>
              <a href="tel:+63335550100" className="font-semibold hover:underline">
                +63 33 555 0100
              </a>
            </Way>
            <Way icon={<Clock aria-hidden size={18} />}>Monday to Saturday, 8:00 AM to 6:00 PM, Philippine time</Way>
            <Way icon={<MapPin aria-hidden size={18} />}>Iznart Street, Iloilo City</Way>
          </ul>
          <Link to={`${prefix}/legal`} className={`mt-4 ${buttonClass({ variant: 'outline', wide: true })}`}>
            Legal &amp; Privacy
          </Link>
        </Card>
      </div>
    </div>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-6 items-start gap-3">
      <span className="mt-0.5 shrink-0 text-ink-muted">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
