import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Pagination } from './pagination'

const meta = { title: 'UI/Pagination', component: Pagination } satisfies Meta
export default meta
type Story = StoryObj

function Held({ start, pageCount, ends }: { start: number; pageCount: number; ends?: boolean }) {
  const [page, setPage] = useState(start)
  return <Pagination page={page} pageCount={pageCount} ends={ends} onPageChange={setPage} label="Pages of results" />
}

export const First: Story = { render: () => <Held start={1} pageCount={12} /> }
export const Middle: Story = { render: () => <Held start={6} pageCount={12} /> }
export const Few: Story = { render: () => <Held start={2} pageCount={3} /> }
export const WithEnds: Story = { render: () => <Held start={6} pageCount={12} ends /> }
export const Links: Story = {
  render: () => (
    <Pagination
      page={2}
      pageCount={5}
      renderLink={(page, props) => (
        <a href={`#page-${page}`} {...props}>
          {props.children}
        </a>
      )}
    />
  ),
}
