'use client'
import { useEffect, useRef } from 'react'
import { bar } from './ReadingProgress.css.ts'

/** A line under the header that shows how far the article is scrolled; not announced, like a scroll bar. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const article = document.querySelector('main article')
    if (!article) return
    let frame = 0
    const draw = () => {
      frame = 0
      const { top, height } = article.getBoundingClientRect()
      const way = height - window.innerHeight
      const part = way > 0 ? Math.min(1, Math.max(0, -top / way)) : 0
      if (line.current) line.current.style.transform = `scaleX(${part.toFixed(4)})`
    }
    const ask = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', ask, { passive: true })
    window.addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', ask)
      window.removeEventListener('resize', ask)
    }
  }, [])
  return <div ref={line} className={bar} data-reading="" aria-hidden="true" />
}
