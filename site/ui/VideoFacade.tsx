'use client'
import Play from 'lucide-react/icons/play'
import { lazy, Suspense, useState } from 'react'
import { subjectOf } from '#domain/catalogue/cover/drawCover.ts'
import { fill } from '#domain/text/fill.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { CoverDrawing } from './CoverDrawing.tsx'
import { Icon } from './Icon.tsx'
import { drawing, facade, play, playIcon, stage } from './VideoFacade.css.ts'

const YoutubePlayer = lazy(() => import('./YoutubePlayer.tsx').then((m) => ({ default: m.YoutubePlayer })))

/** Nothing is asked of YouTube before somebody presses Play. */
export function VideoFacade({ id, title }: { id: string; title: string }) {
  const t = useTexts('ui')
  const [isPlaying, setIsPlaying] = useState(false)
  const subject = subjectOf(null, id)
  return (
    <div className={`${stage} ${subjectColors[subject]}`}>
      {isPlaying ? (
        <Suspense fallback={null}>
          <YoutubePlayer id={id} title={title} />
        </Suspense>
      ) : (
        <button
          type="button"
          className={facade}
          aria-label={fill(t.play, { title })}
          onClick={() => setIsPlaying(true)}
        >
          <CoverDrawing subject={subject} seed={id} className={drawing} />
          <span className={play}>
            <Icon icon={Play} size="l" className={playIcon} />
          </span>
        </button>
      )}
    </div>
  )
}
