export type Clause = { title: string; paragraphs: readonly string[] }

export const TERMS: readonly Clause[] = [
  {
    title: 'What Proventous is',
    paragraphs: [
      'Proventous is a place where people who sell or rent out property meet people who look for one. We show ' +
        'listings and carry messages and offers. We are not a broker and take no part in a sale.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give your own name and an email address that reaches you. Keep your password to yourself. Whoever lists a ' +
        'property verifies a mobile number and a government ID first.',
    ],
  },
  {
    title: 'Listings',
    paragraphs: [
      'List only what you own or may offer for its owner, with photos of that property and a price you stand by. ' +
        'Mark it as sold or rented when it is gone. Anybody who is signed in can report a listing to us. We take ' +
        'down listings that mislead and tell their listers why.',
      'We hide the listings of a person whose mobile number or ID is no longer verified, until it is again.',
      'A message, a person or a review can be reported too. We remove reviews and warn people where a report is ' +
        'right, and say why. We suspend people for a time, or close their accounts, with a reason that they read and ' +
        'may answer once. Their listings are hidden meanwhile, and their open offers and visits end.',
    ],
  },
  {
    title: 'Offers',
    paragraphs: [
      'An accepted offer marks the listing as sold or rented and declines the other open offers on it. It says ' +
        'that both sides agree on the amount. Ownership passes by deed of sale, with the title and the taxes that ' +
        'the law asks for; a lease is a contract between them.',
    ],
  },
  {
    title: 'Closing your account',
    paragraphs: [
      'You may delete your account at any time in Account Settings. Our administrators approve, refuse ' +
        'and revoke IDs, take down listings, and suspend people, each time with a record of who did it.',
    ],
  },
]

export const PRIVACY: readonly Clause[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, email address, mobile number and what you write about yourself; your listings with their ' +
        'photos; your messages with their photos, your offers, tours, saved searches and lists of favorites; your ' +
        'settings, the currency and your choice about marketing emails among them; your reports; a suspension ' +
        'of your account with your answer; when you were last online; and, if you submit one, pictures of your ' +
        'government ID.',
      'Favorites, the compare list and the theme stay on your device. We count how often a listing is opened and ' +
        'saved, by a random mark of your device that is kept apart from your account, and not where your browser ' +
        'asks not to be followed. Logging out removes from your device what you typed, searched for, looked at and ' +
        'compared; favorites stay.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Your profile shows your name, badge and listings. Email address and mobile number appear on it only if ' +
        'you choose so under Privacy in Account Settings. Whoever you exchange messages or visits with sees your ' +
        'username, whether you are verified, and the names you had in the last 90 days. Messages are for their ' +
        'two participants; an administrator reads one only if the other side reports it. Who is signed in can see ' +
        'whether you are online and when you last were, and whom you write with sees whether you have read their ' +
        'messages, unless you choose otherwise under Privacy in Account Settings. Whoever has the link of a list of ' +
        'favorites sees its homes, ' +
        'the votes on them and the names that voters gave.',
      'ID pictures are seen by the administrators who review them, and each look is recorded. They read reports ' +
        'too; whom a report is about does not learn who sent it.',
      'Marketing emails come only while the switch for them in Account Settings is on.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Under the Data Privacy Act of 2012 you may see what we keep about you, have it put right, and have it ' +
        'erased. Your profile, Account Settings, Messages, Property Tours and Saved Searches show it, and Edit ' +
        'Profile puts it right. Account Settings deletes your data or your account. It also gives you a copy ' +
        'of your data as a file. For anything else, write to support@proventous.example.',
    ],
  },
]

export const DEMONSTRATION: Clause = {
  title: 'This demonstration',
  paragraphs: [
    'Here everything runs in your browser. Nothing you type leaves this machine, and resetting the demo data ' +
      'removes it.',
  ],
}
