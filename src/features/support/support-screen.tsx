import { Link } from '@tanstack/react-router'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { Accordion } from '@/ui/accordion/accordion'
import { buttonClass } from '@/ui/button/button-class'
import { Card } from '@/ui/card/card'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export function SupportScreen() {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <div className="page-column pt-5 pb-16 md:pt-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Support & Help')}
      </h1>
      <p className="mt-1 text-ink-muted">{t('Help and contact.')}</p>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-5">
          {QUESTIONS.map(({ topic, items }) => (
            <Card key={topic} title={t(topic)}>
              <Accordion
                items={items.map(({ question, answer }) => ({
                  value: question,
                  title: t(question),
                  content: <p className="text-pretty text-ink-muted">{t(answer)}</p>,
                }))}
              />
            </Card>
          ))}
        </div>
        <Card title={t('Contact')} className="lg:sticky lg:top-20">
          <ul className="grid gap-3">
            <Way icon={<Mail aria-hidden size={18} />}>
              <a href="mailto:support@proventous.example" className="font-semibold wrap-anywhere hover:underline">
                {'support@proventous.example'}
              </a>
            </Way>
            <Way icon={<Phone aria-hidden size={18} />}>
              <a href="tel:+63335550100" className="font-semibold hover:underline">
                +63 33 555 0100
              </a>
            </Way>
            <Way icon={<Clock aria-hidden size={18} />}>
              {t('Monday to Saturday, 8:00 AM to 6:00 PM, Philippine time')}
            </Way>
            <Way icon={<MapPin aria-hidden size={18} />}>{'Iznart Street, Iloilo City'}</Way>
          </ul>
          <Link to={`${prefix}/legal`} className={`mt-4 ${buttonClass({ variant: 'outline', wide: true })}`}>
            {t('Legal & Privacy')}
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

const QUESTIONS: readonly { topic: Label; items: readonly { question: Label; answer: Label }[] }[] = [
  {
    topic: 'Finding a property',
    items: [
      {
        question: 'How do I save a listing for later?',
        answer:
          'Press the heart on a listing. Saved listings are under Favorites on this device. You can compare up to four of them side by side.',
      },
      {
        question: 'Can I get alerts for new listings?',
        answer:
          'Yes. Set your filters, save the search and keep its alerts on. New matches appear under Notifications.',
      },
      {
        question: 'How do I book a tour?',
        answer:
          'Open the listing and choose Schedule Tour. The lister confirms the time. You can reschedule or cancel it under Property Tours.',
      },
      {
        question: 'How exact are prices in dollars?',
        answer:
          'Listings keep the currency they were posted in. We convert other currencies at a fixed rate, as a guide only.',
      },
    ],
  },
  {
    topic: 'Listing a property',
    items: [
      {
        question: 'Why can’t I list a property?',
        answer:
          'You need a verified mobile number and an approved government ID. Complete both steps on your profile. We review IDs within 24-48 hours.',
      },
      {
        question: 'My ID was not accepted. What now?',
        answer: 'Your profile shows the reason. Take new photos that fix it and submit the ID again.',
      },
      {
        question: 'How many photos can I add?',
        answer: 'Up to 20 for each listing. The first one is the cover; drag photos to change their order.',
      },
    ],
  },
  {
    topic: 'Messages and offers',
    items: [
      {
        question: 'How do offers work?',
        answer:
          'The buyer sends an offer in the conversation, and the seller accepts or declines it. Accepting marks the listing as sold or rented and declines the other open offers on it.',
      },
      {
        question: 'How do I stay safe?',
        answer:
          'See the place and its title before you pay anything. Proventous never asks for your password or for money by message.',
      },
    ],
  },
  {
    topic: 'Your account',
    items: [
      {
        question: 'How do I change my password?',
        answer:
          'Go to Account Settings, then Change Password. If you forgot it, choose Forgot password? when you log in.',
      },
      {
        question: 'Can I delete my account?',
        answer: 'Yes, in the Danger Zone of Account Settings. This also deletes your listings and cannot be undone.',
      },
    ],
  },
]
