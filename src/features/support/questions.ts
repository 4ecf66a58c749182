/** What people ask, by topic. */
export const QUESTIONS = [
  {
    topic: 'Finding a place',
    items: [
      {
        question: 'How do I save a place for later?',
        answer:
          'Press the heart on a listing. Saved listings are under Favorites, on this device, and up to four of them can be compared side by side.',
      },
      {
        question: 'Can I be told about new listings?',
        answer:
          'Yes. Set your filters, save the search and keep its alerts on. A new match appears under Notifications.',
      },
      {
        question: 'How do I see a place?',
        answer:
          'Open the listing and choose Schedule Tour. The lister confirms the time; you can move or cancel it under Property Tours.',
      },
      {
        question: 'How exact are prices in dollars?',
        answer:
          'Listings keep the currency they were posted in. Other currencies are converted with a fixed rate and are meant as a guide.',
      },
    ],
  },
  {
    topic: 'Listing a place',
    items: [
      {
        question: 'Why can I not list a property?',
        answer:
          'Listing needs a verified mobile number and an approved government ID. Both steps are on your profile; the ID is reviewed within 24-48 hours.',
      },
      {
        question: 'My ID was not accepted. What now?',
        answer: 'Your profile shows the reason. Take new pictures that meet it and submit the ID again.',
      },
      {
        question: 'How many photos can I add?',
        answer: 'Up to 20 for each listing. The first one is the cover; drag photos to change their order.',
      },
    ],
  },
  {
    topic: 'Messages and offers',
    items: [
      {
        question: 'How do offers work?',
        answer:
          'The buyer sends an offer in the conversation, the seller accepts or declines it. Accepting marks the listing as sold or rented and declines the other open offers on it.',
      },
      {
        question: 'How do I stay safe?',
        answer:
          'See the place and its title before you pay anything. Nobody from Proventous asks for your password or for money by message.',
      },
    ],
  },
  {
    topic: 'Your account',
    items: [
      {
        question: 'How do I change my password?',
        answer: 'Under Account Settings, Change Password. If you forgot it, choose Forgot password? when you log in.',
      },
      {
        question: 'Can I delete my account?',
        answer: 'Yes, in the Danger Zone of Account Settings. Your listings go with it, and it cannot be undone.',
      },
    ],
  },
] as const
