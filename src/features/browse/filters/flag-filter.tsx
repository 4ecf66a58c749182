import { Switch } from '@/ui/switch/switch'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeOptions } from '../state/use-search-state'

type FlagFilterProps = {
  label: string
  value: boolean
  /** How many listings have it; undefined where nobody counted. */
  count: number | undefined
  onSwitch: (value: boolean, options: ChangeOptions) => number
}

/** A filter that is on or off. */
export function FlagFilter({ label, value, count, onSwitch }: FlagFilterProps) {
  const [shown, choose] = useAtOnce(value, onSwitch)
  return <Switch label={label} checked={shown} count={count} onCheckedChange={choose} />
}
