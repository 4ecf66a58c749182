export type Clause = { title: string; paragraphs: readonly string[] }

export const TERMS: readonly Clause[] = [
  {
    title: 'What Proventous is',
    paragraphs: [
      'Proventous is a place where people who sell or rent out property meet people who look for one. We show listings and carry messages and offers. We are not a broker and take no part in a sale.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give your own name and an email address that reaches you. Keep your password to yourself. Whoever lists a property verifies a mobile number and a government ID first.',
    ],
  },
  {
    title: 'Listings',
    paragraphs: [
      'List only what you own or may offer for its owner, with photos of that property and a price you stand by. Mark it as sold or rented when it is gone. We take down listings that mislead.',
    ],
  },
  {
    title: 'Offers',
    paragraphs: [
      'An accepted offer in a conversation says that both sides want to go on. The sale itself is a written contract between them, with the title and the taxes that the law asks for.',
    ],
  },
  {
    title: 'Ending it',
    paragraphs: [
      'You may delete your account at any time in Account Settings. We may close accounts that break these terms and say why.',
    ],
  },
]

export const PRIVACY: readonly Clause[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, email address, mobile number and what you write about yourself; your listings with their photos; your messages, offers, tours and saved searches; and, if you submit one, pictures of your government ID.',
      'Favorites, the compare list, the theme and the currency stay on your device.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Your profile shows your name, badge and listings. Email address and mobile number appear on it only if you choose so under Privacy in Account Settings. Messages are for their two participants.',
      'ID pictures are seen by the administrators who review them, and each look is recorded.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Under the Data Privacy Act of 2012 you may see what we keep about you, have it put right, and have it erased. Account Settings deletes your data or your account; for anything else write to support@proventous.example.',
    ],
  },
]

/** What is true of a build that runs on its mocks. */
export const DEMONSTRATION: Clause = {
  title: 'This demonstration',
  paragraphs: [
    'Here everything runs in your browser. Nothing you type leaves this machine, and resetting the demo data removes it.',
  ],
}
