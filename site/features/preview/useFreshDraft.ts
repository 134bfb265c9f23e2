'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Message types of Payload's live preview. */
const SAVED = 'payload-document-event'
const HELLO = { type: 'payload-live-preview', ready: true }

/** Whether a message is a save in the panel; of the project's origins, only the page's own is accepted. */
const isSave = ({ origin, data }: MessageEvent): boolean =>
  origin === window.location.origin && typeof data === 'object' && data !== null && data.type === SAVED

/** Refreshes the page after each save in the panel that embeds or opened it; the scroll position stays. */
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
