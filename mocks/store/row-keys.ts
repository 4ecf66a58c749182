export function coinEntryId(earning: string, about: string): string {
  return `${earning}-${about}`
}

export function listingNudgeId(listing: { id: string }, since: string): string {
  return `${listing.id} ${since}`
}

export function tourReminderId({ id, date, time }: { id: string; date: string; time: string }): string {
  return `${id} ${date} ${time}`
}

/** The id under which both sides of a tour count as asked how it was. */
export function tourReviewId({ id }: { id: string }): string {
  return `${id} review`
}
