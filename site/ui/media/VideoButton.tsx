'use client'
import Play from 'lucide-react/icons/play'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from './Icon.tsx'
import { facade, play, playIcon } from './VideoFacade.css.ts'

const YoutubePlayer = lazy(() => import('./YoutubePlayer.tsx').then((m) => ({ default: m.YoutubePlayer })))

type VideoButtonProps = {
  /** The 11-character id of the YouTube video. */
  id: string
  title: string
  /** Shown until Play is clicked. */
  children: ReactNode
}

/** A button that is replaced by the player. Nothing is requested from YouTube before it is clicked. */
export function VideoButton({ id, title, children }: VideoButtonProps) {
  const t = useTexts('ui')
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying)
    return (
      <Suspense fallback={null}>
        <YoutubePlayer id={id} title={title} />
      </Suspense>
    )
  return (
    <button
      type="button"
      className={facade}
      aria-label={fillPlaceholders(t.play, { title })}
      onClick={() => setIsPlaying(true)}
    >
      {children}
      <span className={play}>
        <Icon icon={Play} size="l" className={playIcon} />
      </span>
    </button>
  )
}
