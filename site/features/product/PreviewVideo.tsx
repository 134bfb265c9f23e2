'use client'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { frame, play, playIcon, stage } from './PreviewVideo.css.ts'

type PreviewVideoProps = { id: string; title: string; children: ReactNode }

/** The cover with a button to play; nothing is asked of YouTube before somebody presses it. */
export function PreviewVideo({ id, title, children }: PreviewVideoProps) {
  const t = useTexts('product')
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className={stage}>
      {isPlaying ? (
        <iframe
          className={frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`}
          title={fill(t.preview, { title })}
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
            <span className="sr-only">{fill(t.playPreview, { title })}</span>
          </button>
        </>
      )}
    </div>
  )
}
