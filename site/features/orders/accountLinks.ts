import type { LucideIcon } from 'lucide-react'
import Link from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import type { AdminConfig } from '#site/data/SettingsTypes.ts'

export type AccountLink = { href: string; label: string; icon: LucideIcon }

/** The pages of the user menu of section 2 that exist, with the extra links that the project has switched on. */
export const accountLinks = (config: AdminConfig): AccountLink[] => [
  { href: '/orders', label: 'Orders', icon: Package },
  ...(config.userHeaderLinks ?? []).map((entry) => ({ ...entry, icon: Link })),
]
