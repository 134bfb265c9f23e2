'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What Payload's live preview says to the page it shows. */
const SAVED = 'payload-document-event'
const HELLO = { type: 'payload-live-preview', ready: true }

/** Messages of the panel on this origin; of the addresses a project has, only the page's own may speak to it. */
const isSave = ({ origin, data }: MessageEvent): boolean =>
  origin === window.location.origin && typeof data === 'object' && data !== null && data.type === SAVED

/** Draws the page anew after each save in the panel around or behind it; where one has scrolled to stays. */
export function useFreshDraft(): void {
  const router = useRouter()
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (isSave(event)) router.refresh()
    }
    window.addEventListener('message', onMessage)
    for (const panel of [window.opener, window.parent !== window ? window.parent : null])
      panel?.postMessage(HELLO, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
}
