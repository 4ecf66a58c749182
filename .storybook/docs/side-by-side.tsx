import { useState } from 'react'
import { SETTLED } from '@tests/storybook/screen-story'
import { ALONE } from '../alone'

const WIDTHS = [390, 768, 1440]
const HEIGHT = 900
/** How much smaller the frames are shown than they are. */
const SCALE = 0.4

const FRAMES = WIDTHS.flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })))

/** Longest wait for a frame's screen before the next one begins, in milliseconds; some never settle. */
const PATIENCE = 12_000
const EVERY = 200

/** Resolves when the screen in the frame has settled: each signs in and fills the same storage, so they open one after another. */
async function settled(frame: HTMLIFrameElement): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += EVERY) {
    if (frame.contentDocument?.body.hasAttribute(SETTLED)) return
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
}

/** One story in both themes and three widths. The frames open one after another and keep their storage's news to themselves. */
export function SideBySide({ id }: { id: string }) {
  const [opened, setOpened] = useState(1)
  const next = async (frame: HTMLIFrameElement) => {
    await settled(frame)
    setOpened((before) => before + 1)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {FRAMES.slice(0, opened).map(({ width, theme }) => (
        <figure key={`${width} ${theme}`} style={{ margin: 0 }}>
          <figcaption>
            {width} px, {theme}
          </figcaption>
          <div style={{ width: width * SCALE, height: HEIGHT * SCALE, overflow: 'hidden', border: '1px solid gray' }}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this catalog's own story, which needs storage and worker. */}
            <iframe
              title={`${width} px, ${theme}`}
              src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme};viewport:!undefined&${ALONE}`}
              onLoad={({ currentTarget }) => void next(currentTarget)}
              style={{ width, height: HEIGHT, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0' }}
            />
          </div>
        </figure>
      ))}
    </div>
  )
}
