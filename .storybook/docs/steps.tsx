import { useState } from 'react'

export type Step = {
  /** Id of the story that shows it. */
  story: string
  title: string
  /** What happened, or what to notice. */
  text?: string | undefined
}

/** A story's own page in the catalogue; documentation is shown in a frame, so the link leaves it. */
export function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top" style={{ textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/**
 * Screens one after another, one at a time: each story is the whole product with its own storage and mocked backend, and a page
 * can hold only one of those.
 */
export function Steps({ steps, numbered = false }: { steps: readonly Step[]; numbered?: boolean }) {
  const [place, setPlace] = useState(0)
  const step = steps[place]
  if (!step) return null
  const named = ({ title }: Step, at: number) => (numbered ? `${at + 1}. ${title}` : title)
  return (
    <section className="sb-unstyled" style={{ color: 'inherit', fontSize: '0.875rem' }}>
      <nav aria-label="Steps" style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 }}>
        {steps.map((each, at) => (
          <button
            key={each.story}
            type="button"
            aria-current={at === place ? 'step' : undefined}
            onClick={() => setPlace(at)}
            style={{
              minHeight: 40,
              padding: '0 12px',
              borderRadius: 8,
              border: '1px solid currentColor',
              fontWeight: at === place ? 750 : 500,
              background: at === place ? 'rgb(128 128 128 / 0.2)' : 'none',
            }}
          >
            {named(each, at)}
          </button>
        ))}
      </nav>
      <p aria-live="polite" style={{ margin: '0 0 12px' }}>
        <strong>{named(step, place)}.</strong> {step.text} <StoryLink id={step.story}>Open the story</StoryLink>
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this catalogue's own story, which needs storage and worker. */}
      <iframe
        key={step.story}
        title={step.title}
        src={`./iframe.html?id=${step.story}&viewMode=story`}
        style={{ width: '100%', height: 760, border: '1px solid rgb(128 128 128 / 0.4)', borderRadius: 8 }}
      />
      {numbered ? (
        <p style={{ display: 'flex', justifyContent: 'space-between', marginTop: 12 }}>
          <button type="button" disabled={place === 0} onClick={() => setPlace(place - 1)} style={{ minHeight: 40 }}>
            {place === 0 ? '' : `← ${steps[place - 1]?.title}`}
          </button>
          <button
            type="button"
            disabled={place === steps.length - 1}
            onClick={() => setPlace(place + 1)}
            style={{ minHeight: 40 }}
          >
            {place === steps.length - 1 ? '' : `${steps[place + 1]?.title} →`}
          </button>
        </p>
      ) : null}
    </section>
  )
}
