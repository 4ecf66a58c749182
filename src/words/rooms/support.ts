import type { Room } from '../room.ts'

export const support = {
  'A bare name': ['Pangalan lang', 'Ngalan lang', 'Ngalan lang'],
  'A file that is not there': ['File na wala roon', 'File nga wala didto', 'File nga wala didto'],
  'A path in properties/': ['Path sa properties/', 'Path sa properties/', 'Path sa properties/'],
  'A picture': ['Isang larawan', 'Isa ka laragway', 'Usa ka hulagway'],
  'A portrait': ['Isang portrait', 'Isa ka portrait', 'Usa ka portrait'],
  'A private file': ['Isang pribadong file', 'Isa ka pribado nga file', 'Usa ka pribadong file'],
  'A townhouse in Pavia is now ₱2,650,000.': [
    '₱2,650,000 na ngayon ang isang townhouse sa Pavia.',
    '₱2,650,000 na subong ang isa ka townhouse sa Pavia.',
    '₱2,650,000 na karon ang usa ka townhouse sa Pavia.',
  ],
  'A two-bedroom condo was listed in Molo.': [
    'May condo na dalawa ang kuwarto na ini-list sa Molo.',
    'May condo nga duha ang kuwarto nga na-list sa Molo.',
    'Adunay condo nga duha ang kuwarto nga gi-list sa Molo.',
  ],
  'An accepted offer marks the listing as sold or rented and declines the other open offers on it. It says that both sides agree on the amount. Ownership passes by deed of sale, with the title and the taxes that the law requires; a lease is a contract between the two sides.':
    [
      'Kapag tinanggap ang alok, mamarkahan ang listing na naibenta o naparentahan at tatanggihan ang iba pang bukas na alok dito. Ibig sabihin, sang-ayon sa halaga ang magkabilang panig. Lumilipat ang pagmamay-ari sa pamamagitan ng deed of sale, kasama ang titulo at ang mga buwis na hinihingi ng batas; kontrata sa pagitan ng dalawang panig ang paupahan.',
      'Kon batunon ang tanyag, mamarkahan ang listing nga nabaligya ukon naarkilahan kag balibaran ang iban pa nga bukas nga tanyag diri. Buot silingon, nagaugyon sa kantidad ang duha ka bahin. Nagasaylo ang pagpanag-iya paagi sa deed of sale, upod ang titulo kag ang mga buhis nga ginapangayo sang layi; kontrata sa tunga sang duha ka bahin ang arkila.',
      'Kon dawaton ang tanyag, mamarkahan ang listing nga nabaligya o naabangan ug balibaran ang ubang abling tanyag niini. Kini nagpasabot nga miuyon sa kantidad ang duha ka bahin. Mobalhin ang pagpanag-iya pinaagi sa deed of sale, uban ang titulo ug ang mga buhis nga gikinahanglan sa balaod; kontrata tali sa duha ka bahin ang abang.',
    ],
  'An address in storage': ['Address sa storage', 'Address sa storage', 'Address sa storage'],
  'Answered in': ['Tagal ng sagot', 'Kalawigon sang sabat', 'Gidugayon sa tubag'],
  'Becomes the placeholder, like an empty value or a foreign scheme.': [
    'Nagiging placeholder, tulad ng walang laman na value o ibang scheme.',
    'Mangin placeholder, pareho sang wala sing unod nga value ukon iban nga scheme.',
    'Mahimong placeholder, sama sa walay sulod nga value o laing scheme.',
  ],
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
  Check: ['Suriin', 'Usisaa', 'Susiha'],
  Checking: ['Sinusuri', 'Ginausisa', 'Gisusi'],
  'Closing your account': ['Pagsasara ng iyong account', 'Pagsira sang imo account', 'Pagsira sa imong account'],
  'Copy JSON': ['Kopyahin ang JSON', 'Kopyaha ang JSON', 'Kopyaha ang JSON'],
  'Data we keep': ['Itinatabi naming data', 'Data nga ginatago', 'Data nga gitipigan'],
  'Delete “{title}”': ['Burahin ang “{title}”', 'Panasa ang “{title}”', 'Papasa ang “{title}”'],
  'Does not load': ['Hindi nag-load', 'Wala mag-load', 'Wala mo-load'],
  'Enter the path of a stored file.': [
    'Ilagay ang path ng isang nakatabing file.',
    'Ibutang ang path sang isa ka natago nga file.',
    'Ibutang ang path sa usa ka natagong file.',
  ],
  'Everything here runs in your browser. Nothing you type leaves this device, and resetting the demo data removes it.':
    [
      'Tumatakbo ang lahat dito sa iyong browser. Walang isinulat mo ang lumalabas sa device na ito, at inaalis ito kapag ni-reset ang data ng demo.',
      'Ang tanan diri nagadalagan sa imo browser. Wala sing ginsulat mo nga nagaguwa sa sini nga device, kag ginakuha ini kon i-reset ang data sang demo.',
      'Ang tanan dinhi nagdagan sa imong browser. Walay imong gisulat nga mogawas niining device, ug tangtangon kini kon i-reset ang data sa demo.',
    ],
  'Favorites, the compare list and the theme stay on your device. We count how often people open and save a listing, with a random mark of your device that we keep apart from your account. We do not count you if your browser asks not to be tracked. Logging out removes from your device everything you typed, searched for, viewed and compared; favorites stay.':
    [
      'Nananatili sa iyong device ang mga paborito, ang listahan ng paghahambing at ang tema. Binibilang namin kung gaano kadalas buksan at i-save ang isang listing, gamit ang isang random na marka ng iyong device na hiwalay sa iyong account. Hindi ka namin binibilang kung hinihiling ng iyong browser na huwag kang subaybayan. Kapag nag-log out, inaalis sa iyong device ang lahat ng isinulat, hinanap, tiningnan at inihambing mo; nananatili ang mga paborito.',
      'Nagapabilin sa imo device ang mga paborito, ang listahan sang ipaanggid kag ang tema. Ginaisip namon kon daw ano kasunson ginabuksan kag gina-save ang isa ka listing, gamit ang random nga marka sang imo device nga seperado sa imo account. Wala ka namon ginaisip kon ginapangayo sang imo browser nga indi ka pagsundon. Kon mag-log out ka, ginakuha sa imo device ang tanan nga ginsulat, ginpangita, gintan-aw kag ginpaanggid mo; nagapabilin ang mga paborito.',
      'Magpabilin sa imong device ang mga paborito, ang listahan sa itandi ug ang tema. Among ihapon kon unsa ka sagad ablihan ug i-save ang usa ka listing, gamit ang random nga marka sa imong device nga bulag sa imong account. Dili ka namo ihapon kon gihangyo sa imong browser nga dili ka sundon. Kon mo-log out ka, tangtangon sa imong device ang tanan nga imong gisulat, gipangita, gitan-aw ug gitandi; magpabilin ang mga paborito.',
    ],
  'Filter notifications': ['I-filter ang mga abiso', 'I-filter ang mga pahibalo', 'I-filter ang mga pahibalo'],
  'Finding a property': ['Paghahanap ng property', 'Pagpangita sing property', 'Pagpangita og property'],
  'Five sample files: the path as a server may store it, and the address Proventous makes from it.': [
    'Limang halimbawang file: ang path na maaaring itabi ng server, at ang address na ginagawa ng Proventous mula rito.',
    'Lima ka halimbawa nga file: ang path nga mahimo itago sang server, kag ang address nga ginahimo sang Proventous halin sini.',
    'Lima ka sampol nga file: ang path nga mahimong itago sa server, ug ang address nga himoon sa Proventous gikan niini.',
  ],
  'For developers': ['Para sa mga developer', 'Para sa mga developer', 'Para sa mga developer'],
  'Give your own name and an email address that reaches you. Keep your password to yourself. You must verify a mobile number and a government ID before you can list a property.':
    [
      'Ibigay ang sarili mong pangalan at isang email address kung saan ka maaabot. Huwag ipaalam ang iyong password sa iba. Kailangan munang maberipika ang isang mobile number at government ID bago ka makapag-list ng property.',
      'Ihatag ang imo kaugalingon nga ngalan kag email address nga malab-ot ka. Indi pag-ipahibalo ang imo password sa iban. Kinahanglan anay maberipika ang mobile number kag government ID antes ka maka-list sing property.',
      'Ihatag ang imong kaugalingong ngalan ug email address diin ka maabot. Ayaw ipahibalo ang imong password sa uban. Kinahanglan una maberipika ang mobile number ug government ID sa dili ka pa maka-list og property.',
    ],
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
  'JSON copied to the clipboard': [
    'Nakopya sa clipboard ang JSON',
    'Nakopya sa clipboard ang JSON',
    'Nakopya sa clipboard ang JSON',
  ],
  'Just now': ['Ngayon lang', 'Subong lang', 'Karon lang'],
  'Last updated on November 24, 2026.': [
    'Huling binago noong Nobyembre 24, 2026.',
    'Ulihi nga ginbag-o sang Nobyembre 24, 2026.',
    'Katapusang giusab niadtong Nobyembre 24, 2026.',
  ],
  'List only property that you own or may offer for its owner, with photos of that property and a price you stand by. Mark it as sold or rented when it is gone. Anyone who is logged in can report a listing to us. We take down listings that mislead and tell their listers why.':
    [
      'Mag-list lang ng property na pag-aari mo o maaari mong ialok para sa may-ari, na may mga larawan ng property na iyon at presyong paninindigan mo. Markahan itong naibenta o naparentahan kapag wala na. Maaaring mag-report sa amin ng listing ang sinumang naka-log in. Tinatanggal namin ang mga listing na nakalilinlang at sinasabi sa lister kung bakit.',
      'Mag-list lang sang property nga imo ukon mahimo mo itanyag para sa tag-iya, nga may mga laragway sina nga property kag presyo nga panindugan mo. Markahi ini nga nabaligya ukon naarkilahan kon wala na. Ang bisan sin-o nga naka-log in mahimo mag-report sa amon sing listing. Ginakuha namon ang mga listing nga makatalang kag ginahambal sa lister kon ngaa.',
      'Pag-list lang og property nga imo o mahimo nimong itanyag alang sa tag-iya, uban ang mga hulagway niana nga property ug presyo nga imong barogan. Markahi kini nga nabaligya o naabangan kon wala na. Si bisan kinsa nga naka-log in mahimong mo-report kanamo og listing. Among tangtangon ang mga listing nga makapahisalaag ug sultihan ang lister kon ngano.',
    ],
  'Listing a property': ['Pag-list ng property', 'Pag-list sing property', 'Pag-list og property'],
  'Listings keep the currency they were posted in. We convert other currencies at a fixed rate, as a guide only.': [
    'Nananatili sa listing ang currency na ginamit nang i-post ito. Kino-convert namin sa pirming palitan ang ibang currency, bilang gabay lang.',
    'Magapabilin sa listing ang currency nga gingamit sang gin-post ini. Ginakonbertir namon sa pirme nga baylo ang iban nga currency, bilang giya lang.',
    'Magpabilin sa listing ang currency nga gigamit pag-post niini. Among i-convert sa pirmeng palit ang ubang currency, isip giya lang.',
  ],
  'Loading the record': ['Nilo-load ang record', 'Ginaload ang record', 'Gina-load ang record'],
  'Loads from /api/storage/ with the path unchanged.': [
    'Nilo-load mula sa /api/storage/ nang hindi binabago ang path.',
    'Ginaload halin sa /api/storage/ nga wala ginabag-o ang path.',
    'Gina-load gikan sa /api/storage/ nga walay usab sa path.',
  ],
  'Loads, {width} × {height}': [
    'Na-load, {width} × {height}',
    'Na-load, {width} × {height}',
    'Na-load, {width} × {height}',
  ],
  'Mark All Read': ['Markahang nabasa lahat', 'Markahi tanan nga nabasa', 'Markahi tanan nga nabasa'],
  'Mark “{title}” as read': [
    'Markahang nabasa ang “{title}”',
    'Markahi ang “{title}” nga nabasa',
    'Markahi ang “{title}” nga nabasa',
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
  'New for “Condo near the esplanade”': [
    'Bago para sa “Condo near the esplanade”',
    'Bag-o para sa “Condo near the esplanade”',
    'Bag-o para sa “Condo near the esplanade”',
  ],
  'New matches for your saved searches appear here while their alerts are on.': [
    'Lalabas dito ang mga bagong tugma sa mga naka-save na paghahanap habang naka-on ang mga alerto.',
    'Magaguwa diri ang mga bag-o nga tugma sa imo mga na-save nga pagpangita samtang naka-on ang mga alerto.',
    'Mogawas dinhi ang mga bag-ong tugma sa imong mga na-save nga pagpangita samtang naka-on ang mga alerto.',
  ],
  'New messages and offers appear here.': [
    'Lalabas dito ang mga bagong mensahe at alok.',
    'Magaguwa diri ang mga bag-o nga mensahe kag tanyag.',
    'Mogawas dinhi ang mga bag-ong mensahe ug tanyag.',
  ],
  'No notifications': ['Walang abiso', 'Wala sing pahibalo', 'Walay pahibalo'],
  'No picture at all': ['Wala talagang larawan', 'Wala gid sing laragway', 'Wala gyuy hulagway'],
  'Nothing unread': ['Nabasa na ang lahat', 'Nabasa na ang tanan', 'Nabasa na ang tanan'],
  'Open the listing': ['Buksan ang listing', 'Buksi ang listing', 'Ablihi ang listing'],
  'Open the listing and choose Schedule Tour. The lister confirms the time. You can reschedule or cancel it under Property Tours.':
    [
      'Buksan ang listing at piliin ang Mag-iskedyul ng tour. Kukumpirmahin ng lister ang oras. Maaari mo itong ilipat o kanselahin sa Mga Tour sa Property.',
      'Buksi ang listing kag pilia ang Mag-iskedyul sang tour. Kumpirmahon sang lister ang oras. Mahimo mo ini nga saylohon ukon kanselahon sa Mga Tour sa Property.',
      'Ablihi ang listing ug pilia ang Pag-iskedyul og tour. Kumpirmahon sa lister ang oras. Mahimo nimo kining ibalhin o kanselahon sa Mga Tour sa Property.',
    ],
  Path: ['Path', 'Path', 'Path'],
  'People who see it': ['Mga taong nakakakita nito', 'Mga tawo nga makakita sini', 'Mga tawo nga makakita niini'],
  'Press the heart on a listing. Saved listings are under Favorites on this device. You can compare up to four of them side by side.':
    [
      'Pindutin ang puso sa listing. Nasa Mga Paborito sa device na ito ang mga na-save na listing. Hanggang apat ang maikukumpara mo nang magkatabi.',
      'Pinduta ang tagipusuon sa listing. Yara sa Mga Paborito sa sini nga device ang mga na-save nga listing. Tubtob apat ang mapaanggid mo nga magtupad.',
      'Pinduta ang kasingkasing sa listing. Anaa sa Mga Paborito niining device ang mga na-save nga listing. Hangtod upat ang imong matandi nga magtapad.',
    ],
  'Price drop': ['Bawas-presyo', 'Buhin sa presyo', 'Kunhod sa presyo'],
  'Price Drops': ['Mga bawas-presyo', 'Mga buhin sa presyo', 'Mga kunhod sa presyo'],
  'Price drops on listings that match your saved searches appear here.': [
    'Lalabas dito ang mga bawas-presyo ng mga listing na tugma sa mga naka-save na paghahanap.',
    'Magaguwa diri ang mga buhin sa presyo sang mga listing nga tugma sa imo mga na-save nga pagpangita.',
    'Mogawas dinhi ang mga kunhod sa presyo sa mga listing nga motugma sa imong mga na-save nga pagpangita.',
  ],
  Processed: ['Naproseso', 'Naproseso', 'Naproseso'],
  'Property alert': ['Alerto sa property', 'Alerto sa property', 'Alerto sa property'],
  'Property Alerts': ['Mga alerto sa property', 'Mga alerto sa property', 'Mga alerto sa property'],
  'Property {id}': ['Property {id}', 'Property {id}', 'Property {id}'],
  'Proventous is a place where people who sell or rent out property meet people who want to buy or rent it. We show listings and carry messages and offers. We are not a broker and take no part in a sale.':
    [
      'Lugar ang Proventous kung saan nagtatagpo ang mga nagbebenta o nagpapaupa ng property at ang mga gustong bumili o umupa nito. Nagpapakita kami ng mga listing at naghahatid ng mga mensahe at alok. Hindi kami broker at wala kaming bahagi sa bentahan.',
      'Lugar ang Proventous nga nagasugata ang mga nagabaligya ukon nagapaarkila sang property kag ang mga gusto magbakal ukon mag-arkila sini. Nagapakita kami sing mga listing kag nagadul-ong sing mga mensahe kag tanyag. Indi kami broker kag wala kami sing bahin sa baligyaanay.',
      "Usa ka lugar ang Proventous diin magtagbo ang mga namaligya o nagpaabang og property ug ang mga gustong mopalit o moabang niini. Nagpakita kami og mga listing ug naghatod og mga mensahe ug tanyag. Dili kami broker ug wala kami'y bahin sa baligyaanay.",
    ],
  Raw: ['Hilaw', 'Hilaw', 'Hilaw'],
  'Raw record': ['Hilaw na record', 'Hilaw nga record', 'Hilaw nga record'],
  Request: ['Request', 'Request', 'Request'],
  'Resolves like any other file; screens then show ‘No Image’.': [
    'Tinuturing tulad ng ibang file; lalabas sa mga screen ang ‘Walang larawan’.',
    'Ginakabig pareho sang iban nga file; magaguwa sa mga screen ang ‘Wala sing laragway’.',
    'Giisip sama sa ubang file; mogawas sa mga screen ang ‘Walay hulagway’.',
  ],
  Result: ['Resulta', 'Resulta', 'Resulta'],
  'Save listings with the heart to find them again.': [
    'I-save ang mga listing gamit ang puso para makita muli.',
    'I-save ang mga listing gamit ang tagipusuon para makita liwat.',
    'I-save ang mga listing gamit ang kasingkasing aron makita pag-usab.',
  ],
  'See the place and its title before you pay anything. Proventous never asks for your password or for money by message.':
    [
      'Tingnan ang lugar at ang titulo nito bago magbayad ng anuman. Hindi kailanman hihingi ang Proventous ng password o pera sa mensahe.',
      'Tan-awa ang lugar kag ang titulo sini antes magbayad sing bisan ano. Indi gid magpangayo ang Proventous sing password ukon kuwarta sa mensahe.',
      'Tan-awa ang lugar ug ang titulo niini sa dili pa mobayad og bisan unsa. Dili gyud mangayo ang Proventous og password o kuwarta sa mensahe.',
    ],
  'Sends a HEAD request for a stored file, without fetching the picture, and shows the answer.': [
    'Nagpapadala ng HEAD request para sa isang nakatabing file, nang hindi kinukuha ang larawan, at ipinapakita ang sagot.',
    'Nagapadala sing HEAD request para sa isa ka natago nga file, nga wala ginakuha ang laragway, kag ginapakita ang sabat.',
    'Mopadala og HEAD request para sa usa ka natagong file, nga dili kuhaon ang hulagway, ug ipakita ang tubag.',
  ],
  Settings: ['Mga setting', 'Mga setting', 'Mga setting'],
  'Some time ago': ['Matagal-tagal na', 'Dugay-dugay na', 'Dugay-dugay na'],
  System: ['System', 'System', 'System'],
  'The administrators who review your ID see its pictures, and we record each view. They read reports too; the person a report is about does not learn who sent it.':
    [
      'Nakikita ng mga administrador na nagrereview ng iyong ID ang mga larawan nito, at itinatala namin ang bawat pagtingin. Binabasa rin nila ang mga report; hindi malalaman ng taong ini-report kung sino ang nagpadala nito.',
      'Makita sang mga administrador nga nagareview sang imo ID ang mga laragway sini, kag ginalista namon ang tagsa ka pagtan-aw. Ginabasa man nila ang mga report; indi mahibal-an sang gin-report nga tawo kon sin-o ang nagpadala sini.',
      'Makita sa mga administrador nga nag-review sa imong ID ang mga hulagway niini, ug among irekord ang matag pagtan-aw. Basahon usab nila ang mga report; dili mahibaloan sa gi-report nga tawo kon kinsa ang nagpadala niini.',
    ],
  'The buyer sends an offer in the conversation, and the seller accepts or declines it. Accepting marks the listing as sold or rented and declines the other open offers on it.':
    [
      'Nagpapadala ng alok ang bumibili sa usapan, at tinatanggap o tinatanggihan ito ng nagbebenta. Kapag tinanggap, mamarkahan ang listing na naibenta o naparentahan at tatanggihan ang iba pang bukas na alok dito.',
      'Nagapadala sing tanyag ang nagabakal sa sugilanon, kag ginabaton ukon ginabalibaran ini sang nagabaligya. Kon batunon, mamarkahan ang listing nga nabaligya ukon naarkilahan kag balibaran ang iban pa nga bukas nga tanyag diri.',
      'Mopadala og tanyag ang mopalit sa panag-istorya, ug dawaton o balibaran kini sa namaligya. Kon dawaton, mamarkahan ang listing nga nabaligya o naabangan ug balibaran ang ubang abling tanyag niini.',
    ],
  'The file is there.': ['Naroon ang file.', 'Yara didto ang file.', 'Naa didto ang file.'],
  'The JSON could not be copied. Select it in the page instead.': [
    'Hindi nakopya ang JSON. Piliin na lang ito sa page.',
    'Wala makopya ang JSON. Pilia na lang ini sa page.',
    'Wala makopya ang JSON. Pilia na lang kini sa page.',
  ],
  'The notification was not deleted. {reason}': [
    'Hindi nabura ang abiso. {reason}',
    'Wala mapanas ang pahibalo. {reason}',
    'Wala mapapas ang pahibalo. {reason}',
  ],
  'The notification was not marked as read. {reason}': [
    'Hindi namarkahang nabasa ang abiso. {reason}',
    'Wala mamarkahi nga nabasa ang pahibalo. {reason}',
    'Wala mamarkahi nga nabasa ang pahibalo. {reason}',
  ],
  'The notifications were not marked as read. {reason}': [
    'Hindi namarkahang nabasa ang mga abiso. {reason}',
    'Wala mamarkahi nga nabasa ang mga pahibalo. {reason}',
    'Wala mamarkahi nga nabasa ang mga pahibalo. {reason}',
  ],
  'The owner answered your question about the parking.': [
    'Sinagot ng may-ari ang tanong mo tungkol sa paradahan.',
    'Ginsabat sang tag-iya ang imo pamangkot parte sa paradahan.',
    'Gitubag sa tag-iya ang imong pangutana bahin sa paradahan.',
  ],
  'The proxy answered {status}.': [
    'Sumagot ang proxy ng {status}.',
    'Nagsabat ang proxy sing {status}.',
    'Mitubag ang proxy og {status}.',
  ],
  'The raw record from {path}.': [
    'Ang hilaw na record mula sa {path}.',
    'Ang hilaw nga record halin sa {path}.',
    'Ang hilaw nga record gikan sa {path}.',
  ],
  'The record could not be read': ['Hindi nabasa ang record', 'Wala mabasa ang record', 'Wala mabasa ang record'],
  'The server has no record with this ID.': [
    'Walang record sa server na may ganitong ID.',
    'Wala sing record sa server nga may amo sini nga ID.',
    'Walay record sa server nga adunay ingon niining ID.',
  ],
  'There may be newer notifications': [
    'Maaaring may mas bagong abiso',
    'Basi may mas bag-o nga pahibalo',
    'Tingali adunay mas bag-ong pahibalo',
  ],
  'This demonstration': ['Ang demong ito', 'Ini nga demo', 'Kining demo'],
  'This file does not exist.': ['Walang ganitong file.', 'Wala sing amo sini nga file.', 'Walay ingon niining file.'],
  'Tour reminder': ['Paalala sa tour', 'Pahanumdom sa tour', 'Pahinumdom sa tour'],
  'Tour Reminders': ['Mga paalala sa tour', 'Mga pahanumdom sa tour', 'Mga pahinumdom sa tour'],
  'Treated as a file in properties/.': [
    'Itinuturing na file sa properties/.',
    'Ginakabig nga file sa properties/.',
    'Giisip nga file sa properties/.',
  ],
  'Under the Data Privacy Act of 2012 you may see the data we keep about you, have it corrected, and have it erased. Your profile, Account Settings, Messages, Property Tours and Saved Searches show it, and Edit Profile lets you correct it. You can delete your data or your account in Account Settings. You can also get a copy of your data there as a file. For anything else, write to support@proventous.example.':
    [
      'Sa ilalim ng Data Privacy Act of 2012, maaari mong makita ang data na itinatabi namin tungkol sa iyo, maipatama ito, at maipabura ito. Makikita ito sa iyong profile, Mga Setting ng Account, Mga Mensahe, Mga Tour sa Property at Mga Naka-save na Paghahanap, at maitatama mo ito sa I-edit ang Profile. Mabubura mo ang iyong data o account sa Mga Setting ng Account. Makakukuha ka rin doon ng kopya ng iyong data bilang file. Para sa iba pa, sumulat sa support@proventous.example.',
      'Sa idalom sang Data Privacy Act of 2012, mahimo mo makita ang data nga ginatago namon parte sa imo, mapatadlong ini, kag mapapanas ini. Makita ini sa imo profile, Mga Setting sang Account, Mga Mensahe, Mga Tour sa Property kag Mga Na-save nga Pagpangita, kag mapatadlong mo ini sa I-edit ang Profile. Mapanas mo ang imo data ukon account sa Mga Setting sang Account. Makakuha ka man didto sing kopya sang imo data bilang file. Para sa iban pa, magsulat sa support@proventous.example.',
      'Ubos sa Data Privacy Act of 2012, mahimo nimong makita ang data nga among gitipigan bahin kanimo, mapatul-id kini, ug mapapapas kini. Makita kini sa imong profile, Mga Setting sa Account, Mga Mensahe, Mga Tour sa Property ug Mga Na-save nga Pagpangita, ug matul-id nimo kini sa I-edit ang Profile. Mapapas nimo ang imong data o account sa Mga Setting sa Account. Makakuha ka usab didto og kopya sa imong data isip file. Para sa uban pa, pagsulat sa support@proventous.example.',
    ],
  Unread: ['Hindi nabasa', 'Wala mabasa', 'Wala mabasa'],
  'Unread:': ['Hindi nabasa:', 'Wala mabasa:', 'Wala mabasa:'],
  'Up to 20 for each listing. The first one is the cover; drag photos to change their order.': [
    'Hanggang 20 sa bawat listing. Ang una ang cover; i-drag ang mga larawan para mag-iba ang ayos.',
    'Tubtob 20 sa tagsa ka listing. Ang nahauna amo ang cover; i-drag ang mga laragway para mabag-o ang pagkasunod-sunod.',
    'Hangtod 20 sa matag listing. Ang una mao ang cover; i-drag ang mga hulagway aron mausab ang han-ay.',
  ],
  'Upcoming tour': ['Paparating na tour', 'Maabot nga tour', 'Umaabot nga tour'],
  'Updates about listings, tours and messages will appear here.': [
    'Lalabas dito ang mga balita sa listing, tour at mensahe.',
    'Magaguwa diri ang mga balita sa listing, tour kag mensahe.',
    'Mogawas dinhi ang mga balita sa listing, tour ug mensahe.',
  ],
  'Updates about your account appear here.': [
    'Lalabas dito ang mga balita sa account mo.',
    'Magaguwa diri ang mga balita sa imo account.',
    'Mogawas dinhi ang mga balita sa imong account.',
  ],
  'Updates about your tours appear here.': [
    'Lalabas dito ang mga balita sa mga tour mo.',
    'Magaguwa diri ang mga balita sa imo mga tour.',
    'Mogawas dinhi ang mga balita sa imong mga tour.',
  ],
  'Used unchanged.': [
    'Ginagamit nang walang pagbabago.',
    'Ginagamit nga wala sing pagbag-o.',
    'Gigamit nga walay kausaban.',
  ],
  'We hide the listings of a person whose mobile number or ID is no longer verified, until it is verified again.': [
    'Itinatago namin ang mga listing ng taong hindi na beripikado ang mobile number o ID, hanggang maberipika ito muli.',
    'Ginatago namon ang mga listing sang tawo nga indi na beripikado ang mobile number ukon ID, tubtob maberipika ini liwat.',
    'Among tagoan ang mga listing sa tawo kansang mobile number o ID dili na beripikado, hangtod maberipika kini pag-usab.',
  ],
  'We keep your name, email address, mobile number and anything you write about yourself; your listings with their photos; your messages with their photos; your offers, tours, saved searches and lists of favorites; your settings, including the currency and your choice about marketing emails; your reports; a suspension of your account with your answer; the time you were last online; and, if you submit one, pictures of your government ID.':
    [
      'Itinatabi namin ang iyong pangalan, email address, mobile number at anumang isinulat mo tungkol sa sarili; ang iyong mga listing at mga larawan nito; ang iyong mga mensahe at mga larawan nito; ang iyong mga alok, tour, naka-save na paghahanap at listahan ng mga paborito; ang iyong mga setting, kasama ang currency at ang pasya mo sa mga email sa marketing; ang iyong mga report; ang suspensiyon ng iyong account at ang sagot mo; ang oras na huli kang online; at, kung nagsumite ka, ang mga larawan ng iyong government ID.',
      'Ginatago namon ang imo ngalan, email address, mobile number kag bisan ano nga ginsulat mo parte sa imo kaugalingon; ang imo mga listing kag mga laragway sini; ang imo mga mensahe kag mga laragway sini; ang imo mga tanyag, tour, na-save nga pagpangita kag listahan sang mga paborito; ang imo mga setting, upod ang currency kag ang imo desisyon sa mga email sa marketing; ang imo mga report; ang suspension sang imo account kag ang imo sabat; ang oras nga ulihi ka nga online; kag, kon nagpasa ka, ang mga laragway sang imo government ID.',
      'Among gitipigan ang imong ngalan, email address, mobile number ug bisan unsang imong gisulat bahin sa imong kaugalingon; ang imong mga listing ug mga hulagway niini; ang imong mga mensahe ug mga hulagway niini; ang imong mga tanyag, tour, na-save nga pagpangita ug listahan sa mga paborito; ang imong mga setting, apil ang currency ug ang imong desisyon sa mga email sa marketing; ang imong mga report; ang suspensyon sa imong account ug ang imong tubag; ang oras nga ulahi kang online; ug, kon misumite ka, ang mga hulagway sa imong government ID.',
    ],
  'We send marketing emails only while you have them switched on in Account Settings.': [
    'Nagpapadala lang kami ng mga email sa marketing habang naka-on ito sa Mga Setting ng Account.',
    'Nagapadala lang kami sing mga email sa marketing samtang naka-on ini sa Mga Setting sang Account.',
    'Mopadala lang kami og mga email sa marketing samtang naka-on kini sa Mga Setting sa Account.',
  ],
  'Welcome to Proventous': [
    'Maligayang pagdating sa Proventous',
    'Maayo nga pag-abot sa Proventous',
    'Maayong pag-abot sa Proventous',
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
  'You can also report a message, a person or a review. We remove reviews and warn people where a report is right, and say why. We suspend people for a time, or close their accounts, and give them a reason, which they may answer once. Meanwhile we hide their listings and end their open offers and tours.':
    [
      'Maaari ka ring mag-report ng mensahe, tao o review. Nag-aalis kami ng mga review at nagbababala sa mga tao kapag tama ang report, at sinasabi namin kung bakit. Sinususpinde namin ang mga tao nang panandalian, o isinasara ang kanilang account, at nagbibigay ng dahilan, na maaari nilang sagutin nang isang beses. Habang suspendido, itinatago namin ang kanilang mga listing at tinatapos ang mga bukas na alok at tour.',
      'Mahimo ka man mag-report sing mensahe, tawo ukon review. Ginakuha namon ang mga review kag ginapaandaman ang mga tawo kon husto ang report, kag ginahambal kon ngaa. Ginasuspinde namon ang mga tawo sing temporaryo, ukon ginasirhan ang ila account, kag ginahatag ang rason, nga mahimo nila sabton sing isa ka beses. Samtang suspendido, ginatago namon ang ila mga listing kag ginatapos ang mga bukas nga tanyag kag tour.',
      'Mahimo ka usab nga mo-report og mensahe, tawo o review. Among tangtangon ang mga review ug pasidan-an ang mga tawo kon husto ang report, ug among isulti kon ngano. Among suspendihon ang mga tawo sa makadiyot, o sirad-an ang ilang account, ug ihatag ang rason, nga mahimo nilang tubagon sa makausa. Samtang suspendido, among tagoan ang ilang mga listing ug tapuson ang mga abling tanyag ug tour.',
    ],
  'You may delete your account at any time in Account Settings. Our administrators approve, refuse and revoke IDs, take down listings, and suspend people, each time with a record of who did it.':
    [
      'Maaari mong burahin ang iyong account anumang oras sa Mga Setting ng Account. Inaaprubahan, tinatanggihan at binabawi ng aming mga administrador ang mga ID, tinatanggal ang mga listing, at sinususpinde ang mga tao, na laging may tala kung sino ang gumawa nito.',
      'Mahimo mo panason ang imo account bisan san-o sa Mga Setting sang Account. Ginaaprobahan, ginabalibaran kag ginabawi sang amon mga administrador ang mga ID, ginakuha ang mga listing, kag ginasuspinde ang mga tawo, nga pirme may rekord kon sin-o ang naghimo sini.',
      'Mahimo nimong papason ang imong account bisan kanus-a sa Mga Setting sa Account. Ang among mga administrador moaprobar, mobalibad ug mobawi sa mga ID, motangtang sa mga listing, ug mosuspinde sa mga tawo, nga kanunay adunay rekord kon kinsa ang nagbuhat niini.',
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
  'Your profile shows your name, badge and listings. Your email address and mobile number appear on it only if you choose so under Privacy in Account Settings. People you exchange messages or tours with see your username, whether you are verified, and the names you had in the last 90 days. Messages are for their two participants; an administrator reads one only if the other side reports it. Anyone who is logged in can see whether you are online and when you last were, and people you write with see whether you have read their messages, unless you choose otherwise under Privacy in Account Settings. Anyone who has the link to a list of favorites sees its homes, the votes on them and the names that voters gave.':
    [
      'Ipinapakita ng iyong profile ang iyong pangalan, badge at mga listing. Makikita lang doon ang iyong email address at mobile number kung pipiliin mo ito sa Privacy sa Mga Setting ng Account. Nakikita ng mga taong kapalitan mo ng mensahe o tour ang iyong username, kung beripikado ka, at ang mga pangalang ginamit mo sa huling 90 araw. Para sa dalawang kalahok lamang ang mga mensahe; mababasa lang ito ng administrador kung ini-report ng kabilang panig. Makikita ng sinumang naka-log in kung online ka at kailan ka huling online, at makikita ng mga kausap mo kung nabasa mo na ang kanilang mga mensahe, maliban kung iba ang piliin mo sa Privacy sa Mga Setting ng Account. Makikita ng sinumang may link ng listahan ng mga paborito ang mga bahay doon, ang mga boto at ang mga pangalang ibinigay ng mga bumoto.',
      'Ginapakita sang imo profile ang imo ngalan, badge kag mga listing. Makita lang didto ang imo email address kag mobile number kon pilion mo ini sa Privacy sa Mga Setting sang Account. Makita sang mga tawo nga kabayluhanay mo sing mensahe ukon tour ang imo username, kon beripikado ka, kag ang mga ngalan nga gingamit mo sa ulihi nga 90 ka adlaw. Para lang sa duha ka tawo ang mga mensahe; basahon lang ini sang administrador kon i-report sang pihak nga bahin. Makita sang bisan sin-o nga naka-log in kon online ka kag kon san-o ka ulihi nga online, kag makita sang mga kaistorya mo kon nabasa mo na ang ila mga mensahe, luwas kon iban ang pilion mo sa Privacy sa Mga Setting sang Account. Makita sang bisan sin-o nga may link sang listahan sang mga paborito ang mga balay didto, ang mga boto kag ang mga ngalan nga ginhatag sang mga nagboto.',
      'Ipakita sa imong profile ang imong ngalan, badge ug mga listing. Makita lang didto ang imong email address ug mobile number kon pilion nimo kini sa Privacy sa Mga Setting sa Account. Makita sa mga tawo nga imong kabaylo og mensahe o tour ang imong username, kon beripikado ka, ug ang mga ngalan nga imong gigamit sa miaging 90 ka adlaw. Para lang sa duha ka apil ang mga mensahe; basahon ra kini sa administrador kon i-report sa pikas nga bahin. Makita ni bisan kinsa nga naka-log in kon online ka ug kon kanus-a ka ulahing online, ug makita sa imong mga kaistorya kon nabasa na nimo ang ilang mga mensahe, gawas kon lahi ang imong pilion sa Privacy sa Mga Setting sa Account. Makita ni bisan kinsa nga adunay link sa listahan sa mga paborito ang mga balay didto, ang mga boto ug ang mga ngalan nga gihatag sa mga mibotar.',
    ],
  'Your rights': ['Mga karapatan mo', 'Imo mga kinamatarung', 'Imong mga katungod'],
  'Your tour of the family house in Jaro is tomorrow at 10:00 AM.': [
    'Bukas nang 10:00 AM ang tour mo sa bahay na pampamilya sa Jaro.',
    'Buwas sa 10:00 AM ang imo tour sa balay nga pampamilya sa Jaro.',
    'Ugma sa 10:00 AM ang imong tour sa balay nga pampamilya sa Jaro.',
  ],
  '{name}, processed path': ['{name}, naprosesong path', '{name}, naproseso nga path', '{name}, naprosesong path'],
  '{name}, raw path': ['{name}, hilaw na path', '{name}, hilaw nga path', '{name}, hilaw nga path'],
  '{n} minute ago': ['{n} minuto ang nakalipas', '{n} ka minuto ang nakalipas', '{n} ka minuto ang milabay'],
  '{n} minutes ago': ['{n} minuto ang nakalipas', '{n} ka minuto ang nakalipas', '{n} ka minuto ang milabay'],
  '{n} unread': ['{n} hindi nabasa', '{n} wala mabasa', '{n} wala mabasa'],
} as const satisfies Room
