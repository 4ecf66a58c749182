import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card } from './card'
import { CARDS } from './cards.mjs'

const CATEGORIES = ['Residential', 'Commercial', 'Industrial', 'Land']

/** The floor of filtering and typing: four choices, a search field, and 24 other cards for each choice. */
function Floor() {
  const [category, setCategory] = useState('Residential')
  const [text, setText] = useState('')
  return (
    <>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <aside>
        {CATEGORIES.map((name) => (
          <button key={name} type="button" onClick={() => setCategory(name)}>
            {name}
          </button>
        ))}
      </aside>
      <main>
        <h1>All {category.toLowerCase()} properties</h1>
        {CARDS.map((card) => (
          <Card key={`${category}${card.id}`} {...card} />
        ))}
      </main>
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Floor />)
