import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMONSTRATION, PRIVACY, TERMS } from './clauses'

/** A file of the product and the words in it that make a sentence true. */
type Code = readonly [file: string, words: string]
/** What a sentence rests on: code, or a rule that binds people and not the product. */
type Ground = readonly Code[] | { rule: string }

const people = { rule: 'What people owe each other and us; the product cannot check it.' }
const law = { rule: 'What the law of the Philippines says.' }
const CONTRACT = 'src/contract'

/** Sentences by how they begin. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  'Proventous is a place where people': [[`${CONTRACT}/listing/properties.ts`, "id: 'createProperty'"]],
  'We show listings and carry messages': [
    [`${CONTRACT}/listing/properties.ts`, "id: 'listProperties'"],
    [`${CONTRACT}/messages/messages.ts`, "id: 'sendMessage'"],
    [`${CONTRACT}/messages/offers.ts`, "id: 'makeOffer'"],
  ],
  'We are not a broker': { rule: 'No call takes money or a commission.' },
  'Give your own name': people,
  'Keep your password': people,
  'You must verify a mobile number': [[`${CONTRACT}/rules/access.ts`, 'createProperty: verifiedOnly']],
  'List only property that you own': people,
  'Mark it as sold or rented': people,
  'Anyone who is logged in can report': [[`${CONTRACT}/rules/access.ts`, 'sendReport: writing']],
  'We take down listings that mislead': [
    [`${CONTRACT}/listing/reports.ts`, "id: 'upholdReport'"],
    [`${CONTRACT}/listing/reports.ts`, 'DECISION_REASON_NEEDED'],
  ],
  'You can also report a message, a person or a review': [[`${CONTRACT}/listing/reports.ts`, 'REASONS_ABOUT']],
  'We remove reviews and warn people': [[`${CONTRACT}/listing/reports.ts`, 'a review is shown no more']],
  'We hide the listings of a person': [[`${CONTRACT}/rules/machines.ts`, 'changes or removes the verified number']],
  'We suspend people for a time': [
    [`${CONTRACT}/standing.ts`, "id: 'suspendUser'"],
    [`${CONTRACT}/standing.ts`, "id: 'answerSuspension'"],
  ],
  'Meanwhile we hide their listings': [[`${CONTRACT}/standing.ts`, 'Their listings are hidden, their open offers']],
  'An accepted offer marks the listing': [
    [`${CONTRACT}/messages/offers.ts`, 'the listing is sold and every other open offer on it declined'],
  ],
  'It says that both sides': people,
  'Ownership passes by deed of sale': law,
  'You may delete your account': [[`${CONTRACT}/account/user.ts`, "id: 'deleteAccount'"]],
  'Our administrators approve, refuse and revoke': [
    [`${CONTRACT}/admin.ts`, "id: 'approveVerification'"],
    [`${CONTRACT}/admin.ts`, "id: 'rejectVerification'"],
    [`${CONTRACT}/standing.ts`, "id: 'revokeVerification'"],
    [`${CONTRACT}/standing.ts`, "id: 'suspendUser'"],
    [`${CONTRACT}/admin.ts`, "id: 'listAuditRecords'"],
  ],
  'We keep your name, email address': [
    [`${CONTRACT}/account/auth.ts`, 'first_name: personName'],
    [`${CONTRACT}/messages/messages.ts`, 'photos'],
    [`${CONTRACT}/favorites/saved-searches.ts`, "id: 'createSavedSearch'"],
    [`${CONTRACT}/favorites/favorite-lists.ts`, "id: 'createFavoriteList'"],
    [`${CONTRACT}/tours/tours.ts`, "id: 'createTour'"],
    [`${CONTRACT}/account/settings.ts`, 'marketingEmails'],
    [`${CONTRACT}/account/settings.ts`, 'currency'],
    [`${CONTRACT}/listing/reports.ts`, "id: 'sendReport'"],
    [`${CONTRACT}/account/person.ts`, 'The person’s one answer'],
    [`${CONTRACT}/account/user.ts`, 'last_seen'],
    [`${CONTRACT}/account/verification.ts`, 'id_front'],
  ],
  'Favorites, the compare list and the theme': [
    ['src/domain/stored-keys.ts', "favorites: { area: 'local'"],
    ['src/domain/stored-keys.ts', "compareList: { area: 'local'"],
    ['src/domain/stored-keys.ts', "darkMode: { area: 'local'"],
  ],
  'We count how often people': [
    ['src/listing/interest/count-interest.ts', 'body: { device: deviceMark()'],
    [`${CONTRACT}/listing/interest.ts`, 'it is not kept together with an account'],
  ],
  'We do not count you if': [['src/listing/interest/count-interest.ts', "doNotTrack !== '1' && !globalPrivacyControl"]],
  'Logging out removes from your device': [['src/session/end/log-out.ts', 'of [...TYPED, ...TRACES]) forget(key)']],
  'Your profile shows your name': [[`${CONTRACT}/account/user.ts`, "id: 'getPublicProfile'"]],
  'Your email address and mobile number appear': [[`${CONTRACT}/account/settings.ts`, 'showEmail: false']],
  'People you exchange messages or tours with': [
    [`${CONTRACT}/account/person.ts`, 'FORMER_NAME_DAYS = 90'],
    [`${CONTRACT}/messages/conversations.ts`, '...identity'],
    [`${CONTRACT}/tours/tour.ts`, '...identity'],
  ],
  'Messages are for their two participants': [
    [`${CONTRACT}/rules/access.ts`, 'listMessages: '],
    [`${CONTRACT}/listing/reports.ts`, 'A message is reported by the other side of its '],
  ],
  'Anyone who is logged in can see whether you are online': [
    [`${CONTRACT}/rules/access.ts`, 'getOnlineStatus: signedIn'],
    [`${CONTRACT}/account/settings.ts`, "showSeen: true, showOnline: 'everyone'"],
    ['mocks/services/access/shown.ts', 'settingsOf(user).privacy.showSeen'],
    ['src/shell/use-heartbeat.ts', 'sayOnline('],
  ],
  'Anyone who has the link to a list': [[`${CONTRACT}/favorites/shared-lists.ts`, 'voters']],
  'The administrators who review your ID': [[`${CONTRACT}/admin.ts`, 'id_picture_viewed']],
  'They read reports too': [
    [`${CONTRACT}/listing/reports.ts`, "id: 'listReports'"],
    ['src/listing/reports/report-dialog.tsx', 'will not know who you are.'],
  ],
  'We send marketing emails only while': [
    ['mocks/services/follow-ups/marketing.ts', 'settingsOf(user).marketingEmails'],
  ],
  'Under the Data Privacy Act': law,
  'Your profile, Account Settings, Messages': [
    [`${CONTRACT}/account/user.ts`, "id: 'getOwnProfile'"],
    [`${CONTRACT}/account/user.ts`, "id: 'updateOwnProfile'"],
  ],
  'You can delete your data': [
    [`${CONTRACT}/account/user.ts`, "id: 'deleteOwnData'"],
    [`${CONTRACT}/account/user.ts`, "id: 'deleteAccount'"],
  ],
  'You can also get a copy of your data': [[`${CONTRACT}/account/own-data.ts`, "id: 'exportOwnData'"]],
  'For anything else, write to support': { rule: 'Support answers by hand.' },
  'Everything here runs in your browser': [['src/main.tsx', "import('../mocks/browser/start')"]],
  'Nothing you type leaves': [
    ['mocks/services/codes/deliver.ts', 'a code sent by e-mail reaches the page only this way'],
  ],
}

const sentences = [...TERMS, ...PRIVACY, DEMONSTRATION]
  .flatMap(({ paragraphs }) => paragraphs)
  .flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/))

test.each(sentences)('%s', (sentence) => {
  const grounds = Object.keys(GROUNDS).filter((begins) => sentence.startsWith(begins))
  expect(grounds, 'The sentence needs the code or the rule that it rests on.').toHaveLength(1)
})

test('what the sentences rest on is there', () => {
  const unused = Object.keys(GROUNDS).filter((begins) => !sentences.some((sentence) => sentence.startsWith(begins)))
  expect(unused).toEqual([])
  const missing = Object.entries(GROUNDS).flatMap(([begins, ground]) =>
    'rule' in ground
      ? []
      : ground
          .filter(([file, words]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words))
          .map((code) => [begins, ...code]),
  )
  expect(missing).toEqual([])
})
