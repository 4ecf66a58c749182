import { Lasso } from 'lucide-react'
import type { Ref } from 'react'
import { MapButton } from '../header/map-button'
import { useWords } from '@/words/use-words'

type DrawButtonProps = { ref?: Ref<HTMLButtonElement>; drawn: boolean; onDraw: () => void }

export function DrawButton({ ref, drawn, onDraw }: DrawButtonProps) {
  const t = useWords()
  return (
    <MapButton
      icon={<Lasso aria-hidden size={16} />}
      ref={ref}
      title={drawn ? t('Move its corners, add to it or clear it') : t('Show only the properties in an area you draw')}
      onClick={onDraw}
    >
      {drawn ? t('Change area') : t('Draw area')}
    </MapButton>
  )
}
