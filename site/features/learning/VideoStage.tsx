'use client'
import Play from 'lucide-react/icons/play'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { PlayerSample } from '#site/data/account/lessonProgress.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { drawing, facade, length, play, playIcon, video } from './VideoStage.css.ts'

const YoutubePlayer = lazy(() =>
  import('#site/ui/media/YoutubePlayer.tsx').then((m) => ({ default: m.YoutubePlayer })),
)

type VideoStageProps = {
  /** The 11-character id of the YouTube video. */
  youtube: string
  title: string
  minutes: number
  subject: string | null
  seed: string
  /** Where the student stopped, s. */
  startS: number
  /** Gets how to go to a second, s; the video begins to play with it. */
  seekRef?: RefObject<((seconds: number) => void) | null>
  onSample: (sample: PlayerSample) => void
}

/** The video at full width. Nothing is requested from YouTube before somebody clicks Play. */
export function VideoStage(props: VideoStageProps) {
  const { youtube, title, minutes, subject, seed, seekRef, onSample } = props
  const t = useTexts('learning')
  const facts = useTexts('facts')
  const [isPlaying, setIsPlaying] = useState(false)
  const [startS, setStartS] = useState(props.startS)
  const seekPlayer = useRef<((seconds: number) => void) | null>(null)
  useEffect(() => {
    if (!seekRef) return
    seekRef.current = (seconds) => {
      if (seekPlayer.current) return seekPlayer.current(seconds)
      setStartS(seconds)
      setIsPlaying(true)
    }
  }, [seekRef])
  const knownSubject = coverSubject(subject, seed)
  return (
    <div className={`${video} ${subjectColors[knownSubject]}`}>
      {isPlaying ? (
        <Suspense fallback={null}>
          <YoutubePlayer
            id={youtube}
            title={title}
            startS={startS}
            seekRef={seekPlayer}
            onInfo={(info) => onSample({ at: Date.now(), ...info })}
          />
        </Suspense>
      ) : (
        <Button
          className={facade}
          aria-label={fillPlaceholders(t.play, { title })}
          onPress={() => setIsPlaying(true)}
        >
          <CoverDrawing subject={knownSubject} seed={seed} className={drawing} />
          <span className={play}>
            <Icon icon={Play} size="l" className={playIcon} />
          </span>
          {minutes > 0 ? <span className={length}>{duration(minutes, facts)}</span> : null}
        </Button>
      )}
    </div>
  )
}
