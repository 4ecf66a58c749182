import {
  Bell,
  Bookmark,
  CalendarDays,
  CreditCard,
  GitCompareArrows,
  Globe,
  Heart,
  House,
  LifeBuoy,
  MessageCircle,
  PlusCircle,
  Scale,
  Settings,
} from 'lucide-react'

/** The profile menu (B 2.2) by what people come for: targets and badges. */
export const MENU_GROUPS = [
  {
    label: 'Buying',
    entries: [
      { to: '/dashboard/favorites', label: 'Favorites', icon: Heart },
      { to: '/dashboard/compare', label: 'Compare', icon: GitCompareArrows },
      { to: '/dashboard/saved-searches', label: 'Saved Searches', icon: Bookmark },
      { to: '/dashboard/tours', label: 'Property Tours', icon: CalendarDays },
    ],
  },
  {
    label: 'Selling',
    entries: [
      { to: '/dashboard/my-listings', label: 'My Listings', icon: House },
      { to: '/dashboard/list-property', label: 'List Property', icon: PlusCircle },
      { to: '/dashboard/billing', label: 'Payments & Billing', icon: CreditCard },
    ],
  },
  {
    label: 'Account',
    entries: [
      { to: '/dashboard/messages', label: 'Messages', icon: MessageCircle, count: 'messages' },
      { to: '/dashboard/notifications', label: 'Notifications', icon: Bell, count: 'notifications' },
      { to: '/dashboard/settings', label: 'Account Settings', icon: Settings },
      { to: '/dashboard/language', label: 'Language & Region', icon: Globe },
      { to: '/dashboard/support', label: 'Support & Help', icon: LifeBuoy },
      { to: '/dashboard/legal', label: 'Legal & Privacy', icon: Scale },
    ],
  },
] as const
