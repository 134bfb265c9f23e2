'use client'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useHref } from './LinkBase.tsx'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  /** A path of the storefront without the project's prefix (`/courses`), or any full address. */
  href: string
}

const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** A link of the storefront; adds the project's prefix. Other origins and `mailto:` or `tel:` become plain anchors. */
export function AppLink({ href, prefetch, replace, scroll, ...rest }: AppLinkProps) {
  const toHref = useHref()
  if (!isOwnPath(href)) {
    const isWeb = /^https?:/.test(href)
    return <a href={href} {...rest} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})} />
  }
  return <Link href={toHref(href)} prefetch={prefetch} replace={replace} scroll={scroll} {...rest} />
}
