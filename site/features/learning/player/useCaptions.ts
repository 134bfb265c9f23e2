'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '#site/texts/useTexts.ts'

/**
 * The caption of this moment, in the language of the page where there is one; empty while captions are off. It is drawn by the player, above its
 * controls; where a phone shows the video alone in full screen, the browser draws it.
 */
export function useCaptions(element: RefObject<HTMLVideoElement | null>, isOn: boolean): string {
  const locale = useLocale()
  const [text, setText] = useState('')
  useEffect(() => {
    const video = element.current
    const tracks = [...(video?.textTracks ?? [])]
    const shown = tracks.find(({ language }) => language === locale) ?? tracks[0]
    for (const track of tracks) track.mode = 'disabled'
    setText('')
    if (!video || !shown || !isOn) return
    shown.mode = 'hidden'
    const read = () =>
      setText(
        [...(shown.activeCues ?? [])]
          .map((cue) => (cue as VTTCue).getCueAsHTML().textContent?.trim() ?? '')
          .join('\n'),
      )
    const draw = () => {
      shown.mode = 'showing'
    }
    const hide = () => {
      shown.mode = 'hidden'
    }
    read()
    shown.addEventListener('cuechange', read)
    video.addEventListener('webkitbeginfullscreen', draw)
    video.addEventListener('webkitendfullscreen', hide)
    return () => {
      shown.removeEventListener('cuechange', read)
      video.removeEventListener('webkitbeginfullscreen', draw)
      video.removeEventListener('webkitendfullscreen', hide)
    }
  }, [element, isOn, locale])
  return text
}
