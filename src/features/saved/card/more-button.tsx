import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useWords } from '@/words/use-words'

type Props = { title: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>

export function MoreButton({ title, ...rest }: Props) {
  const t = useWords()
  return (
    <IconButton label={t('More for {title}', { title })} {...rest}>
      <Ellipsis aria-hidden size={20} />
    </IconButton>
  )
}
