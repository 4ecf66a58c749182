import { ArrowLeft, ArrowRight, Ellipsis, Image, LayoutPanelLeft, Star, Trash2 } from 'lucide-react'
import { announce } from '@/ui/live-region/announce'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { notify } from '@/ui/toast/notify'
import { goToField } from '../listing-form'
import type { Photo, PhotoListStore } from './photo-list-store'

export type PhotoTileProps = {
  photo: Photo
  place: number
  count: number
  isCover: boolean
  photoList: PhotoListStore
}

/** The actions on one photo. */
export function PhotoMenu({ photo, place, count, isCover, photoList }: PhotoTileProps) {
  const move = (to: number) => {
    photoList.move(photo.id, to)
    announce(`Photo moved to place ${to + 1} of ${count}.`)
  }
  const remove = () => {
    const putBack = photoList.remove(photo.id)
    notify({ text: `Photo removed: ${photo.name}`, action: { label: 'Undo', onPress: putBack } })
    goToField('photos')
  }
  return (
    <div className="absolute top-1 right-1">
      <Menu
        label={`Photo ${place + 1}`}
        trigger={
          <IconButton label={`Options for photo ${place + 1}: ${photo.name}`} look="solid">
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Star size={17} />}
          disabled={isCover || photo.plan}
          onSelect={() => {
            photoList.setCover(photo.id)
            announce(`Photo ${place + 1} is the cover now.`)
          }}
        >
          Make cover
        </MenuItem>
        <MenuItem
          icon={photo.plan ? <Image size={17} /> : <LayoutPanelLeft size={17} />}
          onSelect={() => {
            photoList.setPlan(photo.id, !photo.plan)
            announce(`Picture ${place + 1} is a ${photo.plan ? 'photo' : 'floor plan'} now.`)
          }}
        >
          {photo.plan ? 'Mark as photo' : 'Mark as floor plan'}
        </MenuItem>
        <MenuItem icon={<ArrowLeft size={17} />} disabled={place === 0} onSelect={() => move(place - 1)}>
          Move earlier
        </MenuItem>
        <MenuItem icon={<ArrowRight size={17} />} disabled={place === count - 1} onSelect={() => move(place + 1)}>
          Move later
        </MenuItem>
        <MenuItem icon={<Trash2 size={17} />} danger onSelect={remove}>
          Remove
        </MenuItem>
      </Menu>
    </div>
  )
}
