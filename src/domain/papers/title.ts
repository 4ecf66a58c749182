import { labelOf } from '../listing/field-kinds'
import type { Listing } from '../listing/listing'
import { PH_FIELDS } from './ph-fields'
import { t } from '@/words/words'

type Titled = Pick<Listing, 'listingType' | 'ph'>
type Answer = { label: string; value: string; brief: string; asks: string }

/** What a buyer asks of a title, answered or not: kind, name, liens. A rental has none of it. */
export function titleAnswers({ listingType, ph }: Titled): Answer[] {
  if (listingType === 'rent') return []
  const { titleType, titleHolder, titleLiens } = ph
  const kind = titleType && labelOf('title_type', titleType)
  const holder = titleHolder && labelOf('title_holder', titleHolder)
  const liens = titleLiens && labelOf('title_liens', titleLiens)
  const notStated = t('Not stated')
  return [
    {
      label: t('Kind of title'),
      value: kind || notStated,
      brief: kind || t('kind not stated'),
      asks: 'What kind of title does it have?',
    },
    {
      label: t(PH_FIELDS.title_holder.label),
      value: holder || notStated,
      brief: holder ? t('in the name of {holder}', { holder: holder.toLowerCase() }) : t('name not stated'),
      asks: 'In whose name is the title?',
    },
    {
      label: t(PH_FIELDS.title_liens.label),
      value: titleLiens === 'none_stated' ? t('None, says the seller') : liens || notStated,
      brief: titleLiens === 'none_stated' ? t('no liens stated') : liens.toLowerCase() || t('liens not stated'),
      asks: 'Is there a mortgage or another annotation on the title?',
    },
  ]
}

/** What is not stated, as a message asks it. */
export function titleQuestions(listing: Titled): string[] {
  const notStated = t('Not stated')
  return titleAnswers(listing).flatMap(({ value, asks }) => (value === notStated ? asks : []))
}
