'use client'
import Play from 'lucide-react/icons/play'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { play, playIcon, stage } from './PreviewVideo.css.ts'

const YoutubePlayer = lazy(() =>
  import('#site/ui/media/YoutubePlayer.tsx').then((m) => ({ default: m.YoutubePlayer })),
)

type PreviewVideoProps = { id: string; title: string; children: ReactNode }

/** The cover with a play button; nothing is requested from YouTube before it is clicked. */
export function PreviewVideo({ id, title, children }: PreviewVideoProps) {
  const t = useTexts('product')
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className={stage}>
      {isPlaying ? (
        <Suspense fallback={null}>
          <YoutubePlayer id={id} title={fillPlaceholders(t.preview, { title })} />
        </Suspense>
      ) : (
        <>
          {children}
          <button type="button" className={play} onClick={() => setIsPlaying(true)}>
            <span className={playIcon}>
              <Icon icon={Play} />
            </span>
            <span className="sr-only">{fillPlaceholders(t.playPreview, { title })}</span>
          </button>
        </>
      )}
    </div>
  )
}
