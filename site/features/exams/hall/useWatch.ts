'use client'
import { useEffect } from 'react'
import type { Hall } from './engine/createHall.ts'

/** Reports what the paper watches: leaving the tab and full screen, attempts to copy, and the network. */
export function useWatch(hall: Hall): void {
  useEffect(() => {
    const { countsTabSwitches, asksFullScreen, blocksCopying } = hall.view().hall.paper.integrity
    const ending = new AbortController()
    const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
      target.addEventListener(name, listener, { signal: ending.signal })
    on(document, 'visibilitychange', () => {
      const isVisible = document.visibilityState === 'visible'
      if (countsTabSwitches) hall.watch(isVisible ? 'tabBack' : 'tabLeft')
      hall.setVisible(isVisible)
    })
    on(window, 'online', () => {
      hall.watch('online')
      hall.wake()
    })
    on(window, 'offline', () => hall.watch('offline'))
    if (asksFullScreen)
      on(document, 'fullscreenchange', () => {
        if (!document.fullscreenElement) hall.watch('fullScreenLeft')
      })
    if (blocksCopying)
      for (const name of ['copy', 'cut', 'contextmenu', 'dragstart'])
        on(document, name, (event) => {
          const isTyped = (event.target as Element | null)?.closest?.('input, textarea')
          if (isTyped) return
          event.preventDefault()
          hall.watch('copyBlocked')
        })
    return () => ending.abort()
  }, [hall])
}
