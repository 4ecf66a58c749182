import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Picture } from './picture'

const view = { alt: 'Corner home', width: 800, height: 600 }

it('tries each fallback in turn, then says No Image', () => {
  const missing = vi.fn()
  render(<Picture {...view} src="/a.webp" srcSet="/a-480.webp 480w" fallbacks={['/b.webp']} onMissing={missing} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(missing).not.toHaveBeenCalled()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('No Image')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Corner home: No Image' })).toBeInTheDocument()
  expect(missing).toHaveBeenCalledOnce()
})

it('says without a network that it was not loaded, and loads when the network is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Picture {...view} src="/a.webp" fallbacks={['/b.webp']} />)
  fireEvent.error(screen.getByRole('img'))
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Picture not loaded')).toBeInTheDocument()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp')
})

it('starts over with another picture', () => {
  const { rerender } = render(<Picture {...view} src="/a.webp" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture {...view} src="/c.webp" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/c.webp')
})

it('waits below the fold and hurries when it is the first thing seen', () => {
  const { rerender } = render(<Picture {...view} src="/a.webp" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Picture {...view} src="/a.webp" priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

it('keeps its room and its name while the file may not be asked for yet', () => {
  const { rerender } = render(<Picture {...view} src="/a.webp" srcSet="/a-480.webp 480w" held />)
  expect(screen.getByRole('img')).not.toHaveAttribute('src')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).toHaveAccessibleName('Corner home')
  rerender(<Picture {...view} src="/a.webp" srcSet="/a-480.webp 480w" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp')
})
