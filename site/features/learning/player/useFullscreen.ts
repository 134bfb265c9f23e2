'use client'
import { type RefObject, useEffect, useState } from 'react'

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Shows a box in full screen, so that controls and watermark stay over the video; phones that allow only a video to be full screen show it without them. */
export function useFullscreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const change = () => setOn(document.fullscreenElement === box.current && box.current !== null)
    document.addEventListener('fullscreenchange', change)
    return () => document.removeEventListener('fullscreenchange', change)
  }, [box])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) box.current?.requestFullscreen().catch(() => undefined)
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.()
  }
  return { isOn, toggle }
}
