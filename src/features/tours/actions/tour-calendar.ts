import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { calendarFile } from '@/domain/tours/calendar-file'
import { tourStart } from '@/domain/tours/tour-times'
import { t } from '@/words/words'

export function tourCalendar(
  { id, property, agent, duration, notes, status, ...time }: Tour,
  made: number,
): string | null {
  const start = tourStart(time)
  if (start === null) return null
  const text = [agent.name ? t('With {name}', { name: agent.name }) : '', notes].filter(Boolean).join('\n')
  return calendarFile({
    uid: `tour-${id}@proventous`,
    title: t('Property tour: {title}', { title: property.title || t('Listing') }),
    start,
    minutes: duration ?? 45,
    place: property.address || undefined,
    text,
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
