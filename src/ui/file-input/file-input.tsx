import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label'> & {
  /** Name of the field; left out where a `<label>` names it. */
  label?: string
  /** Receives what was chosen, never an empty list. */
  onFiles: (files: readonly File[]) => void
}

/** Chooses files. It is invisible: another control opens it, or it lies over a box and takes its presses. */
export function FileInput({ label, onFiles, className = 'sr-only', ...rest }: Props) {
  return (
    <input
      {...rest}
      type="file"
      aria-label={label}
      className={className}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // Lets the same file be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
