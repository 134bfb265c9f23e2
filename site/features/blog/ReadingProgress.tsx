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
      const scrollable = height - window.innerHeight
      const part = scrollable > 0 ? Math.min(1, Math.max(0, -top / scrollable)) : 0
      if (line.current) line.current.style.transform = `scaleX(${part.toFixed(4)})`
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    window.addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleUpdate)
      window.removeEventListener('resize', scheduleUpdate)
    }
  }, [])
  return <div ref={line} className={bar} data-reading="" aria-hidden="true" />
}
