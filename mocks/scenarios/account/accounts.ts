import type { Scenario } from '../scenario'

export const accounts: Scenario[] = [
  {
    id: 'signed-in-regular',
    title: 'Signed in as a regular user',
    see: "The shell with the profile menu of Mika, badge 'Regular User', 3 unread messages and 5 unread notifications.",
    persona: 'regular',
    start: '/dashboard/properties',
    world: 'samples',
  },
  {
    id: 'signed-in-verified',
    title: 'Signed in as a verified user',
    see: "Phone and ID are verified: badge 'Verified User'. Own listings have no chat button.",
    persona: 'verified',
    start: '/dashboard/properties',
    world: 'samples',
  },
  {
    id: 'signed-in-professional',
    title: 'Signed in as a professional seller',
    see: "Premium plan: badge 'Professional Seller', and the owner of many listings.",
    persona: 'professional',
    start: '/dashboard/properties',
    world: 'samples',
  },
  {
    id: 'just-signed-up',
    title: 'Just signed up',
    see:
      'Mika is welcomed above the listings: what to do next depends on what she came for, and it can be closed for ' +
      'good.',
    persona: 'regular',
    start: '/dashboard/properties',
    world: 'samples',
    storage: { 'proventous:welcome': '{"101":null}' },
  },
]
