'use client'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './nameControls.ts'

/** Wraps the panel and gives accessible names to those of Payload's controls that have none, as they appear. */
export function ControlNames({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const name = () => {
      frame = 0
      nameControls(document.body)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(name)
    })
    name()
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return <>{children}</>
}
