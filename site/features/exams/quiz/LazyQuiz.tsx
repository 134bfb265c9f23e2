'use client'
import { lazy, Suspense, useEffect, useState } from 'react'

const PaperScreen = lazy(async () => ({ default: (await import('../start/PaperScreen.tsx')).PaperScreen }))

/** A quiz on a page of the CMS, loaded after the page, which is public and is kept for everybody. */
export function LazyQuiz({ slug }: { slug: string }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  return isShown ? (
    <Suspense fallback={null}>
      <PaperScreen kind="quizzes" slug={slug} />
    </Suspense>
  ) : null
}
