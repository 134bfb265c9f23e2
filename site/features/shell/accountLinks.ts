import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import { MESSAGES } from '#domain/text/messages.ts'
import type { AdminConfig } from '#site/data/SettingsTypes.ts'

export type AccountLink = { href: string; label: string; icon: LucideIcon }

/** The pages of the user menu of section 2 that exist, with the extra links that the project has switched on. */
export const accountLinks = (config: AdminConfig): AccountLink[] => [
  { href: '/orders', label: 'Orders', icon: Package },
  { href: '/support-tickets', label: 'Support Tickets', icon: LifeBuoy },
  { href: '/profile', label: 'Profile Info', icon: UserRound },
  { href: '/address', label: 'Addresses', icon: MapPin },
  { href: '/downloads', label: 'Downloads', icon: Download },
  { href: '/notifications', label: 'Notifications', icon: Bell },
  ...extraLinks(config),
]

/** Section 2, extra header links: what the project has switched on, then the links of its own. */
export const extraLinks = ({
  rewardsEnabled,
  referralEnabled,
  userHeaderLinks,
}: AdminConfig): AccountLink[] => [
  ...(rewardsEnabled ? [{ href: '/p/reward', label: MESSAGES.cashbackCredits, icon: Wallet }] : []),
  ...(referralEnabled ? [{ href: '/p/refer', label: MESSAGES.referralEarnings, icon: Gift }] : []),
  ...(userHeaderLinks ?? []).map((entry) => ({ ...entry, icon: Link })),
]
