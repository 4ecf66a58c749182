import { person, IN_REVIEW, NEW_MEMBER, VERIFIED } from '@/samples/sample-person'
import { SAMPLE_ADMIN, SAMPLE_PEOPLE } from '@/samples/people'
import type { IdType } from '@/contract/account/verification'
import type { Row, Rows } from '../database'
import { userRow } from './user-row'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is wrong with a document. The drawing shows it for the reviewer to find. */
export type IdFlaw = 'blurred' | 'expired' | 'other-name' | 'cut-off'

type Neighbor = {
  id: string
  name: [first: string, last: string]
  tier: typeof IN_REVIEW
  place: string | null
  phone: string | null
  joinedDays: number
  google?: true
}

/** Users without listings whose ID is to be checked; the users with listings are in the samples. */
const NEIGHBORS: Neighbor[] = [
  at('201', 'Dianne', 'Tabaosares', IN_REVIEW, 'Jaro, Iloilo City', '+63 917 255 0201', 21),
  at('202', 'Ramil', 'Hofileña', IN_REVIEW, 'Molo, Iloilo City', '+63 908 355 0202', 64),
  at('203', 'Cherry Mae', 'Octaviano', IN_REVIEW, 'Pavia, Iloilo', '+63 939 455 0203', 9, true),
  at('204', 'Edwin', 'Lamera', { ...IN_REVIEW, phone_verified: false }, 'Guimbal, Iloilo', '+63 921 555 0204', 33),
  at('205', 'Josephine', 'Arguelles', IN_REVIEW, 'Mandurriao, Iloilo City', '+63 956 655 0205', 140, true),
  at('206', 'Kim', 'Yulo', IN_REVIEW, 'La Paz, Iloilo City', '+63 977 755 0206', 17),
  at('207', 'Fernando', 'Jalandoni', IN_REVIEW, 'Arevalo, Iloilo City', '+63 918 855 0207', 402),
  at('208', 'Aileen', 'Grecia', IN_REVIEW, 'Santa Barbara, Iloilo', '+63 945 955 0208', 6, true),
  at('209', 'Rolando', 'Espinosa', { ...IN_REVIEW, phone_verified: false }, 'Cabatuan, Iloilo', '+63 966 155 0209', 75),
  at('210', 'Beatriz', 'Montelibano', IN_REVIEW, 'City Proper, Iloilo City', '+63 917 255 0210', 28),
  at(
    '211',
    'Maria Concepcion Guadalupe',
    'de los Santos-Buenaventura',
    IN_REVIEW,
    'Barangay Santo Domingo Norte, Arevalo, Iloilo City',
    '+63 929 355 0211',
    51,
    true,
  ),
  at('212', 'Jessie', 'Panes', NEW_MEMBER, 'Leganes, Iloilo', '+63 933 455 0212', 44),
  at('213', 'Grace', 'Villanueva', { ...NEW_MEMBER, phone_verified: true }, 'Oton, Iloilo', '+63 947 555 0213', 88),
  at('214', 'Arnel', 'Dumancas', VERIFIED, 'Jaro, Iloilo City', '+63 998 655 0214', 190),
  at('215', 'Shiela', 'Cordero', VERIFIED, 'Miagao, Iloilo', '+63 915 755 0215', 236, true),
  at('216', 'Patrick', 'Uy', NEW_MEMBER, null, null, 2, true),
]

function at(
  id: string,
  first: string,
  last: string,
  tier: typeof IN_REVIEW,
  place: string | null,
  phone: string | null,
  joinedDays: number,
  google?: true,
): Neighbor {
  return { id, name: [first, last], tier, place, phone, joinedDays, ...(google ? { google } : {}) }
}

type Handed = {
  id: string
  user: string
  type: IdType
  hoursAgo: number
  flaw?: IdFlaw
  selfie?: true
  /** Hours since the decision; unset while it waits in the queue. */
  decided?: number
  reason?: string
}

const HANDED_IN: Handed[] = [
  { id: '301', user: '207', type: 'drivers_license', hoursAgo: 53, flaw: 'expired' },
  { id: '302', user: '202', type: 'umid', hoursAgo: 45 },
  { id: '303', user: '209', type: 'voter_id', hoursAgo: 38, flaw: 'other-name' },
  { id: '304', user: '205', type: 'national_id', hoursAgo: 31, flaw: 'blurred' },
  { id: '305', user: '201', type: 'passport', hoursAgo: 27 },
  { id: '306', user: '112', type: 'drivers_license', hoursAgo: 21 },
  { id: '307', user: '211', type: 'sss_id', hoursAgo: 19, flaw: 'cut-off' },
  { id: '308', user: '210', type: 'passport', hoursAgo: 13 },
  { id: '309', user: '204', type: 'gsis_id', hoursAgo: 9 },
  { id: '310', user: '203', type: 'national_id', hoursAgo: 5, selfie: true },
  { id: '311', user: '206', type: 'national_id', hoursAgo: 2 },
  { id: '312', user: '208', type: 'umid', hoursAgo: 0.6 },
  { id: '320', user: '212', type: 'national_id', hoursAgo: 96, decided: 70, reason: 'The picture is blurred.' },
  {
    id: '321',
    user: '213',
    type: 'voter_id',
    hoursAgo: 120,
    decided: 91,
    reason: 'The name on the document does not match the account.',
  },
  { id: '322', user: '214', type: 'passport', hoursAgo: 150, decided: 118 },
  { id: '323', user: '215', type: 'drivers_license', hoursAgo: 188, decided: 160, reason: 'The document has expired.' },
  { id: '324', user: '215', type: 'passport', hoursAgo: 140, decided: 117 },
  { id: '325', user: '111', type: 'passport', hoursAgo: 400, decided: 371 },
  { id: '326', user: '108', type: 'drivers_license', hoursAgo: 480, decided: 452 },
]

export function flawOf(submissionId: string): IdFlaw | undefined {
  return HANDED_IN.find(({ id }) => id === submissionId)?.flaw
}

/** True for seeded documents. Their pictures are drawn when they are first asked for. */
export function isSeeded(submissionId: string): boolean {
  return HANDED_IN.some(({ id }) => id === submissionId)
}

export function idPicturePath(submissionId: string, side: 'front' | 'back' | 'selfie'): string {
  return `private/ids/${submissionId}/${side}`
}

/** Adds users, documents and audit records. `reviewed`: every document is decided. */
export function withReviews(rows: Rows, now: number, { reviewed = false } = {}): Rows {
  const handed = HANDED_IN.map((one) => (reviewed && !one.decided ? { ...one, decided: one.hoursAgo / 2 } : one))
  const submissions = handed.map((one) => submission(one, now))
  const known = (rows.user ?? []).map((user) => (reviewed && user.id_submitted ? { ...user, id_verified: true } : user))
  return {
    ...rows,
    user: [...known, ...NEIGHBORS.map((one) => neighborRow(one, now, reviewed))],
    id_submission: [...(rows.id_submission ?? []), ...submissions],
    audit: [...(rows.audit ?? []), ...submissions.flatMap(decision)],
  }
}

function neighborRow({ id, name, tier, place, phone, joinedDays, google }: Neighbor, now: number, reviewed: boolean) {
  const [first_name, last_name] = name
  const made = person(tier, {
    id,
    first_name,
    last_name,
    phone_number: phone ?? '',
    location: place ?? '',
    bio: '',
    member_since_days_ago: joinedDays,
    coins: 50,
    auth_provider: google ? 'google' : 'email',
  })
  const row: Row<'user'> = {
    ...userRow(made, now),
    username: plain(made.username),
    email: plain(made.email),
    phone_number: phone,
    location: place,
    bio: null,
    profile_picture: null,
    id_verified: made.id_verified || (reviewed && made.id_submitted),
    last_seen: new Date(now - 2 * DAY).toISOString(),
    rejection_reason: made.id_submitted ? null : (HANDED_IN.findLast(({ user }) => user === id)?.reason ?? null),
  }
  return row
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.')
}

function submission({ id, user, type, hoursAgo, selfie, decided, reason }: Handed, now: number): Row<'id_submission'> {
  return {
    id,
    user_id: user,
    id_type: type,
    front: idPicturePath(id, 'front'),
    back: idPicturePath(id, 'back'),
    selfie: selfie ? idPicturePath(id, 'selfie') : null,
    first_name: null,
    last_name: null,
    submitted_at: new Date(now - hoursAgo * HOUR).toISOString(),
    status: decided === undefined ? 'pending' : reason ? 'rejected' : 'approved',
    reason: reason ?? null,
    decided_at: decided === undefined ? null : new Date(now - decided * HOUR).toISOString(),
  }
}

function decision({ id, user_id, status, reason, decided_at }: Row<'id_submission'>): Row<'audit'>[] {
  if (decided_at === null) return []
  const sample = SAMPLE_PEOPLE.find((one) => one.id === user_id)
  return [
    {
      id: `decision-${id}`,
      action: status === 'rejected' ? 'verification_rejected' : 'verification_approved',
      admin_email: SAMPLE_ADMIN.email,
      verification_id: id,
      user_id,
      user_name: sample?.name ?? NEIGHBORS.find((one) => one.id === user_id)?.name.join(' ') ?? null,
      reason,
      created_at: decided_at,
    },
  ]
}
