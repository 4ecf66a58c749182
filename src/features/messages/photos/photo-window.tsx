import { Lightbox, type LightboxProps } from '@/ui/lightbox/lightbox'
import { useWords } from '@/words/use-words'

type Props = Pick<LightboxProps, 'pictures' | 'index' | 'onIndexChange' | 'onOpenChange'> & {
  from: string | null
}

/** In a module of its own, as its code loads with the first press. */
export function PhotoWindow({ from, ...lightbox }: Props) {
  const t = useWords()
  return (
    <Lightbox
      {...lightbox}
      title={from === null ? t('Photos from you') : t('Photos from {name}', { name: from })}
      open
    />
  )
}
