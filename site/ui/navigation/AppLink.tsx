'use client'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isOwnPath, safeHref } from '#domain/links/safeHref.ts'
import { useHref } from './LinkBase.tsx'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** A path of the storefront without the project's prefix (`/courses`), or any full URL. */
  href: string
}

/** Whether the visitor has enabled data saving. */
const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * A link of the storefront; adds the project's prefix. Other origins and `mailto:` or `tel:` become plain
 * anchors. Pages are prefetched once their link is within 200 px of the viewport (spec 9; Next's own margin),
 * except for visitors who save data.
 */
export function AppLink({ href, prefetch, replace, scroll, ...rest }: AppLinkProps) {
  const toHref = useHref()
  if (!isOwnPath(href)) {
    const isWeb = /^https?:/.test(href)
    return (
      <a
        href={safeHref(href) ?? undefined}
        {...rest}
        {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      />
    )
  }
  return (
    <Link
      href={toHref(href)}
      prefetch={savesData() ? false : prefetch}
      replace={replace}
      scroll={scroll}
      {...rest}
    />
  )
}
