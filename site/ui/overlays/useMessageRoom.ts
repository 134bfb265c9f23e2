'use client'
import { type RefObject, useEffect } from 'react'

/** Sets `--message-room` to the height of the messages, so that a sheet below them leaves room. */
export function useMessageRoom(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!section.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)
      if (height > 0) style.setProperty('--message-room', `${height}px`)
      else style.removeProperty('--message-room')
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])
}
