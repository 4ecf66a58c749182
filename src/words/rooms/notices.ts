import type { Room } from '../room.ts'

/** Notifications, e-mails and text messages, and what a backend says of a success. */
export const notices = {
  // Parts of sentences
  '{date} at {time}': ['{date} nang {time}', '{date} sa {time}', '{date} sa {time}'],
  '{what}.': ['{what}.', '{what}.', '{what}.'],
  '{what}: {reason}': ['{what}: {reason}', '{what}: {reason}', '{what}: {reason}'],
  '{n} more': ['{n} pa', '{n} pa', '{n} pa'],
  'price on request': ['itanong ang presyo', 'pamangkuta ang presyo', 'ipangutana ang presyo'],
  'A member': ['Isang miyembro', 'Isa ka miyembro', 'Usa ka miyembro'],
  'A former member': ['Isang dating miyembro', 'Isa ka anay miyembro', 'Usa ka kanhi miyembro'],
  'a former member': ['isang dating miyembro', 'isa ka anay miyembro', 'usa ka kanhi miyembro'],
  'the listing': ['ang listing', 'ang listing', 'ang listing'],
  'the sender': ['ang nagpadala', 'ang nagpadala', 'ang nagpadala'],

  // Saved searches
  'New for “{name}”': ['Bago para sa “{name}”', 'Bag-o para sa “{name}”', 'Bag-o para sa “{name}”'],
  '{n} homes for “{name}”': [
    '{n} bahay para sa “{name}”',
    '{n} ka balay para sa “{name}”',
    '{n} ka balay para sa “{name}”',
  ],
  '“{title}” ({price})': ['“{title}” ({price})', '“{title}” ({price})', '“{title}” ({price})'],
  '“{title}” (now {price})': ['“{title}” (ngayon {price})', '“{title}” (subong {price})', '“{title}” (karon {price})'],
  '“{title}” was listed for {price}.': [
    'Nai-list ang “{title}” sa {price}.',
    'Na-list ang “{title}” sa {price}.',
    'Na-list ang “{title}” sa {price}.',
  ],
  '“{title}” was listed, price on request.': [
    'Nai-list ang “{title}”; itanong ang presyo.',
    'Na-list ang “{title}”; pamangkuta ang presyo.',
    'Na-list ang “{title}”; ipangutana ang presyo.',
  ],
  '“{title}” is now {price}, {amount} less than before.': [
    '{price} na ang “{title}”, bumaba ng {amount}.',
    '{price} na ang “{title}”, nagnubo sing {amount}.',
    '{price} na ang “{title}”, mius-os og {amount}.',
  ],
  '“{title}” is now {price}, {amount} less than last week.': [
    '{price} na ang “{title}”, mas mababa ng {amount} kaysa noong nakaraang linggo.',
    '{price} na ang “{title}”, mas manubo sing {amount} sang sa nagligad nga semana.',
    '{price} na ang “{title}”, mas ubos og {amount} kay sa miaging semana.',
  ],

  // Own listings
  'Is it still available?': ['Available pa ba ito?', 'Available pa bala ini?', 'Available pa ba kini?'],
  'You last spoke of “{title}” {n} days ago. Confirm it with one press, or mark it as rented.': [
    '{n} araw na mula nang huli mong binanggit ang “{title}”. Kumpirmahin ito sa isang pindot, o markahang naupahan.',
    '{n} ka adlaw na sugod sang katapusan mo nga ginsambit ang “{title}”. Kumpirmahon ini sa isa ka pindot, ukon markahan nga naarkilahan.',
    '{n} ka adlaw na sukad imong gihisgotan ang “{title}”. Kumpirmahon kini sa usa ka pislit, o markahan nga naabangan.',
  ],
  'You last spoke of “{title}” {n} days ago. Confirm it with one press, or mark it as sold.': [
    '{n} araw na mula nang huli mong binanggit ang “{title}”. Kumpirmahin ito sa isang pindot, o markahang nabenta.',
    '{n} ka adlaw na sugod sang katapusan mo nga ginsambit ang “{title}”. Kumpirmahon ini sa isa ka pindot, ukon markahan nga nabaligya.',
    '{n} ka adlaw na sukad imong gihisgotan ang “{title}”. Kumpirmahon kini sa usa ka pislit, o markahan nga nahalin.',
  ],
  'Your ID is no longer verified. Verify it again, and everyone finds your listings as before.': [
    'Hindi na beripikado ang ID mo. Beripikahin ito muli para makita ng lahat ang mga listing mo tulad ng dati.',
    'Indi na beripikado ang imo ID. Beripikahon ini liwat agod makita sang tanan ang imo mga listing pareho sang una.',
    'Dili na beripikado ang imong ID. Beripikahon kini pag-usab aron makita sa tanan ang imong mga listing sama sa una.',
  ],
  'Your mobile number is no longer verified. Verify it again, and everyone finds your listings as before.': [
    'Hindi na beripikado ang mobile number mo. Beripikahin ito muli para makita ng lahat ang mga listing mo tulad ng dati.',
    'Indi na beripikado ang imo mobile number. Beripikahon ini liwat agod makita sang tanan ang imo mga listing pareho sang una.',
    'Dili na beripikado ang imong mobile number. Beripikahon kini pag-usab aron makita sa tanan ang imong mga listing sama sa una.',
  ],
  'Your listings are shown again': [
    'Nakikita na muli ang mga listing mo',
    'Makita na liwat ang imo mga listing',
    'Makita na pag-usab ang imong mga listing',
  ],
  'Your phone and your ID are verified. Everyone finds your listings as before.': [
    'Beripikado ang telepono at ID mo. Nakikita ng lahat ang mga listing mo tulad ng dati.',
    'Beripikado ang imo telepono kag ID. Makita sang tanan ang imo mga listing pareho sang una.',
    'Beripikado ang imong telepono ug ID. Makita sa tanan ang imong mga listing sama sa una.',
  ],

  // Messages and offers
  'New message from {name}': [
    'Bagong mensahe mula kay {name}',
    'Bag-o nga mensahe halin kay {name}',
    'Bag-ong mensahe gikan kang {name}',
  ],
  'New offer from {name}': [
    'Bagong alok mula kay {name}',
    'Bag-o nga tanyag halin kay {name}',
    'Bag-ong tanyag gikan kang {name}',
  ],
  'New counter-offer from {name}': [
    'Bagong counter-offer mula kay {name}',
    'Bag-o nga counter-offer halin kay {name}',
    'Bag-ong counter-offer gikan kang {name}',
  ],
  '{name} offers a different amount': [
    'Ibang halaga ang alok ni {name}',
    'Iban nga kantidad ang tanyag ni {name}',
    'Laing kantidad ang tanyag ni {name}',
  ],
  '{name} withdrew an offer': [
    'Binawi ni {name} ang isang alok',
    'Ginbawi ni {name} ang isa ka tanyag',
    'Gibawi ni {name} ang usa ka tanyag',
  ],
  '{name} answered your offer': [
    'Sinagot ni {name} ang alok mo',
    'Ginsabat ni {name} ang imo tanyag',
    'Gitubag ni {name} ang imong tanyag',
  ],
  'Offer expired': ['Nag-expire ang alok', 'Nag-expire ang tanyag', 'Na-expire ang tanyag'],
  'Your offer of {amount} for “{title}” was not answered in {n} days.': [
    'Hindi nasagot sa loob ng {n} araw ang alok mong {amount} para sa “{title}”.',
    'Wala masabat sa sulod sang {n} ka adlaw ang imo tanyag nga {amount} para sa “{title}”.',
    'Wala matubag sulod sa {n} ka adlaw ang imong tanyag nga {amount} para sa “{title}”.',
  ],
  'Your counter-offer of {amount} for “{title}” was not answered in {n} days.': [
    'Hindi nasagot sa loob ng {n} araw ang counter-offer mong {amount} para sa “{title}”.',
    'Wala masabat sa sulod sang {n} ka adlaw ang imo counter-offer nga {amount} para sa “{title}”.',
    'Wala matubag sulod sa {n} ka adlaw ang imong counter-offer nga {amount} para sa “{title}”.',
  ],
  'The offer of {amount} for “{title}” was not answered in {n} days.': [
    'Hindi nasagot sa loob ng {n} araw ang alok na {amount} para sa “{title}”.',
    'Wala masabat sa sulod sang {n} ka adlaw ang tanyag nga {amount} para sa “{title}”.',
    'Wala matubag sulod sa {n} ka adlaw ang tanyag nga {amount} para sa “{title}”.',
  ],
  'The counter-offer of {amount} for “{title}” was not answered in {n} days.': [
    'Hindi nasagot sa loob ng {n} araw ang counter-offer na {amount} para sa “{title}”.',
    'Wala masabat sa sulod sang {n} ka adlaw ang counter-offer nga {amount} para sa “{title}”.',
    'Wala matubag sulod sa {n} ka adlaw ang counter-offer nga {amount} para sa “{title}”.',
  ],
  'Offer closed': ['Isinara ang alok', 'Ginsirado ang tanyag', 'Gisirado ang tanyag'],
  '{name} deleted their account, so the offer of {amount} on “{title}” is closed.': [
    'Binura ni {name} ang account niya, kaya sarado na ang alok na {amount} sa “{title}”.',
    'Ginpanas ni {name} ang iya account, gani sirado na ang tanyag nga {amount} sa “{title}”.',
    'Gipapas ni {name} ang iyang account, busa sirado na ang tanyag nga {amount} sa “{title}”.',
  ],
  '“{title}” is no longer listed.': [
    'Hindi na naka-list ang “{title}”.',
    'Indi na naka-list ang “{title}”.',
    'Dili na naka-list ang “{title}”.',
  ],
  '“{title}” is no longer listed, so your offer of {amount} is closed.': [
    'Hindi na naka-list ang “{title}”, kaya sarado na ang alok mong {amount}.',
    'Indi na naka-list ang “{title}”, gani sirado na ang imo tanyag nga {amount}.',
    'Dili na naka-list ang “{title}”, busa sirado na ang imong tanyag nga {amount}.',
  ],
  'Listing paused': ['Nakahinto muna ang listing', 'Nakauntat anay ang listing', 'Gipahunong una ang listing'],
  '“{title}” is paused until its lister is verified again. Your offer stays open.': [
    'Nakahinto ang “{title}” hanggang maberipika muli ang lister nito. Bukas pa rin ang alok mo.',
    'Nakauntat ang “{title}” tubtob maberipika liwat ang lister sini. Bukas gihapon ang imo tanyag.',
    'Gipahunong ang “{title}” hangtod maberipika pag-usab ang lister niini. Bukas gihapon ang imong tanyag.',
  ],

  // Tours
  'Viewing soon': ['Malapit na ang tour', 'Malapit na ang tour', 'Hapit na ang tour'],
  'You see “{title}” on {when}.': [
    'Titingnan mo ang “{title}” sa {when}.',
    'Tan-awon mo ang “{title}” sa {when}.',
    'Tan-awon nimo ang “{title}” sa {when}.',
  ],
  '{name} sees “{title}” on {when}.': [
    'Titingnan ni {name} ang “{title}” sa {when}.',
    'Tan-awon ni {name} ang “{title}” sa {when}.',
    'Tan-awon ni {name} ang “{title}” sa {when}.',
  ],
  'Tour requested': ['May hiling na tour', 'May pangabay nga tour', 'Adunay hangyo nga tour'],
  '{name} would like to see “{title}”, {when}.': [
    'Gustong makita ni {name} ang “{title}”, {when}.',
    'Gusto ni {name} nga makita ang “{title}”, {when}.',
    'Gusto ni {name} nga makita ang “{title}”, {when}.',
  ],
  'Tour moved': ['Inilipat ang tour', 'Ginsaylo ang tour', 'Gibalhin ang tour'],
  '{name} would like to move the visit of “{title}”, {when}.': [
    'Gustong ilipat ni {name} ang tour sa “{title}”, {when}.',
    'Gusto ni {name} nga isaylo ang tour sa “{title}”, {when}.',
    'Gusto ni {name} nga ibalhin ang tour sa “{title}”, {when}.',
  ],
  'Tour request taken back': [
    'Binawi ang hiling na tour',
    'Ginbawi ang pangabay nga tour',
    'Gibawi ang hangyo nga tour',
  ],
  '{name} no longer asks to see “{title}”, {when}.': [
    'Hindi na hinihiling ni {name} na makita ang “{title}”, {when}.',
    'Wala na ginapangabay ni {name} nga makita ang “{title}”, {when}.',
    'Wala na gihangyo ni {name} nga makita ang “{title}”, {when}.',
  ],
  '{name} cancelled the visit of “{title}”, {when}.': [
    'Kinansela ni {name} ang tour sa “{title}”, {when}.',
    'Ginkansela ni {name} ang tour sa “{title}”, {when}.',
    'Gikansela ni {name} ang tour sa “{title}”, {when}.',
  ],
  'Tour confirmed': ['Kumpirmado ang tour', 'Kumpirmado ang tour', 'Kumpirmado ang tour'],
  '{name} expects you at “{title}” on {when}.': [
    'Hihintayin ka ni {name} sa “{title}” sa {when}.',
    'Hulaton ka ni {name} sa “{title}” sa {when}.',
    'Hulaton ka ni {name} sa “{title}” sa {when}.',
  ],
  '{name} cannot receive you at “{title}” on {when}.': [
    'Hindi ka matatanggap ni {name} sa “{title}” sa {when}.',
    'Indi ka mabaton ni {name} sa “{title}” sa {when}.',
    'Dili ka madawat ni {name} sa “{title}” sa {when}.',
  ],
  '{name} cancelled your visit to “{title}” on {when}.': [
    'Kinansela ni {name} ang tour mo sa “{title}” sa {when}.',
    'Ginkansela ni {name} ang imo tour sa “{title}” sa {when}.',
    'Gikansela ni {name} ang imong tour sa “{title}” sa {when}.',
  ],
  'Another time proposed': [
    'May iminungkahing ibang oras',
    'May ginpanugda nga iban nga oras',
    'Adunay gisugyot nga laing oras',
  ],
  '{name} proposes {when} for your visit to “{title}”.': [
    'Iminumungkahi ni {name} ang {when} para sa tour mo sa “{title}”.',
    'Ginapanugda ni {name} ang {when} para sa imo tour sa “{title}”.',
    'Gisugyot ni {name} ang {when} para sa imong tour sa “{title}”.',
  ],
  'Proposed time accepted': [
    'Tinanggap ang iminungkahing oras',
    'Ginbaton ang ginpanugda nga oras',
    'Gidawat ang gisugyot nga oras',
  ],
  '{name} comes to see “{title}”, {when}.': [
    'Pupunta si {name} para tingnan ang “{title}”, {when}.',
    'Makadto si {name} para tan-awon ang “{title}”, {when}.',
    'Moadto si {name} aron tan-awon ang “{title}”, {when}.',
  ],
  'Proposed time declined': [
    'Tinanggihan ang iminungkahing oras',
    'Ginbalibaran ang ginpanugda nga oras',
    'Gibalibaran ang gisugyot nga oras',
  ],
  '{name} cannot come at the time you proposed, but still asks to see “{title}”, {when}.': [
    'Hindi makakapunta si {name} sa oras na iminungkahi mo, pero gusto pa ring makita ang “{title}”, {when}.',
    'Indi makakadto si {name} sa oras nga imo ginpanugda, pero gusto gihapon nga makita ang “{title}”, {when}.',
    'Dili makaadto si {name} sa oras nga imong gisugyot, apan gusto gihapon nga makita ang “{title}”, {when}.',
  ],
  'Visit declined': [
    'Tinanggihan ang imbitasyon sa tour',
    'Ginbalibaran ang imbitasyon sa tour',
    'Gibalibaran ang imbitasyon sa tour',
  ],
  '{name} cannot come to see “{title}”, {when}.': [
    'Hindi makakapunta si {name} para tingnan ang “{title}”, {when}.',
    'Indi makakadto si {name} para tan-awon ang “{title}”, {when}.',
    'Dili makaadto si {name} aron tan-awon ang “{title}”, {when}.',
  ],
  'Visit proposed': ['May imbitasyon sa tour', 'May imbitasyon sa tour', 'Adunay imbitasyon sa tour'],
  '{name} invites you to see “{title}” on {when}.': [
    'Iniimbitahan ka ni {name} na tingnan ang “{title}” sa {when}.',
    'Ginaimbitar ka ni {name} nga tan-awon ang “{title}” sa {when}.',
    'Giimbitar ka ni {name} nga tan-awon ang “{title}” sa {when}.',
  ],
  '{name} has to be verified again, so “{title}” is paused. Your visit on {when} stands.': [
    'Kailangang maberipika muli si {name}, kaya nakahinto ang “{title}”. Tuloy ang tour mo sa {when}.',
    'Kinahanglan maberipika liwat si {name}, gani nakauntat ang “{title}”. Padayon ang imo tour sa {when}.',
    'Kinahanglan maberipika pag-usab si {name}, busa gipahunong ang “{title}”. Padayon ang imong tour sa {when}.',
  ],
  '{name} took “{title}” off the market, so your visit on {when} is cancelled.': [
    'Inalis ni {name} ang “{title}” sa merkado, kaya kinansela ang tour mo sa {when}.',
    'Ginkuha ni {name} ang “{title}” sa merkado, gani ginkansela ang imo tour sa {when}.',
    'Gikuha ni {name} ang “{title}” sa merkado, busa gikansela ang imong tour sa {when}.',
  ],
  'I would like to see it on {when}.': [
    'Gusto ko itong tingnan sa {when}.',
    'Gusto ko ini tan-awon sa {when}.',
    'Gusto nako kining tan-awon sa {when}.',
  ],
  'Would you like to see it on {when}?': [
    'Gusto mo ba itong tingnan sa {when}?',
    'Gusto mo bala ini tan-awon sa {when}?',
    'Gusto ba nimo kining tan-awon sa {when}?',
  ],

  // Reviews
  'You can review {name} for “{title}”. They read it when both of you have written.': [
    'Puwede mong bigyan ng review si {name} para sa “{title}”. Mababasa niya ito kapag nakasulat na kayong dalawa.',
    'Puwede mo hatagan sing review si {name} para sa “{title}”. Mabasa niya ini kon nakasulat na kamo nga duha.',
    'Mahimo nimong hatagan og review si {name} para sa “{title}”. Mabasa niya kini kon nakasulat na mong duha.',
  ],
  '{name} has written a review': [
    'Sumulat ng review si {name}',
    'Nagsulat sing review si {name}',
    'Misulat og review si {name}',
  ],
  'Both reviews are on your profiles now.': [
    'Nasa mga profile na ninyo ang dalawang review.',
    'Ara na sa inyo mga profile ang duha ka review.',
    'Anaa na sa inyong mga profile ang duha ka review.',
  ],
  'You read it when you have reviewed them too, or when the time for reviews is over.': [
    'Mababasa mo ito kapag nabigyan mo na rin siya ng review, o kapag tapos na ang panahon ng mga review.',
    'Mabasa mo ini kon nahatagan mo na man siya sing review, ukon kon tapos na ang tion sang mga review.',
    'Mabasa nimo kini kon nahatagan na usab nimo siya og review, o kon nahuman na ang panahon sa mga review.',
  ],
  '{name} answered your review': [
    'Sinagot ni {name} ang review mo',
    'Ginsabat ni {name} ang imo review',
    'Gitubag ni {name} ang imong review',
  ],
  'A review is shown': [
    'Ipinapakita na ang isang review',
    'Ginapakita na ang isa ka review',
    'Gipakita na ang usa ka review',
  ],
  'Everyone reads now what {name} wrote about you.': [
    'Nababasa na ng lahat ang isinulat ni {name} tungkol sa iyo.',
    'Mabasa na sang tanan ang ginsulat ni {name} parte sa imo.',
    'Mabasa na sa tanan ang gisulat ni {name} bahin kanimo.',
  ],
  'Everyone reads now what you wrote about {name}.': [
    'Nababasa na ng lahat ang isinulat mo tungkol kay {name}.',
    'Mabasa na sang tanan ang ginsulat mo parte kay {name}.',
    'Mabasa na sa tanan ang imong gisulat bahin kang {name}.',
  ],

  // Reports
  'Thank you for your report': ['Salamat sa ulat mo', 'Salamat sa imo report', 'Salamat sa imong report'],
  '“{title}” was taken off.': ['Inalis ang “{title}”.', 'Ginkuha ang “{title}”.', 'Gitangtang ang “{title}”.'],
  'The review was removed.': ['Inalis ang review.', 'Ginkuha ang review.', 'Gitangtang ang review.'],
  'We warned {name}.': ['Binalaan namin si {name}.', 'Ginpaandaman namon si {name}.', 'Gipahimangnoan namo si {name}.'],
  'We warned {name} about the message.': [
    'Binalaan namin si {name} tungkol sa mensahe.',
    'Ginpaandaman namon si {name} parte sa mensahe.',
    'Gipahimangnoan namo si {name} bahin sa mensahe.',
  ],
  'We looked at your report': [
    'Tiningnan namin ang ulat mo',
    'Gintan-aw namon ang imo report',
    'Gitan-aw namo ang imong report',
  ],
  '“{title}” stays listed': [
    'Mananatiling naka-list ang “{title}”',
    'Magapabilin nga naka-list ang “{title}”',
    'Magpabilin nga naka-list ang “{title}”',
  ],
  'We left the message as it is': [
    'Hinayaan namin ang mensahe',
    'Ginpabay-an namon ang mensahe',
    'Gipasagdan namo ang mensahe',
  ],
  'We left the person as it is': ['Hinayaan namin ang tao', 'Ginpabay-an namon ang tawo', 'Gipasagdan namo ang tawo'],
  'We left the review as it is': [
    'Hinayaan namin ang review',
    'Ginpabay-an namon ang review',
    'Gipasagdan namo ang review',
  ],
  'Your listing was taken off': ['Inalis ang listing mo', 'Ginkuha ang imo listing', 'Gitangtang ang imong listing'],
  'Your review was removed': ['Inalis ang review mo', 'Ginkuha ang imo review', 'Gitangtang ang imong review'],
  'Your message was reported': [
    'May nag-ulat sa mensahe mo',
    'May nagreport sang imo mensahe',
    'Adunay nagreport sa imong mensahe',
  ],
  'You were reported': ['May nag-ulat sa iyo', 'May nagreport sa imo', 'Adunay nagreport kanimo'],
  'Thank you. An administrator looks at it.': [
    'Salamat. Titingnan ito ng isang administrator.',
    'Salamat. Tan-awon ini sang isa ka administrator.',
    'Salamat. Tan-awon kini sa usa ka administrator.',
  ],

  // The account
  'Save listings with the heart to find them again under Favorites.': [
    'I-save ang mga listing gamit ang puso para makita muli sa Mga Paborito.',
    'I-save ang mga listing gamit ang tagipusuon agod makita liwat sa Mga Paborito.',
    'I-save ang mga listing gamit ang kasingkasing aron makita pag-usab sa Mga Paborito.',
  ],
  'Review your sign-in e-mail and mobile number in Account Settings.': [
    'Suriin ang email at mobile number mo sa pag-sign in sa Mga Setting ng Account.',
    'Usisaa ang imo email kag mobile number sa pag-sign in sa Mga Setting sang Account.',
    'Susiha ang imong email ug mobile number sa pag-sign in sa Mga Setting sa Account.',
  ],
  'New in {place}': ['Bago sa {place}', 'Bag-o sa {place}', 'Bag-o sa {place}'],
  'New land for sale': ['Bagong lupang ibinebenta', 'Bag-o nga duta nga ginabaligya', 'Bag-ong yuta nga gibaligya'],
  'New commercial listing': [
    'Bagong komersiyal na listing',
    'Bag-o nga komersyal nga listing',
    'Bag-ong komersyal nga listing',
  ],
  'Two new answers about “{title}”, {price}.': [
    'Dalawang bagong sagot tungkol sa “{title}”, {price}.',
    'Duha ka bag-o nga sabat parte sa “{title}”, {price}.',
    'Duha ka bag-ong tubag bahin sa “{title}”, {price}.',
  ],
  'Your visit to “{title}” on {when} is confirmed.': [
    'Kumpirmado ang tour mo sa “{title}” sa {when}.',
    'Kumpirmado ang imo tour sa “{title}” sa {when}.',
    'Kumpirmado ang imong tour sa “{title}” sa {when}.',
  ],
  'Your ID was approved': ['Inaprubahan ang ID mo', 'Gin-aprobahan ang imo ID', 'Giaprobahan ang imong ID'],
  'Verify your mobile number too, then you can list properties.': [
    'Beripikahin din ang mobile number mo, at puwede ka nang mag-list ng mga property.',
    'Beripikahon man ang imo mobile number, kag puwede ka na maglista sang mga property.',
    'Beripikahon usab ang imong mobile number, ug mahimo ka nang maglista og mga property.',
  ],
  'Your ID was not approved': [
    'Hindi inaprubahan ang ID mo',
    'Wala pag-aprobahi ang imo ID',
    'Wala aprobahi ang imong ID',
  ],
  'You can send it again from your profile.': [
    'Puwede mo itong ipadala muli mula sa profile mo.',
    'Puwede mo ini ipadala liwat halin sa imo profile.',
    'Mahimo nimo kining ipadala pag-usab gikan sa imong profile.',
  ],
  'Your new name was approved': [
    'Inaprubahan ang bago mong pangalan',
    'Gin-aprobahan ang imo bag-o nga ngalan',
    'Giaprobahan ang imong bag-ong ngalan',
  ],
  'Everyone sees {name} now.': [
    '{name} na ang nakikita ng lahat.',
    '{name} na ang makita sang tanan.',
    '{name} na ang makita sa tanan.',
  ],
  'Your new name was not approved': [
    'Hindi inaprubahan ang bago mong pangalan',
    'Wala pag-aprobahi ang imo bag-o nga ngalan',
    'Wala aprobahi ang imong bag-ong ngalan',
  ],
  'You stay {name}.': [
    '{name} pa rin ang pangalan mo.',
    '{name} gihapon ang imo ngalan.',
    '{name} gihapon ang imong ngalan.',
  ],
  'Your ID is no longer verified': [
    'Hindi na beripikado ang ID mo',
    'Indi na beripikado ang imo ID',
    'Dili na beripikado ang imong ID',
  ],
  'Your account is open again': [
    'Bukas na muli ang account mo',
    'Bukas na liwat ang imo account',
    'Bukas na pag-usab ang imong account',
  ],
  'Your suspension is lifted': [
    'Inalis na ang suspensiyon mo',
    'Ginkuha na ang imo suspensyon',
    'Gikuha na ang imong suspensyon',
  ],
  'Your suspension is over': [
    'Tapos na ang suspensiyon mo',
    'Tapos na ang imo suspensyon',
    'Nahuman na ang imong suspensyon',
  ],
  'You can use your account as before.': [
    'Magagamit mo na ang account mo tulad ng dati.',
    'Magamit mo na ang imo account pareho sang una.',
    'Magamit na nimo ang imong account sama sa una.',
  ],
  'We read your answer': ['Nabasa namin ang sagot mo', 'Nabasa namon ang imo sabat', 'Nabasa namo ang imong tubag'],

  // E-mails and text messages
  'Your Proventous verification code': [
    'Ang verification code mo sa Proventous',
    'Ang imo verification code sa Proventous',
    'Ang imong verification code sa Proventous',
  ],
  'Reset your Proventous password': [
    'I-reset ang password mo sa Proventous',
    'I-reset ang imo password sa Proventous',
    'I-reset ang imong password sa Proventous',
  ],
  'Your code is {code}. It is valid for {n} minutes and works once.': [
    'Ang code mo ay {code}. May bisa ito sa loob ng {n} minuto at isang beses lang magagamit.',
    'Ang imo code amo ang {code}. May bisa ini sa sulod sang {n} ka minuto kag magamit sing makaisa lang.',
    'Ang imong code mao ang {code}. Balido kini sulod sa {n} ka minuto ug magamit og kausa ra.',
  ],
  'Text message': ['Text message', 'Text message', 'Text message'],
  'Your Proventous code is {code}. It is valid for {n} minutes and works once.': [
    'Ang code mo sa Proventous ay {code}. May bisa ito sa loob ng {n} minuto at isang beses lang magagamit.',
    'Ang imo code sa Proventous amo ang {code}. May bisa ini sa sulod sang {n} ka minuto kag magamit sing makaisa lang.',
    'Ang imong code sa Proventous mao ang {code}. Balido kini sulod sa {n} ka minuto ug magamit og kausa ra.',
  ],
  'Tips and offers, {date}': [
    'Mga payo at alok, {date}',
    'Mga laygay kag tanyag, {date}',
    'Mga tambag ug tanyag, {date}',
  ],
  '{n} listing is new in the last two weeks.': [
    '{n} bagong listing sa nakaraang dalawang linggo.',
    '{n} ka bag-o nga listing sa nagligad nga duha ka semana.',
    '{n} ka bag-ong listing sa miaging duha ka semana.',
  ],
  '{n} listings are new in the last two weeks.': [
    '{n} bagong listing sa nakaraang dalawang linggo.',
    '{n} ka bag-o nga listing sa nagligad nga duha ka semana.',
    '{n} ka bag-ong listing sa miaging duha ka semana.',
  ],
  'See a place and its title before you pay anything. You can turn these e-mails off in Account Settings.': [
    'Tingnan ang lugar at ang titulo nito bago ka magbayad ng kahit ano. Puwede mong i-off ang mga email na ito sa Mga Setting ng Account.',
    'Tan-awa ang lugar kag ang titulo sini antes ka magbayad sang bisan ano. Puwede mo i-off ini nga mga email sa Mga Setting sang Account.',
    'Tan-awa ang lugar ug ang titulo niini sa dili ka pa mobayad og bisan unsa. Mahimo nimong i-off kining mga email sa Mga Setting sa Account.',
  ],

  // Answers
  'Signed in.': ['Naka-sign in ka na.', 'Naka-sign in ka na.', 'Naka-sign in ka na.'],
  'Welcome.': ['Maligayang pagdating.', 'Maayo nga pag-abot.', 'Maayong pag-abot.'],
  'A code is on its way.': ['Paparating na ang code.', 'Maabot na ang code.', 'Padulong na ang code.'],
  'If that address has an account, a code is on its way to it.': [
    'Kung may account ang address na iyan, paparating na roon ang code.',
    'Kon may account ina nga address, maabot na didto ang code.',
    'Kon adunay account kanang address, padulong na didto ang code.',
  ],
  'Your phone number is verified.': [
    'Beripikado na ang numero ng telepono mo.',
    'Beripikado na ang numero sang imo telepono.',
    'Beripikado na ang numero sa imong telepono.',
  ],
  'Your documents will be reviewed by our team.': [
    'Susuriin ng team namin ang mga dokumento mo.',
    'Usisaon sang amon team ang imo mga dokumento.',
    'Susihon sa among team ang imong mga dokumento.',
  ],
  'Your password was changed.': [
    'Napalitan na ang password mo.',
    'Nabag-o na ang imo password.',
    'Nausab na ang imong password.',
  ],
} as const satisfies Room
