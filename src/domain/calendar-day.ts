const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** '2026-02-28', but not '2026-02-31'. */
export function isCalendarDay(text: string): boolean {
  return DAY.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8))
}
