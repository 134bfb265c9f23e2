'use client'
import Maximize from 'lucide-react/icons/maximize'
import Megaphone from 'lucide-react/icons/megaphone'
import { useEffect, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { useHall } from './HallContext.tsx'
import { bannerWords, messageBanner } from './HallRoom.css.ts'

const STRICT = 'strict'

/** Messages of staff, one at a time, and what somebody should know once: how strict the paper is, and full screen. */
export function HallMessages() {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const isFull = useFullScreen()
  if (view.isOver || view.isTakenOver) return null
  const message = view.pulse.messages.find(({ id }) => !view.seen.includes(id))
  if (message)
    return (
      <div role="alert" className={messageBanner}>
        <Icon icon={Megaphone} size="s" />
        <span className={bannerWords}>
          <b>{t.message}:</b> <MixedText>{message.text}</MixedText>
        </span>
        <PlainButton look="outline" size="s" onClick={() => hall.see(message.id)}>
          {t.seen}
        </PlainButton>
      </div>
    )
  const { hall: rule, integrity } = view.hall.paper
  if (rule === 'strict' && !view.seen.includes(STRICT))
    return (
      <div role="status" className={messageBanner}>
        <span className={bannerWords}>{t.strictOnce}</span>
        <PlainButton look="outline" size="s" onClick={() => hall.see(STRICT)}>
          {t.understood}
        </PlainButton>
      </div>
    )
  if (integrity.asksFullScreen && !isFull && document.fullscreenEnabled)
    return (
      <div role="status" className={messageBanner}>
        <span className={bannerWords}>{t.askFullScreen}</span>
        <PlainButton
          look="outline"
          size="s"
          icon={Maximize}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        >
          {t.goFullScreen}
        </PlainButton>
      </div>
    )
  return null
}

function useFullScreen(): boolean {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const look = (): void => setIsFull(document.fullscreenElement !== null)
    look()
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}
