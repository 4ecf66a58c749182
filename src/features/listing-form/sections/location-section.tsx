import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { useIsPhone } from '@/ui/media/use-media'
import { useListingScope } from '../listing-form-scope'
import { Section } from '../parts/section'
import { SuggestInput } from '../parts/suggest-input'
import { TextInput } from '../parts/text-input'
import { PinField } from '../pin/pin-field'

export function LocationSection() {
  const phone = useIsPhone()
  return (
    <Section title="Location">
      <PinField coordinates={!phone} />
      <TextInput name="address" label="Street address" autoComplete="off" />
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_7rem]">
        <TextInput name="city" label="City" autoComplete="off" />
        <SuggestInput name="state" label="State" options={PROVINCES} listLabel="Provinces" />
        <TextInput name="zip" label="ZIP" inputMode="numeric" autoComplete="off" />
      </div>
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Barangay />
        <TextInput name="landmark" label="Landmark" autoComplete="off" placeholder="Behind Jaro Cathedral" />
      </div>
    </Section>
  )
}

function Barangay() {
  const { map } = useListingScope()
  const city = useWatch<ListingFormValues, 'city'>({ name: 'city' }).trim()
  const [known, setKnown] = useState<{ city: string; names: readonly string[] }>({ city: '', names: [] })
  useEffect(() => {
    let gone = false
    void map.barangaysOf(city).then((names) => {
      if (!gone) setKnown({ city, names })
    })
    return () => {
      gone = true
    }
  }, [map, city])
  return (
    <SuggestInput
      name="barangay"
      label="Barangay"
      options={known.city === city ? known.names : []}
      listLabel="Barangays"
      placeholder="San Rafael"
    />
  )
}

/** The provinces of the Philippines and Metro Manila, in the order of the alphabet (PSGC, 2024). */
const PROVINCES: readonly string[] = (
  'Abra,Agusan del Norte,Agusan del Sur,Aklan,Albay,Antique,Apayao,Aurora,Basilan,Bataan,Batanes,Batangas,Benguet,' +
  'Biliran,Bohol,Bukidnon,Bulacan,Cagayan,Camarines Norte,Camarines Sur,Camiguin,Capiz,Catanduanes,Cavite,Cebu,' +
  'Cotabato,Davao de Oro,Davao del Norte,Davao del Sur,Davao Occidental,Davao Oriental,Dinagat Islands,' +
  'Eastern Samar,Guimaras,Ifugao,Ilocos Norte,Ilocos Sur,Iloilo,Isabela,Kalinga,La Union,Laguna,Lanao del Norte,' +
  'Lanao del Sur,Leyte,Maguindanao del Norte,Maguindanao del Sur,Marinduque,Masbate,Metro Manila,' +
  'Misamis Occidental,Misamis Oriental,Mountain Province,Negros Occidental,Negros Oriental,Northern Samar,' +
  'Nueva Ecija,Nueva Vizcaya,Occidental Mindoro,Oriental Mindoro,Palawan,Pampanga,Pangasinan,Quezon,Quirino,Rizal,' +
  'Romblon,Samar,Sarangani,Siquijor,Sorsogon,South Cotabato,Southern Leyte,Sultan Kudarat,Sulu,Surigao del Norte,' +
  'Surigao del Sur,Tarlac,Tawi-Tawi,Zambales,Zamboanga del Norte,Zamboanga del Sur,Zamboanga Sibugay'
).split(',')
