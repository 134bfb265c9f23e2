'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { AppLink } from '#site/ui/AppLink.tsx'
import { useHref } from '#site/ui/LinkBase.tsx'

type NavLinkProps = { href: string; className: string; children: ReactNode }

/** A link that knows when its part of the site is open. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const path = usePathname()
  const own = useHref()(href)
  const isHere = path === own || (href !== '/' && path.startsWith(`${own}/`))
  return (
    <AppLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </AppLink>
  )
}
