import { Lasso } from 'lucide-react'
import type { Ref } from 'react'
import { MapButton } from '../header/map-button'

type DrawButtonProps = { ref?: Ref<HTMLButtonElement>; drawn: boolean; onDraw: () => void }

export function DrawButton({ ref, drawn, onDraw }: DrawButtonProps) {
  return (
    <MapButton
      icon={<Lasso aria-hidden size={16} />}
      ref={ref}
      title={drawn ? 'Move its corners, add to it or clear it' : 'Only what lies in an area that you draw'}
      onClick={onDraw}
    >
      {drawn ? 'Change area' : 'Draw area'}
    </MapButton>
  )
}
