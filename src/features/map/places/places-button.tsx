import { MapPinned } from 'lucide-react'
import { Switch } from '@/ui/switch/switch'
import { Popover } from '@/ui/popover/popover'
import { MapButton } from '../header/map-button'
import { LAYERS, type ShownLayers } from './layers'
import { useWords } from '@/words/use-words'

type PlacesButtonProps = { shown: ShownLayers; onShow: (shown: ShownLayers) => void }

type Layer = ShownLayers extends ReadonlySet<infer Id> ? Id : never

export function PlacesButton({ shown, onShow }: PlacesButtonProps) {
  const t = useWords()
  const toggle = (id: Layer, on: boolean) => {
    const next = new Set(shown)
    if (on) next.add(id)
    else next.delete(id)
    onShow(next)
  }
  return (
    <Popover
      label={t('Places on the map')}
      align="start"
      trigger={
        <MapButton icon={<MapPinned aria-hidden size={16} />}>
          {t('Places')}
          {shown.size > 0 ? ` · ${shown.size}` : ''}
        </MapButton>
      }
    >
      <h2 className="text-[0.9375rem]">{t('Places on the map')}</h2>
      <div className="mt-2">
        {LAYERS.map(({ id, label }) => (
          <Switch key={id} label={t(label)} checked={shown.has(id)} onCheckedChange={(on) => toggle(id, on)} />
        ))}
      </div>
      <p className="mt-2 text-[0.8125rem] text-ink-muted">
        {t('Choose a property to see how far away they are. Times are estimates.')}
      </p>
      <h2 className="mt-4 text-[0.9375rem]">{t('Floods')}</h2>
      <div className="mt-2">
        <Switch
          label={t('Once in 100 years')}
          checked={shown.has('flood')}
          onCheckedChange={(on) => toggle('flood', on)}
        />
      </div>
    </Popover>
  )
}
