import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'UI/Theme' } satisfies Meta
export default meta
type Story = StoryObj

const COLOURS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-control',
  'brand',
  'brand-soft',
  'action',
  'sale',
  'sale-soft',
  'rent',
  'rent-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'focus',
  'heart',
]

export const Colours: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
      {COLOURS.map((name) => (
        <li key={name} className="text-xs">
          <span
            className="mb-1 block h-14 rounded-control border border-line"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
}
export const Type: Story = {
  render: () => (
    <div className="space-y-3">
      <h1 className="text-4xl">Find Your Perfect Home</h1>
      <h2 className="text-xl">31 Properties for Sale</h2>
      <p className="price text-xl">₱12,500,000</p>
      <p>Courtyard house with pool near Esplanade</p>
      <p className="text-[0.8125rem] text-ink-muted">Molo, Iloilo City</p>
    </div>
  ),
}
