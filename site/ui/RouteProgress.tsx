'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { bar } from './RouteProgress.css.ts'

/** The bar that shows during route changes (section 2): from the press on a link until the address has changed. */
export function RouteProgress() {
  const address = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<string | null>(null)

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (isRouteChange(event)) setLeaving(address)
    }
    document.addEventListener('click', start)
    return () => document.removeEventListener('click', start)
  }, [address])

  if (leaving !== address) return null
  return <div className={bar} role="progressbar" aria-label="Loading page" />
}

/** True for a plain press on a link to another page of this site. */
function isRouteChange(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return false
  const { origin, pathname, search } = window.location
  return link.origin === origin && link.pathname + link.search !== pathname + search
}
