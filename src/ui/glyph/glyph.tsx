import { GLYPHS, type GlyphName } from './glyphs'

export type GlyphProps = { name: GlyphName; size?: number; strokeWidth?: number; className?: string }

/** Two elements instead of up to nine in the icon library, for parts that occur dozens of times. Decorative. */
export function Glyph({ name, size = 20, strokeWidth = 2, className }: GlyphProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={GLYPHS[name]} />
    </svg>
  )
}
