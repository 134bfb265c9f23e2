'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { bar } from './RouteProgress.css.ts'
import { ROUTE_START, type RouteStart } from './routeStart.ts'
import { watchContent } from './watchContent.ts'

/** Maximum duration, ms: a route change that takes longer has failed or returned to the same URL. */
const MAX_MS = 20_000

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url, window.location.href)
  return pathname + search
}

/** The progress bar of route changes (spec 2): from their start until the new page is rendered. */
export function RouteProgress() {
  const t = useTexts('ui')
  const address = `${usePathname()}?${useSearchParams()}`
  const [isMoving, setIsMoving] = useState(false)
  const shown = useRef('')
  /** The content that Back or Forward waits to replace. */
  const content = useRef<ReturnType<typeof watchContent>>(null)
  const change = useRef(0)

  const end = useRef(() => {
    change.current += 1
    content.current?.stop()
    content.current = null
    setIsMoving(false)
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL ends the route change
  useEffect(() => {
    shown.current = addressOf('')
    // Back and forward change the address at once, and the page when its data is loaded.
    if (!content.current || content.current.hasChanged()) end()
    else content.current.onChange(end)
  }, [address])

  useEffect(() => {
    const start = (event: Event) => {
      const { url, isTraverse } = (event as CustomEvent<RouteStart>).detail
      // A jump within the page is no route change.
      if (addressOf(url) === shown.current) return
      end()
      const started = change.current
      if (isTraverse) content.current = watchContent()
      // Next reports it inside the transition to the new page, and React delays all updates of that event
      // until its data is loaded.
      setTimeout(() => {
        if (change.current === started) setIsMoving(true)
      })
    }
    window.addEventListener(ROUTE_START, start)
    // A page restored from the back/forward cache is already complete.
    window.addEventListener('pageshow', end)
    return () => {
      window.removeEventListener(ROUTE_START, start)
      window.removeEventListener('pageshow', end)
      content.current?.stop()
    }
  }, [end])

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(end, MAX_MS)
    return () => clearTimeout(timer)
  }, [isMoving, end])

  return isMoving ? <div className={bar} role="progressbar" aria-label={t.loadingPage} /> : null
}
