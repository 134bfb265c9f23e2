'use client'

import { Link } from '@payloadcms/ui'
import { ChevronDown, Eye } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ComponentProps, useId, useState } from 'react'
import type { NavItem } from '#domain/panel/navigation.ts'
import { MODULE_ICONS } from './icons.ts'

const hrefOf = (url: string): string => (url === '/' ? '/admin' : `/admin${url}`)

type Props = { item: NavItem; current: string | null; count: number; onGo: () => void }

const ReadOnlyMark = () => (
  <span className="panel-nav__mark" title="View only: you cannot change this">
    <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
    <span className="panel-hidden">, read only</span>
  </span>
)

type NavLinkProps = ComponentProps<'a'> & { href: string; onGo: () => void; 'data-open'?: true | undefined }

/**
 * A link of the navigation. From a filtered list to the same list without a filter the page is loaded anew: Payload's list keeps its
 * filter after a client-side navigation, beside rows that are not filtered.
 */
function NavLink({ href, onGo, children, ...rest }: NavLinkProps) {
  const pathname = usePathname()
  const query = useSearchParams()
  const isFilteredHere = pathname === href && [...query.keys()].some((key) => key.startsWith('where'))
  if (isFilteredHere)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link {...rest} href={href} prefetch={false} onClick={onGo}>
      {children}
    </Link>
  )
}

/** Navigation entry of one module. Its further pages show while one of them is open, or when expanded. */
export function NavEntry({ item, current, count, onGo }: Props) {
  const Icon = MODULE_ICONS[item.id] ?? MODULE_ICONS.other
  const isHere = item.url === current || item.pages.some(({ url }) => url === current)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? isHere
  const id = useId()
  const entry = (url: string, isCurrent: boolean) => ({
    href: hrefOf(url),
    onGo,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
  })
  const hasPages = item.pages.length > 0
  return (
    <li data-pages={hasPages || undefined}>
      <NavLink
        {...entry(item.url, item.url === current && !(hasPages && isOpen))}
        data-open={isHere || undefined}
      >
        {Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
        <span>{item.label}</span>
        {item.isReadOnly && <ReadOnlyMark />}
        {count > 0 && (
          <span className="panel-nav__count">
            {count > 999 ? '999+' : count}
            <span className="panel-hidden"> waiting</span>
          </span>
        )}
      </NavLink>
      {hasPages && (
        <button
          type="button"
          className="panel-nav__more"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Pages of ${item.label}`}
          onClick={() => setToggled(!isOpen)}
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {hasPages && (
        <ul id={id} hidden={!isOpen}>
          {item.pages.map(({ url, label, isReadOnly }) => (
            <li key={url}>
              <NavLink {...entry(url, url === current)}>
                {label}
                {isReadOnly && <ReadOnlyMark />}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
