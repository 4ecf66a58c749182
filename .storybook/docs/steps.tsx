import { useState } from 'react'
import { SideBySide } from './side-by-side'

export type Step = {
  /** Id of the story that shows it. */
  story: string
  title: string
  /** What happened, or what to notice. */
  text?: string | undefined
}

/** A story's own page in the catalog; documentation is shown in a frame, so the link leaves it. */
export function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top" style={{ textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** A story as wide as the page. */
export function StoryFrame({ id, title }: { id: string; title: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this catalog's own story, which needs storage and worker.
    <iframe
      key={id}
      title={title}
      src={`./iframe.html?id=${id}&viewMode=story`}
      style={{ width: '100%', height: 760, border: '1px solid rgb(128 128 128 / 0.4)', borderRadius: 8 }}
    />
  )
}

const choice = (chosen: boolean) => ({
  minHeight: 40,
  padding: '0 12px',
  borderRadius: 8,
  border: '1px solid currentColor',
  color: 'inherit',
  fontWeight: chosen ? 750 : 500,
  background: chosen ? 'rgb(128 128 128 / 0.2)' : 'none',
})

/**
 * Screens one at a time: each story is the whole product with its own storage and mocked backend. The chosen one can be seen in
 * both themes and three widths.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const [place, setPlace] = useState(0)
  const [beside, setBeside] = useState(false)
  const step = steps[place]
  if (!step) return null
  return (
    <section className="sb-unstyled" style={{ color: 'inherit', fontSize: '0.875rem' }}>
      <nav aria-label="States" style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 }}>
        {steps.map((each, at) => (
          <button
            key={each.story}
            type="button"
            aria-current={at === place ? 'step' : undefined}
            onClick={() => setPlace(at)}
            style={choice(at === place)}
          >
            {each.title}
          </button>
        ))}
      </nav>
      <p aria-live="polite" style={{ margin: '0 0 12px' }}>
        <strong>{step.title}.</strong> {step.text} <StoryLink id={step.story}>Open the story</StoryLink>{' '}
        <button type="button" aria-pressed={beside} onClick={() => setBeside(!beside)} style={choice(beside)}>
          Both themes, three widths
        </button>
      </p>
      {beside ? <SideBySide key={step.story} id={step.story} /> : <StoryFrame id={step.story} title={step.title} />}
    </section>
  )
}
