import { CircleAlert, X } from 'lucide-react'
import { TOO_MANY_PHOTOS, type Refusal } from '@/domain/listing-form/photo-rules'
import { IconButton } from '@/ui/icon-button/icon-button'

type Props = { refused: readonly Refusal[]; leftOut: number; onClose: () => void }

/** The refused files, by name and reason. */
export function PhotoRefusals({ refused, leftOut, onClose }: Props) {
  return (
    <div role="alert">
      {refused.length > 0 || leftOut > 0 ? (
        <div className="flex gap-2.5 rounded-control bg-bad-soft py-2 pr-1.5 pl-3.5 text-bad">
          <CircleAlert aria-hidden size={18} className="mt-1.5 shrink-0" />
          <ul className="min-w-0 flex-1 space-y-1 py-1 text-[0.8125rem] font-strong">
            {leftOut > 0 ? (
              <li>
                <span>{TOO_MANY_PHOTOS}</span>
                <span className="font-medium">
                  {leftOut === 1 ? '. One more was left out.' : `. ${leftOut} more were left out.`}
                </span>
              </li>
            ) : null}
            {refused.map(({ name, reason }, place) => (
              <li key={place} className="wrap-anywhere">
                {name} <span className="font-medium">{reason}</span>
              </li>
            ))}
          </ul>
          <IconButton label="Close" onClick={onClose} className="text-bad">
            <X aria-hidden size={17} />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
