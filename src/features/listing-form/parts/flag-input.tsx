import type { FieldOf } from '@/domain/listing/field-kinds'
import { Switch } from '@/ui/switch/switch'
import { useListingField } from '../use-listing-field'

export function FlagInput({ name, label, hint }: { name: FieldOf<'flag'>; label: string; hint?: string | undefined }) {
  const { id, value, change } = useListingField(name)
  return <Switch id={id} label={label} hint={hint} checked={value} onCheckedChange={change} />
}
