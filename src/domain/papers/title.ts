import { labelOf } from '../listing/field-kinds'
import type { Listing } from '../listing/listing'
import { PH_FIELDS } from './ph-fields'

type Titled = Pick<Listing, 'listingType' | 'ph'>
type Answer = { label: string; value: string; brief: string; asks: string }

const NOT_STATED = 'Not stated'

/** What a buyer asks of a title, answered or not: kind, name, liens. A rental has none of it. */
export function titleAnswers({ listingType, ph }: Titled): Answer[] {
  if (listingType === 'rent') return []
  const { titleType, titleHolder, titleLiens } = ph
  const kind = titleType && labelOf('title_type', titleType)
  const holder = titleHolder && labelOf('title_holder', titleHolder)
  const liens = titleLiens && labelOf('title_liens', titleLiens)
  return [
    {
      label: 'Kind of title',
      value: kind || NOT_STATED,
      brief: kind || 'kind not stated',
      asks: 'What kind of title does it have?',
    },
    {
      label: PH_FIELDS.title_holder.label,
      value: holder || NOT_STATED,
      brief: holder ? `in the name of ${holder.toLowerCase()}` : 'name not stated',
      asks: 'In whose name is the title?',
    },
    {
      label: PH_FIELDS.title_liens.label,
      value: titleLiens === 'none_stated' ? 'None, says the seller' : liens || NOT_STATED,
      brief: titleLiens === 'none_stated' ? 'no liens stated' : liens.toLowerCase() || 'liens not stated',
      asks: 'Is there a mortgage or another annotation on the title?',
    },
  ]
}

export function titleQuestions(listing: Titled): string[] {
  return titleAnswers(listing).flatMap(({ value, asks }) => (value === NOT_STATED ? asks : []))
}
