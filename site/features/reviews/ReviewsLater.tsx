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

/** Loads the script of the reviews once they come near: most visitors decide further up. */
export function ReviewsLater({ children, ...rest }: ReviewsLaterProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
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
  return (
    <div ref={root} id="rate">
      {isNear ? (
        <Suspense fallback={children}>
          <Reviews {...rest} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
