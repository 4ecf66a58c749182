import { GLYPHS, type GlyphName } from './glyphs'

export type GlyphProps = { name: GlyphName; size?: number; strokeWidth?: number; className?: string }

/**
 * An icon of one path, for what stands on the screen dozens of times, such as a card: two elements, where the same icon of the
 * library has up to nine. Decoration: whatever it stands in has a name of its own.
 */
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
