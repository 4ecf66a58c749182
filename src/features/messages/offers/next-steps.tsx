import { Link } from '@tanstack/react-router'
import type { Conversation } from '@/domain/messages/conversation'
import { linkClass } from '@/ui/button/link-button'

const STEPS = {
  sale: {
    buying: [
      'Ask for a certified true copy of the title at the Registry of Deeds, and compare it.',
      'Sign the deed of sale before a notary. Pay only against it.',
      'Pay transfer tax and registration, and have the title and the tax declaration put in your name.',
    ],
    selling: [
      'Have the title, the tax declaration and the tax clearance ready.',
      'Sign the deed of sale before a notary, against payment.',
      'Pay the capital gains tax within 30 days of the deed.',
    ],
  },
  rent: {
    buying: [
      'Read and sign the lease.',
      'Pay advance and deposit against a receipt.',
      'Note the state of the rooms together on the day you move in.',
    ],
    selling: [
      'Send the lease to read.',
      'Give a receipt for advance and deposit.',
      'Note the state of the rooms together on the day they move in.',
    ],
  },
} as const

type Props = { side: Conversation['side']; rental: boolean; property: string }

/** What comes next for the two who agreed. */
export function NextSteps({ side, rental, property }: Props) {
  return (
    <details className="border-b bg-good-soft px-4 md:px-5">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-good">What comes next</summary>
      <ol className="list-decimal space-y-1 pb-2 pl-5">
        {STEPS[rental ? 'rent' : 'sale'][side].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="pb-3">
        <Link to="/dashboard/property/$id" params={{ id: property }} className={linkClass}>
          Costs and papers of this listing
        </Link>
      </p>
    </details>
  )
}
