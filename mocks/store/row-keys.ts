/** The id of a coin entry that is paid once for each thing it is `about`. */
export function coinEntryId(earning: string, about: string): string {
  return `${earning}-${about}`
}

export function listingNudgeId(listing: { id: string }, since: string): string {
  return `${listing.id} ${since}`
}

/** The id under which a tour counts as reminded of; another day or time is another reminder. */
export function tourReminderId({ id, date, time }: { id: string; date: string; time: string }): string {
  return `${id} ${date} ${time}`
}
