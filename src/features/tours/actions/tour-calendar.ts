import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { calendarFile } from '@/domain/tours/calendar-file'
import { tourStart } from '@/domain/tours/tour-times'
import { tourTitle } from '@/listing/tour/tour-words'
import { t } from '@/words/words'

/** Title and text are read in the person's own calendar, so they are in their language. The rest is for programs. */
export function tourCalendar(tour: Tour, made: number): string | null {
  const start = tourStart(tour)
  if (start === null) return null
  const { id, property, agent, visitor, duration, notes, status } = tour
  // Only the lister knows of a visitor.
  const name = visitor.name || agent.name
  return calendarFile({
    uid: `tour-${id}@proventous`,
    title: t('Property tour: {title}', { title: tourTitle(tour) }),
    start,
    minutes: duration ?? 45,
    place: property.address || undefined,
    text: [name && t('With {name}|on a tour', { name }), notes].filter(Boolean).join('\n'),
    made,
    agreed: status === 'scheduled',
  })
}

export function downloadCalendar(tour: Tour): void {
  const text = tourCalendar(tour, serverNow())
  if (text === null) return
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `tour-${tour.date}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
