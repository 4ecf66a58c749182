import { Bus, GraduationCap, Hospital, ShoppingBag, Store } from 'lucide-react'

export const PLACE_ICONS = {
  school: GraduationCap,
  hospital: Hospital,
  market: Store,
  bus: Bus,
  mall: ShoppingBag,
} as const
