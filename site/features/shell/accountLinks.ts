import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import type { AdminConfig } from '#site/data/SettingsTypes.ts'

export type AccountLink = { href: string; label: string; icon: LucideIcon }

/** The pages of the user menu of section 2 that exist, with the extra links that the project has switched on. */
export const accountLinks = (config: AdminConfig): AccountLink[] => [
  { href: '/orders', label: 'Orders', icon: Package },
  { href: '/profile', label: 'Profile Info', icon: UserRound },
  { href: '/address', label: 'Addresses', icon: MapPin },
  { href: '/notifications', label: 'Notifications', icon: Bell },
  ...(config.userHeaderLinks ?? []).map((entry) => ({ ...entry, icon: Link })),
]
