'use client'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { Icon } from '#site/ui/Icon.tsx'
import { frame, play, playIcon, stage } from './PreviewVideo.css.ts'

type PreviewVideoProps = { id: string; title: string; children: ReactNode }

/** The cover with a button to play; nothing is asked of YouTube before somebody presses it. */
export function PreviewVideo({ id, title, children }: PreviewVideoProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className={stage}>
      {isPlaying ? (
        <iframe
          className={frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`}
          title={`Preview of ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {children}
          <button type="button" className={play} onClick={() => setIsPlaying(true)}>
            <span className={playIcon}>
              <Icon icon={Play} />
            </span>
            <span className="sr-only">Play the preview of {title}</span>
          </button>
        </>
      )}
    </div>
  )
}
