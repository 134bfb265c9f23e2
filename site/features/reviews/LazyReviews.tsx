'use client'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReviewsProps } from './Reviews.tsx'

/** Distance below the screen at which the reviews are hydrated. */
const NEAR = '600px 0px'

type ReviewsLaterProps = ReviewsProps & {
  /** The server-rendered reviews, shown until the script is loaded. */
  children: ReactNode
}

/**
 * Loads the script of the reviews when they are scrolled near: most visitors decide further up. A click on a
 * button before that (named by `data-later`) is repeated then, and a focused button keeps the focus.
 */
export function LazyReviews({ children, ...rest }: ReviewsLaterProps) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(undefined)
  const focused = useRef<string>(undefined)
  const [Reviews, setReviews] = useState<ComponentType<ReviewsProps>>()
  useEffect(() => {
    const { current } = root
    if (!current || Reviews) return
    // When the script fails to load, the server-rendered reviews stay, and the next click loads it again.
    const load = () =>
      import('./Reviews.tsx').then(
        (loaded) => setReviews(() => loaded.Reviews),
        () => undefined,
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load()
      },
      { rootMargin: NEAR },
    )
    const recordClick = ({ target }: Event) => {
      pressed.current = nameOf(target) ?? pressed.current
      void load()
    }
    const recordFocus = ({ target }: Event) => {
      focused.current = nameOf(target)
    }
    observer.observe(current)
    current.addEventListener('click', recordClick)
    document.addEventListener('focusin', recordFocus)
    return () => {
      observer.disconnect()
      current.removeEventListener('click', recordClick)
      document.removeEventListener('focusin', recordFocus)
    }
  }, [Reviews])
  // In the same commit that removes the server-rendered reviews, so that no Tab key falls between the two.
  useLayoutEffect(() => {
    if (Reviews && root.current && document.activeElement === document.body)
      buttonIn(root.current, focused.current)?.focus({ preventScroll: true })
  }, [Reviews])
  useEffect(() => {
    if (Reviews && root.current) buttonIn(root.current, pressed.current)?.click()
  }, [Reviews])
  return (
    <div ref={root} id="rate">
      {Reviews ? <Reviews {...rest} /> : children}
    </div>
  )
}

const nameOf = (target: EventTarget | null): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-later]')?.dataset.later

const buttonIn = (root: HTMLElement, name: string | undefined): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-later]')].find(({ dataset }) => dataset.later === name)
