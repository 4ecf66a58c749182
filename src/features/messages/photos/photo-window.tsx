import { Lightbox, type LightboxProps } from '@/ui/lightbox/lightbox'

type Props = Pick<LightboxProps, 'pictures' | 'index' | 'onIndexChange' | 'onOpenChange'> & {
  /** First name of whoever sent them; 'you' for the viewer. */
  from: string
}

/** The pictures of a message in full screen. A module of its own, as its code loads with the first press. */
export function PhotoWindow({ from, ...lightbox }: Props) {
  return <Lightbox {...lightbox} title={`Photos from ${from}`} open />
}
