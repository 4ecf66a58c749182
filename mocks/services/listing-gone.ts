import { formatMoneyWhole } from '@/domain/money/money'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { thumbnailOf } from '../wire/listing-wire'
import { messagesOf, openOfferOf, wireTalkedAbout } from '../wire/messages-wire'
import { conversationLink, removeUnread } from './messages-store'
import { forgetInterest } from './interest'
import { notify } from './notify'
import { answerOffer } from './offers/offers-store'
import { forgetLooks } from './pictures/photo-look'
import { told } from './told'
import { cancelToursOf } from './tours/tour-news'

/** Ends all that hangs on it: offers, tours, reports, interest. Conversations keep its title, price and picture. */
export function closeListing(backend: Backend, listing: Row<'property'>): void {
  const { db, clock } = backend
  for (const conversation of db.conversation.where((row) => row.property_id === listing.id)) {
    const offer = openOfferOf(messagesOf(db, conversation.id), clock.now())
    if (offer) answerOffer(backend, conversation, offer, 'rejected')
    db.conversation.update(conversation.id, { kept_listing: JSON.stringify(wireTalkedAbout(listing)) })
    const link = conversationLink(conversation.id)
    removeUnread(backend, conversation.buyer_id, link)
    notify(backend, conversation.buyer_id, {
      type: 'message',
      title: told('No longer listed'),
      message: offer
        ? told('“{title}” is no longer listed, so your offer of {amount} is closed.', {
            title: listing.title,
            amount: amountText(offer, listing),
          })
        : told('“{title}” is no longer listed.', { title: listing.title }),
      link,
      avatar: thumbnailOf(listing),
    })
  }
  cancelToursOf(backend, listing)
  for (const { id, about, subject_id, status } of db.report.all())
    if (status === 'open' && about === 'listing' && subject_id === listing.id) db.report.remove(id)
  forgetInterest(db, listing.id)
  forgetLooks(db, listing.id)
}

export function closeOffersBy(backend: Backend, buyer: Row<'user'>): void {
  const { db, clock } = backend
  for (const conversation of db.conversation.where((row) => row.buyer_id === buyer.id)) {
    const offer = openOfferOf(messagesOf(db, conversation.id), clock.now())
    const listing = db.property.find(conversation.property_id)
    if (!offer || !listing) continue
    answerOffer(backend, conversation, offer, 'rejected', { by: buyer.id })
    const link = conversationLink(conversation.id)
    removeUnread(backend, conversation.seller_id, link)
    notify(backend, conversation.seller_id, {
      type: 'message',
      title: told('Offer closed'),
      message: told('{name} deleted their account, so the offer of {amount} on “{title}” is closed.', {
        name: buyer.name,
        amount: amountText(offer, listing),
        title: listing.title,
      }),
      link,
      avatar: thumbnailOf(listing),
    })
  }
}

function amountText({ offer_amount }: Row<'message'>, { currency }: Row<'property'>): string {
  return formatMoneyWhole(offer_amount ?? 0, currency)
}
