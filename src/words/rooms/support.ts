import type { Room } from '../room.ts'

export const support = {
  'Can I delete my account?': [
    'Mabubura ko ba ang account ko?',
    'Mapanas ko bala ang akon account?',
    'Mapapas ba nako ang akong account?',
  ],
  'Can I get alerts for new listings?': [
    'Makatatanggap ba ako ng alerto sa mga bagong listing?',
    'Makabaton bala ako sing alerto sa mga bag-o nga listing?',
    'Makadawat ba ko og alerto sa mga bag-ong listing?',
  ],
  'Finding a property': ['Paghahanap ng property', 'Pagpangita sing property', 'Pagpangita og property'],
  'Go to Account Settings, then Change Password. If you forgot it, choose Forgot password? when you log in.': [
    'Pumunta sa Mga Setting ng Account, saka sa Palitan ang Password. Kung nakalimutan mo ito, piliin ang Nakalimutan ang password? kapag nagla-log in.',
    'Kadtui ang Mga Setting sang Account, dayon ang Islan ang Password. Kon nalipatan mo ini, pilia ang Nalipatan ang password? kon mag-log in.',
    'Adto sa Mga Setting sa Account, dayon sa Usba ang Password. Kon nakalimot ka niini, pilia ang Nakalimtan ang password? kon mo-log in.',
  ],
  'Help and contact.': ['Tulong at kontak.', 'Bulig kag kontak.', 'Tabang ug kontak.'],
  'How do I book a tour?': ['Paano mag-book ng tour?', 'Paano mag-book sing tour?', 'Unsaon pag-book og tour?'],
  'How do I change my password?': [
    'Paano palitan ang password ko?',
    'Paano islan ang akon password?',
    'Unsaon pag-ilis sa akong password?',
  ],
  'How do I save a listing for later?': [
    'Paano mag-save ng listing para balikan?',
    'Paano mag-save sing listing para balikan?',
    'Unsaon pag-save og listing aron balikan?',
  ],
  'How do I stay safe?': [
    'Paano ako mananatiling ligtas?',
    'Paano ako magpabilin nga luwas?',
    'Unsaon nako pagpabiling luwas?',
  ],
  'How do offers work?': ['Paano gumagana ang mga alok?', 'Paano naga-obra ang tanyag?', 'Giunsa paglihok ang tanyag?'],
  'How exact are prices in dollars?': [
    'Gaano katumpak ang mga presyo sa dolyar?',
    'Daw ano kasibu ang mga presyo sa dolyar?',
    'Unsa ka tukma ang mga presyo sa dolyar?',
  ],
  'How many photos can I add?': [
    'Ilang larawan ang maidaragdag ko?',
    'Pila ka laragway ang madugang ko?',
    'Pila ka hulagway ang akong madugang?',
  ],
  'Listing a property': ['Pag-list ng property', 'Pag-list sing property', 'Pag-list og property'],
  'Listings keep the currency they were posted in. We convert other currencies at a fixed rate, as a guide only.': [
    'Nananatili sa listing ang currency na ginamit nang i-post ito. Kino-convert namin sa pirming palitan ang ibang currency, bilang gabay lang.',
    'Magapabilin sa listing ang currency nga gingamit sang gin-post ini. Ginakonbertir namon sa pirme nga baylo ang iban nga currency, bilang giya lang.',
    'Magpabilin sa listing ang currency nga gigamit pag-post niini. Among i-convert sa pirmeng palit ang ubang currency, isip giya lang.',
  ],
  'Messages and offers': ['Mga mensahe at alok', 'Mga mensahe kag tanyag', 'Mga mensahe ug tanyag'],
  'Monday to Saturday, 8:00 AM to 6:00 PM, Philippine time': [
    'Lunes hanggang Sabado, 8:00 AM hanggang 6:00 PM, oras sa Pilipinas',
    'Lunes tubtob Sabado, 8:00 AM tubtob 6:00 PM, oras sa Pilipinas',
    'Lunes hangtod Sabado, 8:00 AM hangtod 6:00 PM, oras sa Pilipinas',
  ],
  'My ID was not accepted. What now?': [
    'Hindi tinanggap ang ID ko. Ano ang gagawin?',
    'Wala mabaton ang akon ID. Ano ang himuon?',
    'Wala dawata ang akong ID. Unsay buhaton?',
  ],
  'Open the listing and choose Schedule Tour. The lister confirms the time. You can reschedule or cancel it under Property Tours.':
    [
      'Buksan ang listing at piliin ang Mag-iskedyul ng tour. Kukumpirmahin ng lister ang oras. Maaari mo itong ilipat o kanselahin sa Mga Tour sa Property.',
      'Buksi ang listing kag pilia ang Mag-iskedyul sang tour. Kumpirmahon sang lister ang oras. Mahimo mo ini nga saylohon ukon kanselahon sa Mga Tour sa Property.',
      'Ablihi ang listing ug pilia ang Pag-iskedyul og tour. Kumpirmahon sa lister ang oras. Mahimo nimo kining ibalhin o kanselahon sa Mga Tour sa Property.',
    ],
  'Press the heart on a listing. Saved listings are under Favorites on this device. You can compare up to four of them side by side.':
    [
      'Pindutin ang puso sa listing. Nasa Mga Paborito sa device na ito ang mga na-save na listing. Hanggang apat ang maikukumpara mo nang magkatabi.',
      'Pinduta ang tagipusuon sa listing. Yara sa Mga Paborito sa sini nga device ang mga na-save nga listing. Tubtob apat ang mapaanggid mo nga magtupad.',
      'Pinduta ang kasingkasing sa listing. Anaa sa Mga Paborito niining device ang mga na-save nga listing. Hangtod upat ang imong matandi nga magtapad.',
    ],
  'See the place and its title before you pay anything. Proventous never asks for your password or for money by message.':
    [
      'Tingnan ang lugar at ang titulo nito bago magbayad ng anuman. Hindi kailanman hihingi ang Proventous ng password o pera sa mensahe.',
      'Tan-awa ang lugar kag ang titulo sini antes magbayad sing bisan ano. Indi gid magpangayo ang Proventous sing password ukon kuwarta sa mensahe.',
      'Tan-awa ang lugar ug ang titulo niini sa dili pa mobayad og bisan unsa. Dili gyud mangayo ang Proventous og password o kuwarta sa mensahe.',
    ],
  Settings: ['Mga setting', 'Mga setting', 'Mga setting'],
  'The buyer sends an offer in the conversation, and the seller accepts or declines it. Accepting marks the listing as sold or rented and declines the other open offers on it.':
    [
      'Nagpapadala ng alok ang bumibili sa usapan, at tinatanggap o tinatanggihan ito ng nagbebenta. Kapag tinanggap, mamarkahan ang listing na naibenta o naparentahan at tatanggihan ang iba pang bukas na alok dito.',
      'Nagapadala sing tanyag ang nagabakal sa sugilanon, kag ginabaton ukon ginabalibaran ini sang nagabaligya. Kon batunon, mamarkahan ang listing nga nabaligya ukon naarkilahan kag balibaran ang iban pa nga bukas nga tanyag diri.',
      'Mopadala og tanyag ang mopalit sa panag-istorya, ug dawaton o balibaran kini sa namaligya. Kon dawaton, mamarkahan ang listing nga nabaligya o naabangan ug balibaran ang ubang abling tanyag niini.',
    ],
  'Up to 20 for each listing. The first one is the cover; drag photos to change their order.': [
    'Hanggang 20 sa bawat listing. Ang una ang cover; i-drag ang mga larawan para mag-iba ang ayos.',
    'Tubtob 20 sa tagsa ka listing. Ang nahauna amo ang cover; i-drag ang mga laragway para mabag-o ang pagkasunod-sunod.',
    'Hangtod 20 sa matag listing. Ang una mao ang cover; i-drag ang mga hulagway aron mausab ang han-ay.',
  ],
  'Why can’t I list a property?': [
    'Bakit hindi ako makapag-list ng property?',
    'Ngaa indi ako maka-list sing property?',
    'Nganong dili ko maka-list og property?',
  ],
  'Yes, in the Danger Zone of Account Settings. This also deletes your listings and cannot be undone.': [
    'Oo, sa Mapanganib na Bahagi ng Mga Setting ng Account. Buburahin din nito ang iyong mga listing at hindi na ito maibabalik.',
    'Huo, sa Delikado nga Bahin sang Mga Setting sang Account. Panason man sini ang imo mga listing kag indi na ini mabalik.',
    'Oo, sa Delikadong Bahin sa Mga Setting sa Account. Papason usab niini ang imong mga listing ug dili na kini mabalik.',
  ],
  'Yes. Set your filters, save the search and keep its alerts on. New matches appear under Notifications.': [
    'Oo. Itakda ang mga filter, i-save ang paghahanap at panatilihing naka-on ang mga alerto. Lalabas sa Mga Abiso ang mga bagong tugma.',
    'Huo. Ibutang ang mga filter, i-save ang pagpangita kag pabay-i nga naka-on ang mga alerto. Magaguwa sa Mga Pahibalo ang mga bag-o nga tugma.',
    'Oo. Itakda ang mga filter, i-save ang pagpangita ug pasagdi nga naka-on ang mga alerto. Mogawas sa Mga Pahibalo ang mga bag-ong tugma.',
  ],
  'You need a verified mobile number and an approved government ID. Complete both steps on your profile. We review IDs within 24-48 hours.':
    [
      'Kailangan ang beripikadong mobile number at aprubadong government ID. Gawin ang dalawang hakbang sa iyong profile. Nirereview namin ang mga ID sa loob ng 24-48 oras.',
      'Kinahanglan ang beripikado nga mobile number kag aprobado nga government ID. Himua ang duha ka tikang sa imo profile. Ginareview namon ang mga ID sa sulod sang 24-48 ka oras.',
      'Gikinahanglan ang beripikadong mobile number ug aprobadong government ID. Buhata ang duha ka lakang sa imong profile. Among i-review ang mga ID sulod sa 24-48 ka oras.',
    ],
  'Your profile shows the reason. Take new photos that fix it and submit the ID again.': [
    'Makikita sa iyong profile ang dahilan. Kumuha ng mga bagong larawan na nagtatama nito at isumite muli ang ID.',
    'Makita sa imo profile ang rason. Magkuha sing bag-o nga mga laragway nga nagatadlong sini kag ipasa liwat ang ID.',
    'Makita sa imong profile ang rason. Pagkuha og bag-ong mga hulagway nga motul-id niini ug isumite pag-usab ang ID.',
  ],
} as const satisfies Room
