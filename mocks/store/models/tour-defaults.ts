export const NO_PROPOSAL = { proposed_date: null, proposed_time: null, invited: false } as const

export const NO_ANSWER = { ...NO_PROPOSAL, cancelled_by: null, reason: null, kept_listing: null } as const
