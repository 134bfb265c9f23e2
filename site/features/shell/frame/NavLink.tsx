'use client'
import type { ReactNode } from 'react'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useProjectPath } from './useProjectPath.ts'

type NavLinkProps = { href: string; className: string; onClick?: () => void; children: ReactNode }

/** A link that marks itself as current: on its page as the page, on pages below it as their part of the site. */
export function NavLink({ href, className, onClick, children }: NavLinkProps) {
  const path = useProjectPath()
  const isAbove = href !== '/' && path.startsWith(`${href}/`)
  return (
    <AppLink
      href={href}
      className={className}
      onClick={onClick}
      aria-current={path === href ? 'page' : isAbove ? 'true' : undefined}
    >
      {children}
    </AppLink>
  )
}
