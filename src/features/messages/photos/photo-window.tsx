import { Lightbox, type LightboxProps } from '@/ui/lightbox/lightbox'

type Props = Pick<LightboxProps, 'pictures' | 'index' | 'onIndexChange' | 'onOpenChange'> & {
  from: string
}

/** In a module of its own, as its code loads with the first press. */
export function PhotoWindow({ from, ...lightbox }: Props) {
  return <Lightbox {...lightbox} title={`Photos from ${from}`} open />
}
