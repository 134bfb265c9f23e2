'use client'

import { Link } from '@payloadcms/ui'
import { Eye } from 'lucide-react'
import type { NavItem } from '#domain/panel/navigation.ts'
import { MODULE_ICONS } from './icons.ts'

const hrefOf = (url: string): string => (url === '/' ? '/admin' : `/admin${url}`)

type Props = { item: NavItem; current: string | null; count: number; onGo: () => void }

/** One module; its further pages show while one of them is open. */
export function NavEntry({ item, current, count, onGo }: Props) {
  const Icon = MODULE_ICONS[item.id] ?? MODULE_ICONS.other
  const isOpen = item.url === current || item.pages.some(({ url }) => url === current)
  const link = (url: string, isHere: boolean) => ({
    href: hrefOf(url),
    prefetch: false,
    onClick: onGo,
    ...(isHere ? { 'aria-current': 'page' as const } : {}),
  })
  return (
    <li>
      <Link
        {...link(item.url, item.url === current && item.pages.length === 0)}
        data-open={isOpen || undefined}
      >
        {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
        <span>{item.label}</span>
        {item.isReadOnly && (
          <span className="panel-nav__mark" title="You can look at this but not change it">
            <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className="panel-hidden">, read only</span>
          </span>
        )}
        {count > 0 && (
          <span className="panel-nav__count">
            {count > 999 ? '999+' : count}
            <span className="panel-hidden"> waiting</span>
          </span>
        )}
      </Link>
      {isOpen && item.pages.length > 0 && (
        <ul>
          {item.pages.map(({ url, label }) => (
            <li key={url}>
              <Link {...link(url, url === current)}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
