import { createContext, use, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ListingForm } from './listing-form'
import type { MapTools } from './map-tools'
import type { PhotoListStore } from './photos/photo-list-store'

type Scope = {
  map: MapTools
  photos: PhotoListStore
  listingId?: string
}

const ScopeContext = createContext<Scope | null>(null)

type Props = Scope & { form: ListingForm; children: ReactNode }

export function ListingFormScope({ form, children, ...scope }: Props) {
  return (
    <FormProvider {...form}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </FormProvider>
  )
}

export function useListingScope(): Scope {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('A section of the listing form stands outside ListingFormScope: wrap it in one.')
  return scope
}
