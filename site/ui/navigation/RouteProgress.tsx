'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { bar } from './RouteProgress.css.ts'
import { ROUTE_START, type RouteStart } from './routeStart.ts'
import { watchContent } from './watchContent.ts'

/** A change that takes longer has failed or led back to the same address. */
const LONGEST_MS = 20_000

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url, window.location.href)
  return pathname + search
}

/** The bar that shows during route changes (spec 2): from their start until the new page is there. */
export function RouteProgress() {
  const t = useTexts('ui')
  const address = `${usePathname()}?${useSearchParams()}`
  const [isMoving, setIsMoving] = useState(false)
  const shown = useRef('')
  /** The content that a step back or forward waits for. */
  const content = useRef<ReturnType<typeof watchContent>>(null)
  const change = useRef(0)

  const end = useRef(() => {
    change.current += 1
    content.current?.stop()
    content.current = null
    setIsMoving(false)
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what ends the change
  useEffect(() => {
    shown.current = addressOf('')
    // Back and forward change the address at once and the page when its data is there.
    if (!content.current || content.current.hasChanged()) end()
    else content.current.onChange(end)
  }, [address])

  useEffect(() => {
    const start = (event: Event) => {
      const { url, isTraverse } = (event as CustomEvent<RouteStart>).detail
      // A jump within the page is none.
      if (addressOf(url) === shown.current) return
      end()
      const started = change.current
      if (isTraverse) content.current = watchContent()
      // Next tells it inside the transition to the new page, and React lets all of one event wait for its data.
      setTimeout(() => {
        if (change.current === started) setIsMoving(true)
      })
    }
    window.addEventListener(ROUTE_START, start)
    // A page that comes back from the browser's memory is where it was.
    window.addEventListener('pageshow', end)
    return () => {
      window.removeEventListener(ROUTE_START, start)
      window.removeEventListener('pageshow', end)
      content.current?.stop()
    }
  }, [end])

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(end, LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isMoving, end])

  return isMoving ? <div className={bar} role="progressbar" aria-label={t.loadingPage} /> : null
}
