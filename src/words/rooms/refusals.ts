import type { Room } from '../room.ts'

/** What a backend refuses with and no screen says by itself. */
export const refusals = {
  // Signing in
  'Please sign in as a super administrator.': [
    'Mag-sign in bilang super administrator.',
    'Mag-sign in bilang super administrator.',
    'Pag-sign in isip super administrator.',
  ],
  'Your session has ended. Please sign in again.': [
    'Tapos na ang session mo. Mag-sign in muli.',
    'Natapos na ang imo session. Mag-sign in liwat.',
    'Natapos na ang imong session. Pag-sign in pag-usab.',
  ],
  'Only super admins can access this area.': [
    'Mga super admin lang ang makakapasok dito.',
    'Mga super admin lang ang makasulod diri.',
    'Mga super admin ra ang makasulod dinhi.',
  ],
  'That email, username or mobile and password do not match an account.': [
    'Walang account na tugma sa email, username o mobile number at password na iyan.',
    'Wala sing account nga nagasanto sa sina nga email, username ukon mobile number kag password.',
    'Walay account nga mohaom nianang email, username o mobile number ug password.',
  ],
  'The Google credential could not be verified.': [
    'Hindi maberipika ang pag-sign in gamit ang Google.',
    'Indi maberipika ang pag-sign in gamit ang Google.',
    'Dili maberipika ang pag-sign in gamit ang Google.',
  ],
  // The product knows a taken address by 'unique' (A 8).
  'The email has already been taken (unique).': [
    'May gumagamit na ng email na ito (unique).',
    'May nagagamit na sini nga email (unique).',
    'Naa nay naggamit niining email (unique).',
  ],
  'Too many attempts.': ['Sobra na ang mga pagsubok.', 'Sobra na ang mga pagtilaw.', 'Sobra na ang mga pagsulay.'],
  'Too many codes.': [
    'Sobra na ang mga hininging code.',
    'Sobra na ang mga ginpangayo nga code.',
    'Sobra na ang mga gipangayong code.',
  ],
  'Too many wrong codes. Please ask for a new one.': [
    'Sobra na ang mga maling code. Humingi ng bago.',
    'Sobra na ang mga sala nga code. Mangayo sing bag-o.',
    'Sobra na ang mga sayop nga code. Pangayo og bag-o.',
  ],
  'That code is not right or has expired.': [
    'Mali ang code o lampas na ito sa oras.',
    'Sala ang code ukon lipas na ini.',
    'Sayop ang code o lapas na kini sa oras.',
  ],
  'That is not your current password.': [
    'Hindi iyan ang kasalukuyan mong password.',
    'Indi ina ang imo karon nga password.',
    'Dili kana ang imong password karon.',
  ],
  'The country code must look like +63': [
    'Dapat katulad ng +63 ang country code',
    'Dapat pareho sa +63 ang country code',
    'Kinahanglan sama sa +63 ang country code',
  ],

  // Who may do what
  'Not yours.': ['Hindi ito sa iyo.', 'Indi ini imo.', 'Dili kini imo.'],
  'You blocked this person. Unblock them first.': [
    'Na-block mo ang taong ito. I-unblock mo muna.',
    'Gin-block mo ini nga tawo. I-unblock mo anay.',
    'Imong gi-block kining tawhana. I-unblock una.',
  ],
  'This person takes no messages, offers or visits from you.': [
    'Hindi tumatanggap ang taong ito ng mensahe, alok o tour mula sa iyo.',
    'Wala nagabaton ini nga tawo sing mensahe, tanyag ukon tour halin sa imo.',
    'Dili modawat kining tawhana og mensahe, tanyag o tour gikan nimo.',
  ],
  'You cannot block yourself.': [
    'Hindi mo puwedeng i-block ang sarili mo.',
    'Indi mo puwede i-block ang imo kaugalingon.',
    'Dili nimo ma-block ang imong kaugalingon.',
  ],
  'You cannot follow yourself.': [
    'Hindi mo puwedeng i-follow ang sarili mo.',
    'Indi mo puwede i-follow ang imo kaugalingon.',
    'Dili nimo ma-follow ang imong kaugalingon.',
  ],
  'This profile is private.': ['Pribado ang profile na ito.', 'Pribado ini nga profile.', 'Pribado ra kining profile.'],
  'This is you.': ['Ikaw ito.', 'Ikaw ini.', 'Ikaw kini.'],
  'Only the owner can delete this listing.': [
    'Ang may-ari lang ang makakabura ng listing na ito.',
    'Ang tag-iya lang ang makapanas sini nga listing.',
    'Ang tag-iya ra ang makapapas niining listing.',
  ],
  'Only the owner can confirm this listing.': [
    'Ang may-ari lang ang makakakumpirma ng listing na ito.',
    'Ang tag-iya lang ang makakumpirma sini nga listing.',
    'Ang tag-iya ra ang makakumpirma niining listing.',
  ],
  'Only the lister can begin a visit.': [
    'Ang lister lang ang makakapagsimula ng tour.',
    'Ang lister lang ang makasugod sang tour.',
    'Ang lister ra ang makasugod og tour.',
  ],
  'Only the participants can see this conversation.': [
    'Ang mga kasali lang ang makakakita sa usapang ito.',
    'Ang mga kaupod lang ang makakita sini nga istorya.',
    'Ang mga kauban ra ang makakita niining panag-istorya.',
  ],
  'Only the buyer can make an offer.': [
    'Ang bumibili lang ang makakapag-alok.',
    'Ang manugbakal lang ang makatanyag.',
    'Ang mopalit ra ang makatanyag.',
  ],
  'Only the buyer can answer a counter-offer.': [
    'Ang bumibili lang ang makakasagot sa counter-offer.',
    'Ang manugbakal lang ang makasabat sa counter-offer.',
    'Ang mopalit ra ang makatubag sa counter-offer.',
  ],
  'Only the seller can answer an offer.': [
    'Ang nagbebenta lang ang makakasagot sa alok.',
    'Ang nagabaligya lang ang makasabat sa tanyag.',
    'Ang namaligya ra ang makatubag sa tanyag.',
  ],
  'Only the one who made an offer can withdraw it.': [
    'Ang gumawa lang ng alok ang makakabawi nito.',
    'Ang naghimo lang sang tanyag ang makabawi sini.',
    'Ang naghimo ra sa tanyag ang makabawi niini.',
  ],
  'Only its sender can take a message back.': [
    'Ang nagpadala lang ang makakabawi ng mensahe.',
    'Ang nagpadala lang ang makabawi sang mensahe.',
    'Ang nagpadala ra ang makabawi sa mensahe.',
  ],
  'This is not your tour.': ['Hindi sa iyo ang tour na ito.', 'Indi imo ini nga tour.', 'Dili imo kining tour.'],
  'This is no visit to your listing.': [
    'Hindi ito tour sa listing mo.',
    'Indi ini tour sa imo listing.',
    'Dili kini tour sa imong listing.',
  ],
  'This is not your notification.': [
    'Hindi sa iyo ang abisong ito.',
    'Indi imo ini nga pahibalo.',
    'Dili imo kining pahibalo.',
  ],
  'This is not your saved search.': [
    'Hindi sa iyo ang naka-save na paghahanap na ito.',
    'Indi imo ini nga na-save nga pagpangita.',
    'Dili imo kining na-save nga pagpangita.',
  ],
  'This is not your list.': [
    'Hindi sa iyo ang listahang ito.',
    'Indi imo ini nga listahan.',
    'Dili imo kining listahan.',
  ],
  'This is not your review.': [
    'Hindi sa iyo ang review na ito.',
    'Indi imo ini nga review.',
    'Dili imo kining review.',
  ],
  'This review is about somebody else.': [
    'Tungkol sa ibang tao ang review na ito.',
    'Parte sa iban nga tawo ini nga review.',
    'Bahin sa laing tawo kining review.',
  ],

  // What is not there
  'There is no such path.': [
    'Walang ganoong address.',
    'Wala sing amo sina nga address.',
    'Walay ingon niana nga address.',
  ],
  'There is no such list.': [
    'Walang ganoong listahan.',
    'Wala sing amo sina nga listahan.',
    'Walay ingon niana nga listahan.',
  ],
  'There is no such message.': [
    'Walang ganoong mensahe.',
    'Wala sing amo sina nga mensahe.',
    'Walay ingon niana nga mensahe.',
  ],
  'There is no such person.': ['Walang ganoong tao.', 'Wala sing amo sina nga tawo.', 'Walay ingon niana nga tawo.'],
  'There is no such picture.': [
    'Walang ganoong larawan.',
    'Wala sing amo sina nga laragway.',
    'Walay ingon niana nga hulagway.',
  ],
  'There is no such report.': [
    'Walang ganoong report.',
    'Wala sing amo sina nga report.',
    'Walay ingon niana nga report.',
  ],
  'There is no such review.': [
    'Walang ganoong review.',
    'Wala sing amo sina nga review.',
    'Walay ingon niana nga review.',
  ],
  'There is no such verification.': [
    'Walang ganoong beripikasyon.',
    'Wala sing amo sina nga beripikasyon.',
    'Walay ingon niana nga beripikasyon.',
  ],
  'Conversation not found': ['Hindi nakita ang usapan', 'Wala makita ang istorya', 'Wala makit-i ang panag-istorya'],
  'List not found': ['Hindi nakita ang listahan', 'Wala makita ang listahan', 'Wala makit-i ang listahan'],
  'Message not found': ['Hindi nakita ang mensahe', 'Wala makita ang mensahe', 'Wala makit-i ang mensahe'],
  'Notification not found': ['Hindi nakita ang abiso', 'Wala makita ang pahibalo', 'Wala makit-i ang pahibalo'],
  'Offer not found': ['Hindi nakita ang alok', 'Wala makita ang tanyag', 'Wala makit-i ang tanyag'],
  'Review not found': ['Hindi nakita ang review', 'Wala makita ang review', 'Wala makit-i ang review'],
  'Saved search not found': [
    'Hindi nakita ang naka-save na paghahanap',
    'Wala makita ang na-save nga pagpangita',
    'Wala makit-i ang na-save nga pagpangita',
  ],
  'Tour not found': ['Hindi nakita ang tour', 'Wala makita ang tour', 'Wala makit-i ang tour'],
  'This account no longer exists.': [
    'Wala na ang account na ito.',
    'Wala na ini nga account.',
    'Wala na kining account.',
  ],
  'This account was deleted. It can no longer be written to.': [
    'Nabura na ang account na ito. Hindi na ito masusulatan.',
    'Napanas na ini nga account. Indi na ini masulatan.',
    'Napapas na kining account. Dili na kini masulatan.',
  ],
  'The listing was removed, so this conversation is closed.': [
    'Inalis na ang listing, kaya sarado na ang usapang ito.',
    'Ginkuha na ang listing, gani sirado na ini nga istorya.',
    'Gitangtang na ang listing, busa sirado na kining panag-istorya.',
  ],
  'This person has no account here.': [
    'Walang account dito ang taong ito.',
    'Wala sing account diri ini nga tawo.',
    'Walay account dinhi kining tawhana.',
  ],
  'The owner of this property has no account here.': [
    'Walang account dito ang may-ari ng property na ito.',
    'Wala sing account diri ang tag-iya sini nga property.',
    'Walay account dinhi ang tag-iya niining property.',
  ],
  'This property is no longer listed.': [
    'Hindi na naka-list ang property na ito.',
    'Indi na naka-list ini nga property.',
    'Dili na naka-list kining property.',
  ],
  'This list is no longer shared.': [
    'Hindi na ibinabahagi ang listahang ito.',
    'Indi na ginapaambit ini nga listahan.',
    'Dili na gipaambit kining listahan.',
  ],
  'These results are out of date. Please search again.': [
    'Luma na ang mga resultang ito. Maghanap muli.',
    'Daan na ini nga mga resulta. Mangita liwat.',
    'Daan na kining mga resulta. Pangita pag-usab.',
  ],

  // Too much at once
  'You are sending messages too quickly.': [
    'Masyadong mabilis ang pagpapadala mo ng mensahe.',
    'Tuman kadasig ang imo pagpadala sang mensahe.',
    'Paspas kaayo ang imong pagpadala og mensahe.',
  ],
  'These were many listings in a short time.': [
    'Marami ang mga listing na ito sa maikling panahon.',
    'Madamo ini nga mga listing sa malip-ot nga tion.',
    'Daghan kining mga listing sa mubo nga panahon.',
  ],
  'Those were many searches in a short time. Please wait a moment.': [
    'Marami ang mga paghahanap na iyon sa maikling panahon. Maghintay sandali.',
    'Madamo ato nga mga pagpangita sa malip-ot nga tion. Hulat anay sing makadali.',
    'Daghan tong mga pagpangita sa mubo nga panahon. Hulat una kadiyot.',
  ],
  'So many listings do not travel in one answer. Please search them: /api/properties/search.': [
    'Hindi magkasya sa isang sagot ang ganito karaming listing. Hanapin ang mga ito: /api/properties/search.',
    'Indi magkaigo sa isa ka sabat ang amo sini kadamo nga listing. Pangitaa ini: /api/properties/search.',
    'Dili maigo sa usa ka tubag ang ingon niini kadaghan nga listing. Pangitaa kini: /api/properties/search.',
  ],

  // Changed meanwhile
  'This listing was changed in the meantime.': [
    'Nabago na ang listing na ito habang nag-e-edit ka.',
    'Nabag-o na ini nga listing samtang naga-edit ka.',
    'Nausab na kining listing samtang nag-edit ka.',
  ],
  'Your profile was changed in the meantime.': [
    'Nabago na ang profile mo habang nag-e-edit ka.',
    'Nabag-o na ang imo profile samtang naga-edit ka.',
    'Nausab na ang imong profile samtang nag-edit ka.',
  ],
  'This is not possible now.': ['Hindi ito puwede ngayon.', 'Indi ini puwede subong.', 'Dili kini mahimo karon.'],

  // Tours
  'This tour is not agreed yet.': [
    'Hindi pa napagkakasunduan ang tour na ito.',
    'Wala pa masugti ini nga tour.',
    'Wala pa masabti kining tour.',
  ],
  'This tour is agreed already.': [
    'Napagkasunduan na ang tour na ito.',
    'Nasugtan na ini nga tour.',
    'Nasabotan na kining tour.',
  ],
  'This tour was cancelled and can no longer be changed.': [
    'Kinansela ang tour na ito at hindi na mababago.',
    'Ginkansela ini nga tour kag indi na mabag-o.',
    'Gikansela kining tour ug dili na mausab.',
  ],
  'This tour has taken place and can no longer be changed.': [
    'Natapos na ang tour na ito at hindi na mababago.',
    'Natapos na ini nga tour kag indi na mabag-o.',
    'Nahuman na kining tour ug dili na mausab.',
  ],
  'This visit waits for the visitor’s answer.': [
    'Naghihintay ang tour na ito ng sagot ng bisita.',
    'Nagahulat ini nga tour sang sabat sang bisita.',
    'Naghulat kining tour sa tubag sa bisita.',
  ],
  'No other time is proposed.': [
    'Walang iminungkahing ibang oras.',
    'Wala sing iban nga oras nga ginpanugda.',
    'Walay laing oras nga gisugyot.',
  ],
  'That is no date.': ['Hindi iyan petsa.', 'Indi ina petsa.', 'Dili kana petsa.'],
  'That time has passed.': ['Lampas na ang oras na iyan.', 'Nakaligad na ina nga oras.', 'Milabay na kanang orasa.'],
  'That time has passed. Please choose a later one.': [
    'Lampas na ang oras na iyan. Pumili ng mas huli.',
    'Nakaligad na ina nga oras. Pili sing mas ulihi.',
    'Milabay na kanang orasa. Pili og mas ulahi.',
  ],
  'That time is taken. Please choose another one.': [
    'May nakakuha na ng oras na iyan. Pumili ng iba.',
    'May nakakuha na sina nga oras. Pili sing iban.',
    'Naa nay nakakuha nianang orasa. Pili og lain.',
  ],
  'You have another tour at that time. Please choose another one.': [
    'May iba kang tour sa oras na iyan. Pumili ng ibang oras.',
    'May iban ka nga tour sa sina nga oras. Pili sing iban nga oras.',
    'Aduna kay laing tour nianang orasa. Pili og laing oras.',
  ],
  'There is a visit to this listing on that day already. Please move that one.': [
    'May tour na sa listing na ito sa araw na iyan. Iyon ang ilipat.',
    'May tour na sa sini nga listing sa sina nga adlaw. Amo ina ang isaylo.',
    'Naa nay tour niining listing nianang adlawa. Kana ang ibalhin.',
  ],
  'Please choose a day within the next {days} days.': [
    'Pumili ng araw sa loob ng susunod na {days} araw.',
    'Pili sing adlaw sa sulod sang masunod nga {days} ka adlaw.',
    'Pili og adlaw sulod sa sunod nga {days} ka adlaw.',
  ],
  'You visit “{title}” at that time. Do you agree all the same?': [
    'May tour ka sa “{title}” sa oras na iyan. Pumapayag ka pa rin ba?',
    'May tour ka sa “{title}” sa sina nga oras. Masugot ka gihapon bala?',
    'Aduna kay tour sa “{title}” nianang orasa. Mosugot ba gihapon ka?',
  ],
  'You show “{title}” at that time. Do you agree all the same?': [
    'Ipapakita mo ang “{title}” sa oras na iyan. Pumapayag ka pa rin ba?',
    'Ipakita mo ang “{title}” sa sina nga oras. Masugot ka gihapon bala?',
    'Imong ipakita ang “{title}” nianang orasa. Mosugot ba gihapon ka?',
  ],
  'another listing': ['ibang listing', 'iban nga listing', 'laing listing'],
  'This is not your conversation about this listing.': [
    'Hindi sa iyo ang usapang ito tungkol sa listing.',
    'Indi imo ini nga istorya parte sa listing.',
    'Dili imo kining panag-istorya bahin sa listing.',
  ],
  'This conversation is about no listing.': [
    'Hindi tungkol sa listing ang usapang ito.',
    'Indi parte sa listing ini nga istorya.',
    'Dili bahin sa listing kining panag-istorya.',
  ],
  'One of the listings is not yours.': [
    'Hindi sa iyo ang isa sa mga listing.',
    'Indi imo ang isa sa mga listing.',
    'Dili imo ang usa sa mga listing.',
  ],
  'The date must look like 2026-03-14': [
    'Dapat katulad ng 2026-03-14 ang petsa',
    'Dapat pareho sa 2026-03-14 ang petsa',
    'Kinahanglan sama sa 2026-03-14 ang petsa',
  ],
  'The time must look like 09:30': [
    'Dapat katulad ng 09:30 ang oras',
    'Dapat pareho sa 09:30 ang oras',
    'Kinahanglan sama sa 09:30 ang oras',
  ],
  'The end must be later than the start': [
    'Dapat mas huli ang tapos kaysa simula',
    'Dapat mas ulihi ang katapusan sa pagsugod',
    'Kinahanglan mas ulahi ang kataposan kay sa sinugdanan',
  ],
  'Please use at most {n} times': [
    'Hanggang {n} oras lang ang puwede',
    'Tubtob {n} ka oras lang ang puwede',
    'Hangtod {n} ka oras ra ang mahimo',
  ],
  'Please use at most {n} days off': [
    'Hanggang {n} araw na walang tour lang ang puwede',
    'Tubtob {n} ka adlaw nga wala sing tour lang ang puwede',
    'Hangtod {n} ka adlaw nga walay tour ra ang mahimo',
  ],
  'Please use at most {n} listings': [
    'Hanggang {n} listing lang ang puwede',
    'Tubtob {n} ka listing lang ang puwede',
    'Hangtod {n} ka listing ra ang mahimo',
  ],

  // Messages and offers
  'A message can be taken back for {n} minutes. This one stays.': [
    'Mababawi ang mensahe sa loob ng {n} minuto. Mananatili ang isang ito.',
    'Mabawi ang mensahe sa sulod sang {n} ka minuto. Magapabilin ini.',
    'Mabawi ang mensahe sulod sa {n} ka minuto. Magpabilin kini.',
  ],
  'This message is removed already.': [
    'Inalis na ang mensaheng ito.',
    'Ginkuha na ini nga mensahe.',
    'Gitangtang na kining mensahe.',
  ],
  'You cannot start a conversation with yourself.': [
    'Hindi ka puwedeng magsimula ng usapan sa sarili mo.',
    'Indi ka puwede magsugod sang istorya sa imo kaugalingon.',
    'Dili ka makasugod og panag-istorya sa imong kaugalingon.',
  ],
  'Somebody else owns this listing.': [
    'Iba ang may-ari ng listing na ito.',
    'Iban ang tag-iya sini nga listing.',
    'Lain ang tag-iya niining listing.',
  ],
  'This conversation is about another listing.': [
    'Tungkol sa ibang listing ang usapang ito.',
    'Parte sa iban nga listing ini nga istorya.',
    'Bahin sa laing listing kining panag-istorya.',
  ],
  'Your last offer is still waiting for an answer.': [
    'Naghihintay pa ng sagot ang huli mong alok.',
    'Nagahulat pa sing sabat ang imo katapusan nga tanyag.',
    'Naghulat pa og tubag ang imong kataposang tanyag.',
  ],
  'This offer waits for the buyer’s answer.': [
    'Naghihintay ang alok na ito ng sagot ng bumibili.',
    'Nagahulat ini nga tanyag sang sabat sang manugbakal.',
    'Naghulat kining tanyag sa tubag sa mopalit.',
  ],
  'This offer waits for the seller’s answer.': [
    'Naghihintay ang alok na ito ng sagot ng nagbebenta.',
    'Nagahulat ini nga tanyag sang sabat sang nagabaligya.',
    'Naghulat kining tanyag sa tubag sa namaligya.',
  ],
  'This offer has already been answered.': [
    'Nasagot na ang alok na ito.',
    'Nasabat na ini nga tanyag.',
    'Natubag na kining tanyag.',
  ],
  'This offer was withdrawn.': ['Binawi ang alok na ito.', 'Ginbawi ini nga tanyag.', 'Gibawi kining tanyag.'],
  'This offer has expired.': [
    'Lipas na ang alok na ito.',
    'Lipas na ini nga tanyag.',
    'Lapas na sa panahon kining tanyag.',
  ],
  'The offer must be at least {n}': [
    'Dapat hindi bababa sa {n} ang alok',
    'Dapat indi magnubo sa {n} ang tanyag',
    'Kinahanglan dili moubos sa {n} ang tanyag',
  ],
  'This property is already sold.': [
    'Naibenta na ang property na ito.',
    'Nabaligya na ini nga property.',
    'Nabaligya na kining property.',
  ],
  'This property is already rented.': [
    'Naupahan na ang property na ito.',
    'Naarkilahan na ini nga property.',
    'Naabangan na kining property.',
  ],
  'Please type a message': ['Mag-type ng mensahe', 'Mag-type sang mensahe', 'Pag-type og mensahe'],
  'Maximum {n} photos in one message': [
    'Hanggang {n} litrato sa isang mensahe',
    'Tubtob {n} ka litrato sa isa ka mensahe',
    'Hangtod {n} ka litrato sa usa ka mensahe',
  ],

  // Listings
  'This is your own listing.': [
    'Sarili mong listing ito.',
    'Imo ini kaugalingon nga listing.',
    'Imo kining kaugalingong listing.',
  ],
  'Photos must be pictures': [
    'Dapat mga larawan ang mga litrato',
    'Dapat mga laragway ang mga litrato',
    'Kinahanglan mga hulagway ang mga litrato',
  ],
  'Please upload only images (JPG, PNG, WebP, GIF or AVIF).': [
    'Mga larawan lang ang i-upload (JPG, PNG, WebP, GIF o AVIF).',
    'Mga laragway lang ang i-upload (JPG, PNG, WebP, GIF ukon AVIF).',
    'Mga hulagway ra ang i-upload (JPG, PNG, WebP, GIF o AVIF).',
  ],
  "This listing has no picture '{name}'": [
    'Walang larawang ‘{name}’ ang listing na ito',
    'Wala sing laragway nga ‘{name}’ ini nga listing',
    'Walay hulagway nga ‘{name}’ kining listing',
  ],
  'The cover must be a photo, not a floor plan': [
    'Dapat litrato ang cover, hindi floor plan',
    'Dapat litrato ang cover, indi floor plan',
    'Kinahanglan litrato ang cover, dili floor plan',
  ],
  '{label} must be a number': ['Dapat numero: {label}', 'Dapat numero: {label}', 'Kinahanglan numero: {label}'],
  '{label} must be a whole number from {least} to {most}': [
    'Dapat buong numero mula {least} hanggang {most}: {label}',
    'Dapat bug-os nga numero halin {least} tubtob {most}: {label}',
    'Kinahanglan tibuok numero gikan {least} hangtod {most}: {label}',
  ],
  '{label} must be in steps of {step} from {least} to {most}': [
    'Dapat may pagitang {step} mula {least} hanggang {most}: {label}',
    'Dapat may tunga nga {step} halin {least} tubtob {most}: {label}',
    'Kinahanglan may gintang nga {step} gikan {least} hangtod {most}: {label}',
  ],
  '{label} must be a number from {least} to {most}': [
    'Dapat numero mula {least} hanggang {most}: {label}',
    'Dapat numero halin {least} tubtob {most}: {label}',
    'Kinahanglan numero gikan {least} hangtod {most}: {label}',
  ],
  'Choose a property type of the category': [
    'Pumili ng uri ng property na kabilang sa kategorya',
    'Pili sing klase sang property nga sakop sang kategorya',
    'Pili og klase sa property nga sakop sa kategoriya',
  ],
  'A place needs both latitude and longitude': [
    'Kailangan ng lugar ang latitude at longitude',
    'Kinahanglan sang lugar ang latitude kag longitude',
    'Gikinahanglan sa lugar ang latitude ug longitude',
  ],
  'Zero and zero is no place': [
    'Walang lugar sa sero at sero',
    'Wala sing lugar sa sero kag sero',
    'Walay lugar sa sero ug sero',
  ],

  // Lists and saved searches
  'You already have a list with this name.': [
    'May listahan ka nang ganito ang pangalan.',
    'May listahan ka na nga amo sini ang ngalan.',
    'Aduna na kay listahan nga ingon niini ang ngalan.',
  ],
  'You can have {n} lists.': [
    'Hanggang {n} listahan lang ang puwede sa iyo.',
    'Tubtob {n} ka listahan lang ang puwede sa imo.',
    'Hangtod {n} ka listahan ra ang mahimo nimo.',
  ],
  'A list has at most {n} homes.': [
    'Hanggang {n} bahay ang kasya sa isang listahan.',
    'Tubtob {n} ka balay ang masulod sa isa ka listahan.',
    'Hangtod {n} ka balay ang masulod sa usa ka listahan.',
  ],
  'This home is not in the list.': [
    'Wala sa listahan ang bahay na ito.',
    'Wala sa listahan ini nga balay.',
    'Wala sa listahan kining balay.',
  ],
  '{n} people have voted already.': [
    '{n} tao na ang bumoto.',
    '{n} na ka tawo ang nagboto.',
    '{n} na ka tawo ang miboto.',
  ],
  'Please vote up, down or none': [
    'Bumoto ng up, down o none',
    'Magboto sing up, down ukon none',
    'Pagboto og up, down o none',
  ],
  'Please choose how often alerts come': [
    'Piliin kung gaano kadalas ang mga alert',
    'Pilia kon ano ka masunson ang mga alert',
    'Pilia kon unsa ka subsob ang mga alert',
  ],
  'Please enter at most {n}.': [
    'Hanggang {n} lang ang ilagay.',
    'Tubtob {n} lang ang ibutang.',
    'Hangtod {n} ra ang ibutang.',
  ],

  // Reports, reviews and decisions
  'This is your own message.': [
    'Sarili mong mensahe ito.',
    'Imo ini kaugalingon nga mensahe.',
    'Imo kining kaugalingong mensahe.',
  ],
  'This is your own review.': [
    'Sarili mong review ito.',
    'Imo ini kaugalingon nga review.',
    'Imo kining kaugalingong review.',
  ],
  'You have reported this listing already.': [
    'Na-report mo na ang listing na ito.',
    'Na-report mo na ini nga listing.',
    'Na-report na nimo kining listing.',
  ],
  'You have reported this message already.': [
    'Na-report mo na ang mensaheng ito.',
    'Na-report mo na ini nga mensahe.',
    'Na-report na nimo kining mensahe.',
  ],
  'You have reported this person already.': [
    'Na-report mo na ang taong ito.',
    'Na-report mo na ini nga tawo.',
    'Na-report na nimo kining tawhana.',
  ],
  'You have reported this review already.': [
    'Na-report mo na ang review na ito.',
    'Na-report mo na ini nga review.',
    'Na-report na nimo kining review.',
  ],
  'This report is already decided.': [
    'Napagpasyahan na ang report na ito.',
    'Nadesisyunan na ini nga report.',
    'Nahukman na kining report.',
  ],
  'Please choose what is wrong': ['Piliin kung ano ang mali', 'Pilia kon ano ang sala', 'Pilia kon unsa ang sayop'],
  'Please describe what is wrong': [
    'Ilarawan kung ano ang mali',
    'Isaysay kon ano ang sala',
    'Ihulagway kon unsa ang sayop',
  ],
  'You have reviewed this.': ['Na-review mo na ito.', 'Na-review mo na ini.', 'Na-review na nimo kini.'],
  'There is no visit and no deal with this person in the last 30 days.': [
    'Wala kang tour o kasunduan sa taong ito sa nakaraang 30 araw.',
    'Wala ka sing tour ukon kasugtanan sa sini nga tawo sa nagligad nga 30 ka adlaw.',
    'Wala kay tour o kasabotan niining tawhana sa miaging 30 ka adlaw.',
  ],
  'A review can be changed within 48 hours only.': [
    'Sa loob lang ng 48 oras mababago ang review.',
    'Sa sulod lang sang 48 ka oras mabag-o ang review.',
    'Sulod ra sa 48 ka oras mausab ang review.',
  ],
  'This review is not shown yet.': [
    'Hindi pa ipinapakita ang review na ito.',
    'Wala pa ginapakita ini nga review.',
    'Wala pa gipakita kining review.',
  ],
  'This review is shown and can no longer be changed.': [
    'Ipinapakita na ang review na ito at hindi na mababago.',
    'Ginapakita na ini nga review kag indi na mabag-o.',
    'Gipakita na kining review ug dili na mausab.',
  ],
  'This review is answered already.': [
    'Nasagot na ang review na ito.',
    'Nasabat na ini nga review.',
    'Natubag na kining review.',
  ],
  'This review was removed.': ['Inalis ang review na ito.', 'Ginkuha ini nga review.', 'Gitangtang kining review.'],
  'Please give one to five stars': [
    'Magbigay ng isa hanggang limang bituin',
    'Maghatag sing isa tubtob lima ka bituon',
    'Paghatag og usa hangtod lima ka bituon',
  ],
  'Please say in a few words how it was': [
    'Sabihin sa ilang salita kung kumusta ito',
    'Isiling sa pila ka tinaga kon kumusta ini',
    'Isulti sa pipila ka pulong kon kumusta kini',
  ],
  'Please write an answer': ['Sumulat ng sagot', 'Magsulat sang sabat', 'Pagsulat og tubag'],
  'This person is not suspended.': [
    'Hindi suspendido ang taong ito.',
    'Indi suspendido ini nga tawo.',
    'Dili suspendido kining tawhana.',
  ],
  'This person is suspended already.': [
    'Suspendido na ang taong ito.',
    'Suspendido na ini nga tawo.',
    'Suspendido na kining tawhana.',
  ],
  'This account is closed already.': [
    'Sarado na ang account na ito.',
    'Sirado na ini nga account.',
    'Sirado na kining account.',
  ],
  'This person has not answered yet.': [
    'Hindi pa sumasagot ang taong ito.',
    'Wala pa makasabat ini nga tawo.',
    'Wala pa motubag kining tawhana.',
  ],
  'The answer of this person is decided already.': [
    'Napagpasyahan na ang sagot ng taong ito.',
    'Nadesisyunan na ang sabat sini nga tawo.',
    'Nahukman na ang tubag niining tawhana.',
  ],
  'Nothing to answer.': ['Walang sasagutin.', 'Wala sing sabton.', 'Walay tubagon.'],
  'You have answered already.': ['Sumagot ka na.', 'Nakasabat ka na.', 'Mitubag na ka.'],
  'Please choose a time that is yet to come.': [
    'Pumili ng oras na darating pa.',
    'Pili sing oras nga maabot pa.',
    'Pili og oras nga umaabot pa.',
  ],
  'Please choose a time within {n} days.': [
    'Pumili ng oras sa loob ng {n} araw.',
    'Pili sing oras sa sulod sang {n} ka adlaw.',
    'Pili og oras sulod sa {n} ka adlaw.',
  ],
  'This person has no approved ID.': [
    'Walang aprubadong ID ang taong ito.',
    'Wala sing aprubado nga ID ini nga tawo.',
    'Walay aprobadong ID kining tawhana.',
  ],
  'There is nothing to decide.': ['Walang pagpapasyahan.', 'Wala sing desisyunan.', 'Walay hukman.'],
  'This verification is already approved.': [
    'Naaprubahan na ang beripikasyong ito.',
    'Naaprubahan na ini nga beripikasyon.',
    'Naaprobahan na kining beripikasyon.',
  ],
  'This verification is already rejected.': [
    'Tinanggihan na ang beripikasyong ito.',
    'Ginbalibaran na ini nga beripikasyon.',
    'Gibalibaran na kining beripikasyon.',
  ],
  'Your ID is in review already.': ['Sinusuri na ang ID mo.', 'Ginasuri na ang imo ID.', 'Gisusi na ang imong ID.'],
  'Your ID is verified already.': [
    'Beripikado na ang ID mo.',
    'Beripikado na ang imo ID.',
    'Beripikado na ang imong ID.',
  ],

  // Names, numbers and other values
  'Another account has this phone number.': [
    'May ibang account na gumagamit ng numerong ito.',
    'May iban nga account nga nagagamit sini nga numero.',
    'Adunay laing account nga naggamit niining numeroha.',
  ],
  'This phone number is verified already.': [
    'Beripikado na ang numerong ito.',
    'Beripikado na ini nga numero.',
    'Beripikado na kining numeroha.',
  ],
  'Verify your mobile number first. Text messages go to a verified number only.': [
    'Ipaberipika muna ang mobile number mo. Sa beripikadong numero lang ipinapadala ang mga text.',
    'Ipaberipika anay ang imo mobile number. Sa beripikado lang nga numero ginapadala ang mga text.',
    'Ipaberipika una ang imong mobile number. Sa beripikadong numero ra ipadala ang mga text.',
  ],
  'Please enter the whole number, such as +63 917 123 4567.': [
    'Ilagay ang buong numero, gaya ng +63 917 123 4567.',
    'Ibutang ang bug-os nga numero, pareho sang +63 917 123 4567.',
    'Ibutang ang tibuok numero, sama sa +63 917 123 4567.',
  ],
  'Please enter your phone number': [
    'Ilagay ang numero ng telepono mo',
    'Ibutang ang numero sang imo telepono',
    'Ibutang ang numero sa imong telepono',
  ],
  'Please enter the name in your Messenger link, such as juan.delacruz.': [
    'Ilagay ang pangalan sa Messenger link mo, gaya ng juan.delacruz.',
    'Ibutang ang ngalan sa imo Messenger link, pareho sang juan.delacruz.',
    'Ibutang ang ngalan sa imong Messenger link, sama sa juan.delacruz.',
  ],
  'Please enter your name': ['Ilagay ang pangalan mo', 'Ibutang ang imo ngalan', 'Ibutang ang imong ngalan'],
  'A name has at most {n} characters': [
    'Hanggang {n} karakter ang pangalan',
    'Tubtob {n} ka karakter ang ngalan',
    'Hangtod {n} ka karakter ang ngalan',
  ],
  'Please use letters, as in Niña or Dela Cruz-Reyes': [
    'Gumamit ng mga letra, gaya ng Niña o Dela Cruz-Reyes',
    'Maggamit sang mga letra, pareho sang Niña ukon Dela Cruz-Reyes',
    'Paggamit og mga letra, sama sa Niña o Dela Cruz-Reyes',
  ],
  'Please choose a picture': ['Pumili ng larawan', 'Pili sing laragway', 'Pili og hulagway'],
  'Please send 16 to 64 letters or digits': [
    'Magpadala ng 16 hanggang 64 na letra o numero',
    'Magpadala sing 16 tubtob 64 ka letra ukon numero',
    'Pagpadala og 16 hangtod 64 ka letra o numero',
  ],
  'Please say true or false': ['Sabihin kung true o false', 'Isiling kon true ukon false', 'Isulti kon true o false'],
  'Please name one of the languages': [
    'Pumili ng isa sa mga wika',
    'Pili sing isa sa mga lenguahe',
    'Pili og usa sa mga pinulongan',
  ],
  'Type a number up to {n}.': [
    'Mag-type ng numero hanggang {n}.',
    'Mag-type sang numero tubtob {n}.',
    'Pag-type og numero hangtod {n}.',
  ],
  'Please use at most {n} characters': [
    'Hanggang {n} karakter lang ang puwede',
    'Tubtob {n} ka karakter lang ang puwede',
    'Hangtod {n} ka karakter ra ang mahimo',
  ],
  'At most {n} characters': ['Hanggang {n} karakter', 'Tubtob {n} ka karakter', 'Hangtod {n} ka karakter'],
  'At most {n} entries': ['Hanggang {n} entry', 'Tubtob {n} ka entry', 'Hangtod {n} ka entry'],
  'At most {n} characters an entry': [
    'Hanggang {n} karakter bawat entry',
    'Tubtob {n} ka karakter kada entry',
    'Hangtod {n} ka karakter matag entry',
  ],
  'The given data was invalid.': [
    'Hindi tama ang ibinigay na datos.',
    'Indi husto ang ginhatag nga datos.',
    'Dili husto ang gihatag nga datos.',
  ],
  'The body of {call} could not be read as {kind}.': [
    'Hindi mabasa ang laman ng {call} bilang {kind}.',
    'Indi mabasa ang sulod sang {call} bilang {kind}.',
    'Dili mabasa ang sulod sa {call} isip {kind}.',
  ],
  'Please use one of: {values}.': [
    'Gamitin ang isa sa mga ito: {values}.',
    'Gamita ang isa sa sini: {values}.',
    'Gamita ang usa niini: {values}.',
  ],
  'This is missing or of the wrong type.': [
    'Wala ito o maling uri.',
    'Wala ini ukon sala nga klase.',
    'Wala kini o sayop nga klase.',
  ],

  // Searching
  'Please choose a subtype of the category.': [
    'Pumili ng subtype na kabilang sa kategorya.',
    'Pili sing subtype nga sakop sang kategorya.',
    'Pili og subtype nga sakop sa kategoriya.',
  ],
  'Please use a box within the globe.': [
    'Gumamit ng kahong nasa loob ng mundo.',
    'Maggamit sang kahon nga ara sa sulod sang kalibutan.',
    'Paggamit og kahon nga sulod sa kalibotan.',
  ],
  'Please draw the area again.': [
    'Iguhit muli ang lugar.',
    'Idrowing liwat ang lugar.',
    'Idrowing pag-usab ang lugar.',
  ],
  'An area has at most {n} corners.': [
    'Hanggang {n} kanto ang iginuhit na lugar.',
    'Tubtob {n} ka pamusod ang gindrowing nga lugar.',
    'Hangtod {n} ka suok ang gidrowing nga lugar.',
  ],
  'Please use FROM-TO.': [
    'Gamitin ang anyong FROM-TO.',
    'Gamita ang porma nga FROM-TO.',
    'Gamita ang porma nga FROM-TO.',
  ],
  'Please use PLAN,TERM-NUMBER.': [
    'Gamitin ang anyong PLAN,TERM-NUMBER.',
    'Gamita ang porma nga PLAN,TERM-NUMBER.',
    'Gamita ang porma nga PLAN,TERM-NUMBER.',
  ],
  'Please use WEST,SOUTH,EAST,NORTH.': [
    'Gamitin ang anyong WEST,SOUTH,EAST,NORTH.',
    'Gamita ang porma nga WEST,SOUTH,EAST,NORTH.',
    'Gamita ang porma nga WEST,SOUTH,EAST,NORTH.',
  ],
  'Please use a number from 0.': [
    'Gumamit ng numero mula 0.',
    'Maggamit sang numero halin 0.',
    'Paggamit og numero gikan 0.',
  ],
  'Please use 0 to {n}.': ['Gamitin ang 0 hanggang {n}.', 'Gamita ang 0 tubtob {n}.', 'Gamita ang 0 hangtod {n}.'],
  'Please use 1 to {n}.': ['Gamitin ang 1 hanggang {n}.', 'Gamita ang 1 tubtob {n}.', 'Gamita ang 1 hangtod {n}.'],
  'Please name facets of the list.': [
    'Pumili ng mga facet na nasa listahan.',
    'Pili sing mga facet nga ara sa listahan.',
    'Pili og mga facet nga naa sa listahan.',
  ],
  'Please name 1 to {n} ids, separated by commas.': [
    'Magbigay ng 1 hanggang {n} id na pinaghihiwalay ng kuwit.',
    'Maghatag sing 1 tubtob {n} ka id nga ginabulag sang kuwit.',
    'Paghatag og 1 hangtod {n} ka id nga gibulag og kuwit.',
  ],
} as const satisfies Room
