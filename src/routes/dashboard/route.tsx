import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/dashboard')({ beforeLoad: requireSession })
