import { Switch } from '@/ui/switch/switch'
import { Key } from './key'
import { useReviewKeysOn } from './key-rules'

const KEYS: [keys: string[], does: string][] = [
  [['J', '→'], 'Next in the queue'],
  [['K', '←'], 'Previous in the queue'],
  [['A'], 'Approve'],
  [['R'], 'Reject'],
  [['+', '−', '0'], 'Zoom the picture that has the focus'],
  [['.'], 'Turn the picture that has the focus'],
  [['?'], 'Show or hide these keys'],
  [['Esc'], 'Close'],
]

/** Lists the keys, with the switch that turns single-key shortcuts off. */
export function KeyHelp() {
  const { value, set } = useReviewKeysOn()
  return (
    <section
      aria-labelledby="review-keys"
      className="mb-4 rounded-control bg-surface-sunken px-4 py-3 ring-1 ring-line ring-inset"
    >
      <h3 id="review-keys" className="text-sm">
        Keyboard
      </h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2">
        {KEYS.map(([keys, does]) => (
          <div key={does} className="flex items-center gap-3">
            <dt className="flex w-20 shrink-0 gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch className="mt-1 sm:max-w-80" label="Single-key shortcuts" checked={value} onCheckedChange={set} />
    </section>
  )
}
