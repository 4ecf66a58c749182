import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'

type Props = { title: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>

export function MoreButton({ title, ...rest }: Props) {
  return (
    <IconButton label={`More for ${title}`} {...rest}>
      <Ellipsis aria-hidden size={20} />
    </IconButton>
  )
}
