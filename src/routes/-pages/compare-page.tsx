import { CompareScreen } from '@/features/compare/compare-screen'

/** The compare screen: joins the features it is made of. */
export function ComparePage() {
  return <CompareScreen />
}
