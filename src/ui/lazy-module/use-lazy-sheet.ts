import { useState } from 'react'
import type { LazyModule } from './lazy-module'

/** A sheet or dialog whose code loads when its button is near: `trigger` is spread on the button. */
export function useLazySheet<T>(module: LazyModule<T>) {
  const [open, setOpen] = useState(false)
  const Body = module.use()
  const prepare = () => void module.prepare()
  const show = async () => {
    setOpen(true)
    // The toast says why; the sheet must not open by itself once its code has loaded.
    if ((await module.fetch()) === null) setOpen(false)
  }
  return {
    Body,
    open,
    setOpen,
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void show(),
    },
  } as const
}
