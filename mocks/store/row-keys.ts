export function coinEntryId(earning: string, about: string): string {
  return `${earning}-${about}`
}

export function listingNudgeId(listing: { id: string }, since: string): string {
  return `${listing.id} ${since}`
}

export function tourReminderId({ id, date, time }: { id: string; date: string; time: string }): string {
  return `${id} ${date} ${time}`
}
