import type { LucideIcon } from 'lucide-react'
import AtSign from 'lucide-react/icons/at-sign'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Camera from 'lucide-react/icons/camera'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import Smartphone from 'lucide-react/icons/smartphone'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Tv from 'lucide-react/icons/tv'
import { safeHref } from '#domain/links/safeHref.ts'
import type { ContactKey, WebStaticConfig } from '#site/data/SettingsTypes.ts'

type Kind = { key: ContactKey; label: string; icon: LucideIcon; toHref?: (value: string) => string }
export type Contact = {
  key: ContactKey | 'secondPhone'
  label: string
  icon: LucideIcon
  href: string
  /** The phone number itself. */
  number?: string
}

const digits = (value: string) => value.replace(/[^\d+]/g, '')
/** The support phones of a project as typed: one, or two separated by a comma (spec 9). */
export const supportPhones = (links: WebStaticConfig['contactLinks']): string[] =>
  (links?.phone ?? '')
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter(Boolean)
    .slice(0, 2)

/** `tel:` URL of a phone as typed. */
export const telHref = (number: string): string => `tel:${digits(number)}`

const isAddress = (value: string) => /^(https?:|mailto:|tel:)/.test(value)

const KINDS: Kind[] = [
  {
    key: 'whatsapp',
    label: 'WhatsApp',
    icon: MessageCircle,
    toHref: (v) => `https://wa.me/${digits(v).replace('+', '')}`,
  },
  { key: 'telegram', label: 'Telegram', icon: Send },
  { key: 'phone', label: 'Phone', icon: Phone },
  { key: 'gmail', label: 'E-mail', icon: Mail, toHref: (v) => `mailto:${v}` },
  { key: 'youtube', label: 'YouTube', icon: Tv },
  { key: 'instagram', label: 'Instagram', icon: Camera },
  { key: 'facebook', label: 'Facebook', icon: ThumbsUp },
  { key: 'twitter', label: 'Twitter', icon: AtSign },
  { key: 'linkedin', label: 'LinkedIn', icon: BriefcaseBusiness },
  { key: 'website', label: 'Website', icon: Globe },
  { key: 'playstore', label: 'App for Android', icon: Smartphone },
  { key: 'appstore', label: 'App for iPhone', icon: Smartphone },
]

const phonesOf = (links: WebStaticConfig['contactLinks'], kind: Omit<Kind, 'toHref'>): Contact[] =>
  supportPhones(links).map((number, i) => ({
    ...kind,
    key: i === 0 ? kind.key : 'secondPhone',
    href: telHref(number),
    number,
  }))

/** The contact links that are set, with safe URLs. */
export function contactsOf(links: WebStaticConfig['contactLinks']): Contact[] {
  return KINDS.flatMap(({ toHref, ...kind }) => {
    if (kind.key === 'phone') return phonesOf(links, kind)
    const value = links?.[kind.key]?.trim()
    if (!value) return []
    if (isAddress(value)) return safeHref(value) ? [{ ...kind, href: value }] : []
    return toHref ? [{ ...kind, href: toHref(value) }] : []
  })
}
