'use client'
import type { ReactNode } from 'react'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useProjectPath } from './useProjectPath.ts'

type NavLinkProps = { href: string; className: string; onClick?: () => void; children: ReactNode }

/** A link that is marked while its part of the site is open. */
export function NavLink({ href, className, onClick, children }: NavLinkProps) {
  const place = useProjectPath()
  const isHere = place === href || (href !== '/' && place.startsWith(`${href}/`))
  return (
    <AppLink href={href} className={className} onClick={onClick} aria-current={isHere ? 'page' : undefined}>
      {children}
    </AppLink>
  )
}
