import type { Label } from '@/words/words'

export type Clause = { title: Label; paragraphs: readonly Label[] }

export const TERMS: readonly Clause[] = [
  {
    title: 'About Proventous',
    paragraphs: [
      'Proventous is a place where people who sell or rent out property meet people who want to buy or rent it. We show listings and carry messages and offers. We are not a broker and take no part in a sale.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give your own name and an email address that reaches you. Keep your password to yourself. You must verify a mobile number and a government ID before you can list a property.',
    ],
  },
  {
    title: 'Listings',
    paragraphs: [
      'List only property that you own or may offer for its owner, with photos of that property and a price you stand by. Mark it as sold or rented when it is gone. Anyone who is logged in can report a listing to us. We take down listings that mislead and tell their listers why.',
      'We hide the listings of a person whose mobile number or ID is no longer verified, until it is verified again.',
      'You can also report a message, a person or a review. We remove reviews and warn people where a report is right, and say why. We suspend people for a time, or close their accounts, and give them a reason, which they may answer once. Meanwhile we hide their listings and end their open offers and tours.',
    ],
  },
  {
    title: 'Offers',
    paragraphs: [
      'An accepted offer marks the listing as sold or rented and declines the other open offers on it. It says that both sides agree on the amount. Ownership passes by deed of sale, with the title and the taxes that the law requires; a lease is a contract between the two sides.',
    ],
  },
  {
    title: 'Closing your account',
    paragraphs: [
      'You may delete your account at any time in Account Settings. Our administrators approve, refuse and revoke IDs, take down listings, and suspend people, each time with a record of who did it.',
    ],
  },
]

export const PRIVACY: readonly Clause[] = [
  {
    title: 'Data we keep',
    paragraphs: [
      'We keep your name, email address, mobile number and anything you write about yourself; your listings with their photos; your messages with their photos; your offers, tours, saved searches and lists of favorites; your settings, including the currency and your choice about marketing emails; your reports; a suspension of your account with your answer; the time you were last online; and, if you submit one, pictures of your government ID.',
      'Favorites, the compare list and the theme stay on your device. We count how often people open and save a listing, with a random mark of your device that we keep apart from your account. We do not count you if your browser asks not to be tracked. Logging out removes from your device everything you typed, searched for, viewed and compared; favorites stay.',
    ],
  },
  {
    title: 'People who see it',
    paragraphs: [
      'Your profile shows your name, badge and listings. Your email address and mobile number appear on it only if you choose so under Privacy in Account Settings. People you exchange messages or tours with see your username, whether you are verified, and the names you had in the last 90 days. Messages are for their two participants; an administrator reads one only if the other side reports it. Anyone who is logged in can see whether you are online and when you last were, and people you write with see whether you have read their messages, unless you choose otherwise under Privacy in Account Settings. Anyone who has the link to a list of favorites sees its homes, the votes on them and the names that voters gave.',
      'The administrators who review your ID see its pictures, and we record each view. They read reports too; the person a report is about does not learn who sent it.',
      'We send marketing emails only while you have them switched on in Account Settings.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Under the Data Privacy Act of 2012 you may see the data we keep about you, have it corrected, and have it erased. Your profile, Account Settings, Messages, Property Tours and Saved Searches show it, and Edit Profile lets you correct it. You can delete your data or your account in Account Settings. You can also get a copy of your data there as a file. For anything else, write to support@proventous.example.',
    ],
  },
]

export const DEMONSTRATION: Clause = {
  title: 'This demonstration',
  paragraphs: [
    'Everything here runs in your browser. Nothing you type leaves this device, and resetting the demo data removes it.',
  ],
}
