import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Loads the code of a listing's page while the screen is idle, so that a listed home opens without a network too. */
export function useDetailCode(): void {
  const { routesById } = useRouter()
  useEffect(() => whenIdle(() => void routesById['/property/$id'].options.component?.preload?.()), [routesById])
}
