'use client'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { isOwnPath } from '#domain/links/safeHref.ts'

const LinkBase = createContext('')

/** Every link inside starts with this prefix: '' on a project's own host, `/_projects/<slug>` elsewhere. */
export function LinkBaseProvider({ base, children }: { base: string; children: ReactNode }) {
  return <LinkBase value={base}>{children}</LinkBase>
}

/** Adds the prefix to paths (`/courses`); full URLs, `mailto:`, `tel:` and `#anchors` stay unchanged. */
export function useHref(): (href: string) => string {
  const base = useContext(LinkBase)
  return useCallback((href: string) => withBase(base, href), [base])
}

export function withBase(base: string, href: string): string {
  if (!isOwnPath(href)) return href
  return href === '/' ? base || '/' : `${base}${href}`
}
