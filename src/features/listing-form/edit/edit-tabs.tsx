import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { countByTab, EDIT_TABS, type EditTab } from '@/domain/listing-form/edit-tabs'
import type { ListingField } from '@/domain/listing/field-kinds'
import { counted } from '@/domain/text'
import { Tabs } from '@/ui/tabs/tabs'

type EditTabsProps = {
  value: EditTab
  onValueChange: (tab: EditTab) => void
  /** The fields with errors, counted on their tabs. */
  problems: readonly ListingField[]
  content: Record<EditTab, ReactNode>
}

export function EditTabs({ value, onValueChange, problems, content }: EditTabsProps) {
  const counts = countByTab(problems)
  const tabs = EDIT_TABS.map((tab) => ({
    ...tab,
    content: <div className="grid gap-4">{content[tab.value]}</div>,
    ...(counts[tab.value] > 0 ? { icon: <MistakeMark count={counts[tab.value]} /> } : {}),
  }))
  return <Tabs label="What to edit" tabs={tabs} value={value} onValueChange={onValueChange} />
}

function MistakeMark({ count }: { count: number }) {
  return (
    <span className="text-bad">
      <CircleAlert aria-hidden size={16} />
      <span className="sr-only">{`${counted(count, 'mistake')}:`}</span>
    </span>
  )
}
