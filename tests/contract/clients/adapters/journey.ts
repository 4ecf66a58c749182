type Id = string | number
type Row = { id: Id }
type Wire = Promise<unknown>

/** What the journey asks of a generated client. Each call resolves with the answer's `data`, and rejects when it is refused. */
export type Calls = {
  /** The token that the next calls carry. */
  as: (token: string | null) => void
  sendEmailVerification: (body: { email: string }) => Wire
  verifyEmail: (body: { email: string; verification_code: string }) => Wire
  register: (body: Registration) => Promise<{ token: string; user: Row }>
  sendVerificationCode: (body: { phone_number: string }) => Wire
  verifyPhone: (body: { phone_number: string; verification_code: string }) => Wire
  submitIdVerification: (body: { id_type: 'passport'; id_front: File; id_back: File }) => Wire
  superAdminLogin: (body: { email: string; username: string; password: string }) => Promise<{ token: string }>
  listPendingVerifications: () => Promise<(Row & { email?: string | null })[]>
  approveVerification: (id: string) => Wire
  createProperty: (body: Listing) => Wire
  listProperties: () => Promise<Property[]>
  listMyProperties: () => Promise<Property[]>
  getProperty: (id: string) => Promise<Property>
  followUser: (username: string) => Wire
  createSavedSearch: (body: {
    name: string
    location: string
    max_price: number
  }) => Promise<Row & { properties_found?: number | null }>
  openConversation: (body: { property_id: Id; owner_id: Id }) => Promise<Row>
  sendMessage: (body: { conversation_id: Id; message: string }) => Promise<Row>
  listConversations: () => Promise<(Row & { unread?: number | null; lastMessage?: string | null })[]>
  createTour: (body: { property_id: Id; date: string; time: string }) => Promise<Row>
  listTourRequests: () => Promise<(Row & { status: string })[]>
  confirmTour: (id: string) => Wire
  makeOffer: (body: { conversation_id: Id; property_id: Id; offer_amount: number; message: string }) => Promise<Row>
  acceptOffer: (body: { conversation_id: Id; offer_id: Id }) => Wire
}

type Property = Row & {
  title: string
  status?: string | null
  user?: { id: Id; username?: string | null } | null
}

type Registration = {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmation: string
  date_of_birth: string
  country_code: string
  phone_number: string
  accepted_terms: boolean
  country: string
  region: string
  city: string
}

type Listing = {
  title: string
  price: number
  listing_type: 'sale'
  property_type: string
  description: string
  city: string
  features: string[]
  photos: [File, ...File[]]
}

/** Where the journey gets what does not come by the contract. */
export type Surroundings = {
  /** The newest code that was sent there. */
  codeTo: (to: string) => Promise<string>
  picture: (name: string) => File
  /** A day of next month, `2026-07-14`. */
  day: string
}

const TITLE = 'Bungalow by the river'
const PHONE = '+63 917 321 0001'
const person = (first_name: string, email: string): Registration => ({
  first_name,
  last_name: 'Reyes',
  email,
  password: 'Sampaguita7',
  password_confirmation: 'Sampaguita7',
  date_of_birth: '1990-01-01',
  country_code: '+63',
  phone_number: '',
  accepted_terms: true,
  country: 'Philippines',
  region: 'Western Visayas',
  city: 'Iloilo City',
})

/** A home is listed, found, saved, asked about, visited and sold. Returns what each step found. */
export async function sellAHome(
  calls: Calls,
  { codeTo, picture, day }: Surroundings,
): Promise<Record<string, unknown>> {
  const signUp = async (name: string): Promise<string> => {
    const email = `${name.toLowerCase()}@example.com`
    calls.as(null)
    await calls.sendEmailVerification({ email })
    await calls.verifyEmail({ email, verification_code: await codeTo(email) })
    const { token } = await calls.register(person(name, email))
    return token
  }

  const seller = await signUp('Sita')
  calls.as(seller)
  await calls.sendVerificationCode({ phone_number: PHONE })
  await calls.verifyPhone({ phone_number: PHONE, verification_code: await codeTo(PHONE) })
  await calls.submitIdVerification({
    id_type: 'passport',
    id_front: picture('front.png'),
    id_back: picture('back.png'),
  })
  const admin = await calls.superAdminLogin({
    email: 'admin@demo.test',
    username: 'superadmin',
    password: 'Password1',
  })
  calls.as(admin.token)
  const papers = (await calls.listPendingVerifications()).find(({ email }) => email === 'sita@example.com')
  if (!papers) throw new Error('the seller’s papers are not in the list')
  await calls.approveVerification(String(papers.id))

  calls.as(seller)
  await calls.createProperty({
    title: TITLE,
    price: 5_200_000,
    listing_type: 'sale',
    property_type: 'Single-Family Home',
    description: 'Three rooms and a garden.',
    city: 'Iloilo City',
    features: ['Garden'],
    photos: [picture('garden.png'), picture('kitchen.png')],
  })

  const buyer = await signUp('Bong')
  calls.as(buyer)
  const home = (await calls.listProperties()).find(({ title }) => title === TITLE)
  if (!home?.user) throw new Error('the new home is not in the list')
  const { id: property_id, user: owner } = home
  await calls.followUser(String(owner.username))
  const saved = await calls.createSavedSearch({ name: 'By the river', location: 'Iloilo City', max_price: 6_000_000 })
  const talk = await calls.openConversation({ property_id, owner_id: owner.id })
  await calls.sendMessage({ conversation_id: talk.id, message: 'May I come and see it?' })
  const tour = await calls.createTour({ property_id, date: day, time: '10:00' })

  calls.as(seller)
  const [asked] = await calls.listConversations()
  await calls.confirmTour(String(tour.id))
  const visits = await calls.listTourRequests()

  calls.as(buyer)
  const offer = await calls.makeOffer({
    conversation_id: talk.id,
    property_id,
    offer_amount: 5_000_000,
    message: 'In cash.',
  })

  calls.as(seller)
  await calls.acceptOffer({ conversation_id: talk.id, offer_id: offer.id })
  const [own] = await calls.listMyProperties()

  calls.as(null)
  return {
    found: home.title,
    matches: (saved.properties_found ?? 0) > 0,
    unread: asked?.unread,
    said: asked?.lastMessage,
    visit: visits.find(({ id }) => id === tour.id)?.status,
    status: (await calls.getProperty(String(property_id))).status,
    own: own?.status,
  }
}
