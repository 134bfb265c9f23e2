import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import type { AdminConfig } from '#site/data/SettingsTypes.ts'
import type { Texts } from '#site/texts/Texts.ts'

export type AccountLink = { href: string; label: string; icon: LucideIcon }

/** The pages of the user menu of spec 2 that exist, with the extra links that the project has enabled. */
export const accountLinks = (config: AdminConfig, t: Texts['account']): AccountLink[] => [
  { href: '/orders', label: t.orders, icon: Package },
  { href: '/support-tickets', label: t.supportTickets, icon: LifeBuoy },
  { href: '/profile', label: t.profileInfo, icon: UserRound },
  { href: '/address', label: t.addresses, icon: MapPin },
  { href: '/doubts', label: t.doubts, icon: MessageCircleQuestion },
  { href: '/downloads', label: t.downloads, icon: Download },
  { href: '/notifications', label: t.notifications, icon: Bell },
  { href: '/wishlist', label: t.wishlist, icon: Heart },
  ...extraLinks(config, t),
]

/** Spec 2, extra header links: enabled features, then the project's own links. */
export const extraLinks = (
  { rewardsEnabled, referralEnabled, userHeaderLinks }: AdminConfig,
  t: Texts['account'],
): AccountLink[] => [
  ...(rewardsEnabled ? [{ href: '/p/reward', label: t.cashbackCredits, icon: Wallet }] : []),
  ...(referralEnabled ? [{ href: '/p/refer', label: t.referralEarnings, icon: Gift }] : []),
  ...(userHeaderLinks ?? []).map((entry) => ({ ...entry, icon: Link })),
]
