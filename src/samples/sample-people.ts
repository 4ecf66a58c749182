import { loadCode } from '@/lib/load-code'
import type { SamplePerson } from './people'

/** A build for a real backend has none of these people: its samples name no owner. */
export async function samplePeople(): Promise<SamplePerson[]> {
  return __MOCKED__ ? (await loadCode(() => import('./people'))).SAMPLE_PEOPLE : []
}
