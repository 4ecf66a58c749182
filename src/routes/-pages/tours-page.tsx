import { ToursScreen } from '@/features/tours/tours-screen'

/** The tours screen: joins the features it is made of. */
export function ToursPage() {
  return <ToursScreen />
}
