import type { ReactNode } from 'react'
import { Sheet } from '@/ui/sheet/sheet'
import { FiltersForm, type FiltersFormProps } from '../filters/filters-form'

type FilterSheetBodyProps = FiltersFormProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  footer: ReactNode
}

/** The sheet itself, loaded on first use. */
export function FilterSheetBody({ open, onOpenChange, footer, ...form }: FilterSheetBodyProps) {
  return (
    <Sheet title="Filters" open={open} onOpenChange={onOpenChange} footer={footer}>
      <FiltersForm {...form} />
    </Sheet>
  )
}
