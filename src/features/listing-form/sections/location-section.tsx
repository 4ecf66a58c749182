import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { useIsPhone } from '@/ui/media/use-media'
import { useListingScope } from '../listing-form-scope'
import { Section } from '../parts/section'
import { SuggestInput } from '../parts/suggest-input'
import { TextInput } from '../parts/text-input'
import { PinField } from '../pin/pin-field'
import { useWords } from '@/words/use-words'

export function LocationSection() {
  const t = useWords()
  const phone = useIsPhone()
  return (
    <Section title={t('Location')}>
      <PinField coordinates={!phone} />
      <TextInput name="address" label={t('Street address')} autoComplete="off" />
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_7rem]">
        <TextInput name="city" label={t('City')} autoComplete="off" />
        <SuggestInput name="state" label={t('State')} options={PROVINCES} listLabel={t('Provinces')} />
        <TextInput name="zip" label={t('ZIP')} inputMode="numeric" autoComplete="off" />
      </div>
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Barangay />
        <TextInput name="landmark" label={t('Landmark')} autoComplete="off" placeholder={t('Behind Jaro Cathedral')} />
      </div>
    </Section>
  )
}

function Barangay() {
  const t = useWords()
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
      label={t('Barangay')}
      options={known.city === city ? known.names : []}
      listLabel={t('Barangays')}
      placeholder={t('San Rafael')}
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
