import { ListPlus, NotebookPen } from 'lucide-react'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { MoreButton } from './more-button'
import { useWords } from '@/words/use-words'

export type CardMenuProps = {
  title: string
  /** What the item says; null where there are no lists. */
  lists: string | null
  note: string
  onLists: () => void
  onNote: () => void
  onCloseAutoFocus: (event: Event) => void
}

export function CardMenu({ title, lists, note, onLists, onNote, onCloseAutoFocus }: CardMenuProps) {
  const t = useWords()
  return (
    <Menu
      label={t('More for {title}', { title })}
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={<MoreButton title={title} />}
    >
      {lists === null ? null : (
        <MenuItem icon={<ListPlus aria-hidden size={18} />} onSelect={onLists}>
          {lists}
        </MenuItem>
      )}
      <MenuItem icon={<NotebookPen aria-hidden size={18} />} onSelect={onNote}>
        {note}
      </MenuItem>
    </Menu>
  )
}
