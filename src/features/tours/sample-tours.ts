import type { Tour } from '@/domain/tours/tour'
import { philippineDay } from '@/domain/tours/tour-times'
import { t } from '@/words/words'

/** Sample tours with the documented durations (A 9), shown after an answer without success (A 8). */
export function sampleTours(now: number): Tour[] {
  const visitor = { id: '', name: '', avatar: '', username: '', verified: false, resembles: null, formerNames: [] }
  const agent = { ...visitor, name: t('Sample agent') }
  const rest = { agent, visitor, proposal: null, invited: false, cancelledBy: null, reason: '' } as const
  return [
    {
      id: 'sample-1',
      property: {
        id: 'sample-1',
        title: t('Two-bedroom condo'),
        address: 'Mandurriao, Iloilo City',
        image: '',
        gone: false,
      },
      ...rest,
      date: philippineDay(now, 2),
      time: '10:00',
      duration: 45,
      status: 'scheduled',
      notes: t('Meet in the lobby.'),
    },
    {
      id: 'sample-2',
      property: {
        id: 'sample-2',
        title: t('Family house with a garden'),
        address: 'Jaro, Iloilo City',
        image: '',
        gone: false,
      },
      ...rest,
      date: philippineDay(now, 6),
      time: '14:00',
      duration: 60,
      status: 'pending',
      notes: '',
    },
    {
      id: 'sample-3',
      property: { id: 'sample-3', title: t('Beach lot'), address: 'Oton, Iloilo', image: '', gone: false },
      ...rest,
      date: philippineDay(now, -9),
      time: '09:00',
      duration: 90,
      status: 'completed',
      notes: '',
    },
  ]
}
