'use client'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ReviewsProps } from './Reviews.tsx'

const Reviews = lazy(() => import('./Reviews.tsx').then((m) => ({ default: m.Reviews })))

/** How far below the screen the reviews come alive. */
const NEAR = '600px 0px'

type ReviewsLaterProps = ReviewsProps & {
  /** The same as the server drew it; shows until the script is there. */
  children: ReactNode
}

/**
 * Loads the script of the reviews once they come near: most visitors decide further up. A button that is pressed before it
 * is there (`data-later` names it) is pressed again then, and one that had the focus keeps it.
 */
export function ReviewsLater({ children, ...rest }: ReviewsLaterProps) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(undefined)
  const focused = useRef<string>(undefined)
  const [isNear, setIsNear] = useState(false)
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const { current } = root
    if (!current) return
    if (isAlive) {
      // The button that had the focus is gone with what the server drew.
      if (document.activeElement === document.body)
        buttonIn(current, focused.current)?.focus({ preventScroll: true })
      buttonIn(current, pressed.current)?.click()
      return
    }
    const noteClick = ({ target }: Event) => {
      pressed.current = nameOf(target) ?? pressed.current
    }
    const noteFocus = ({ target }: Event) => {
      focused.current = nameOf(target)
    }
    current.addEventListener('click', noteClick)
    document.addEventListener('focusin', noteFocus)
    return () => {
      current.removeEventListener('click', noteClick)
      document.removeEventListener('focusin', noteFocus)
    }
  }, [isAlive])
  return (
    <div ref={root} id="rate">
      {isNear ? (
        <Suspense fallback={children}>
          <Reviews {...rest} />
          <WhenThere then={() => setIsAlive(true)} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}

const nameOf = (target: EventTarget | null): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-later]')?.dataset.later

const buttonIn = (root: HTMLElement, name: string | undefined): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-later]')].find(({ dataset }) => dataset.later === name)

/** Says once that what stands beside it has loaded. */
function WhenThere({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, [])
  return null
}
