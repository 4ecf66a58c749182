import { createRoot } from 'react-dom/client'
import { CARDS } from './cards.mjs'

/** The floor of a React page: React, 24 cards, nothing else. */
function Floor() {
  return (
    <main>
      {CARDS.map(({ id, price, title, place, picture }) => (
        <article key={id}>
          <img src={`/${picture}`} width={320} height={240} alt="" loading={id > 3 ? 'lazy' : 'eager'} />
          <h2>{price}</h2>
          <p>{title}</p>
          <p>{place}</p>
        </article>
      ))}
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Floor />)
