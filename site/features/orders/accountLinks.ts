import type { LucideIcon } from 'lucide-react'
import Gift from 'lucide-react/icons/gift'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import User from 'lucide-react/icons/user'
import Wallet from 'lucide-react/icons/wallet'
import type { AdminConfig } from '#site/data/SettingsTypes.ts'

export type AccountLink = { href: string; label: string; icon: LucideIcon }

/** The user menu of section 2, with the extra links that the project has switched on. */
export const accountLinks = (config: AdminConfig): AccountLink[] => [
  { href: '/orders', label: 'Orders', icon: Package },
  { href: '/support-tickets', label: 'Support Tickets', icon: LifeBuoy },
  { href: '/profile', label: 'Profile Info', icon: User },
  { href: '/address', label: 'Addresses', icon: MapPin },
  ...(config.rewardsEnabled ? [{ href: '/p/reward', label: 'Cashback Credits', icon: Wallet }] : []),
  ...(config.referralEnabled ? [{ href: '/p/refer', label: 'Referral Earnings', icon: Gift }] : []),
  ...(config.userHeaderLinks ?? []).map((entry) => ({ ...entry, icon: Link })),
]
