'use client'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button as PlayButton } from 'react-aria-components/Button'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { PlayerSample } from '#site/data/account/lessonProgress.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { drawing, facade, play, playIcon, video as stage } from '../VideoStage.css.ts'
import type { PlayClock } from './PlayClock.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { PlaysElsewhere } from './PlaysElsewhere.tsx'
import { keepQuality, type Quality, readQuality } from './quality.ts'
import {
  captionBox,
  captionText,
  ended,
  endedPicture,
  failed,
  picture,
  waiting,
  waitingText,
} from './RecordingStage.css.ts'
import { useCaptions } from './useCaptions.ts'
import { useFullscreen } from './useFullscreen.ts'
import { type Player, usePlayer } from './usePlayer.ts'
import { usePlayerKeys } from './usePlayerKeys.ts'
import { useRenewedSource } from './useRenewedSource.ts'
import { Watermark } from './Watermark.tsx'

const KeyboardHelp = lazy(async () => ({ default: (await import('./KeyboardHelp.tsx')).KeyboardHelp }))

type Recording = NonNullable<LectureResponse['lecture']['recording']>

export type RecordingStageProps = {
  base: string
  /** Slug of the class. */
  klass: string
  /** Id of the lesson. */
  lecture: string
  recording: Recording
  title: string
  subject: string | null
  seed: string
  clock: PlayClock
  /** Gets the player, for notes and the transcript. */
  playerRef: RefObject<Player | null>
  /** What is over the picture; null for visitors of a free lesson. */
  watermark: string | null
  /** The button that goes on, shown at the end. */
  forward: ReactNode
  onSample: (sample: PlayerSample) => void
  /** Asks for a new address, since this one has expired. */
  onExpired: () => void
  onNote: () => void
  onBookmark: () => void
}

/** The recording of a lesson with its controls, captions and keys. */
export function RecordingStage(props: RecordingStageProps) {
  const { base, recording, title, clock, playerRef, watermark } = props
  const t = useTexts('player')
  const video = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const sampled = useRef(props.onSample)
  sampled.current = props.onSample
  const onSample = useCallback((sample: PlayerSample) => sampled.current(sample), [])
  const player = usePlayer(video, clock, onSample)
  const { slug } = useProject()
  const [quality, setQuality] = useState(() => readQuality(slug))
  const source = useRenewedSource(
    video,
    {
      src: recording.src && `${base}${recording.src}`,
      hls: recording.hls && `${base}${recording.hls}`,
      playlist: recording.playlist,
      quality,
    },
    { klass: props.klass, clock, onExpired: props.onExpired },
  )
  const chooseQuality = (next: Quality) => {
    setQuality(next)
    keepQuality(slug, next)
  }
  const isSoundAlone = recording.kind === 'audio' || (quality === 'sound' && source.qualities?.hasSound)
  const fullscreen = useFullscreen(box, video)
  const [areCaptionsOn, setCaptionsOn] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [hasStarted, setStarted] = useState(false)
  const hasCaptions = recording.captions.length > 0
  const isElsewhere = recording.elsewhere.length > 0
  const toggleCaptions = () => setCaptionsOn((isOn) => hasCaptions && !isOn)

  const showHelp = () => {
    // A dialog is not seen over a box in full screen.
    if (fullscreen.isOn) fullscreen.toggle()
    setHelpOpen(true)
  }

  useEffect(() => {
    playerRef.current = player
  })
  const caption = useCaptions(video, areCaptionsOn)
  usePlayerKeys({
    player,
    toggleCaptions,
    toggleFullscreen: fullscreen.toggle,
    writeNote: props.onNote,
    setBookmark: props.onBookmark,
    showHelp,
  })

  // The large button is there until something was played.
  if (player.isPlaying && !hasStarted) setStarted(true)
  const subject = coverSubject(props.subject, props.seed)
  const again = () => {
    player.seek(0)
    player.toggle()
  }
  return (
    <div
      ref={box}
      className={`${stage} ${subjectColors[subject]}`}
      data-player={player.isPlaying ? 'playing' : 'still'}
    >
      {isSoundAlone ? <CoverDrawing subject={subject} seed={props.seed} className={drawing} /> : null}
      {/* biome-ignore lint/a11y/useMediaCaption: staff add captions where there are any */}
      <video
        ref={video}
        className={picture}
        aria-label={title}
        preload="metadata"
        playsInline
        // Its own menu would offer to store the file.
        onContextMenu={(event) => event.preventDefault()}
        onClick={player.toggle}
      >
        {recording.captions.map(({ language, src }) => (
          <track
            key={language}
            kind="subtitles"
            srcLang={language}
            src={`${base}${src}`}
            label={t.languages[language]}
          />
        ))}
      </video>
      {watermark && !isElsewhere ? <Watermark words={watermark} /> : null}
      {caption ? (
        <p className={captionBox}>
          <span className={captionText}>{caption}</span>
        </p>
      ) : null}
      {hasStarted || isElsewhere || source.failure ? null : (
        <PlayButton
          className={facade}
          aria-label={fillPlaceholders(t.playTitle, { title })}
          onPress={player.toggle}
        >
          <span className={play}>
            <Icon icon={Play} size="l" className={playIcon} />
          </span>
        </PlayButton>
      )}
      <p className={waiting} role="status">
        {player.isWaiting && !source.failure && !isElsewhere ? (
          <span className={waitingText}>{t.waiting}</span>
        ) : null}
      </p>
      {isElsewhere ? (
        <PlaysElsewhere
          base={base}
          lecture={props.lecture}
          devices={recording.elsewhere}
          onChosen={source.retry}
        />
      ) : null}
      {source.failure && !isElsewhere ? (
        <div className={failed} role="alert">
          <p>{source.failure === 'here' ? t.failed : t.failedElsewhere[source.failure]}</p>
          <Button look="onBandOutline" onPress={source.retry}>
            {t.retry}
          </Button>
        </div>
      ) : null}
      {player.hasEnded ? (
        <>
          <div className={endedPicture} />
          <div className={ended}>
            <Button look="onBandOutline" icon={RotateCcw} onPress={again}>
              {t.again}
            </Button>
            {props.forward}
          </div>
        </>
      ) : null}
      {isElsewhere || source.failure ? null : (
        <PlayerControls
          player={player}
          clock={clock}
          chapters={recording.chapters}
          captions={hasCaptions ? { isOn: areCaptionsOn, toggle: toggleCaptions } : null}
          quality={source.qualities ? { of: source.qualities, chosen: quality, choose: chooseQuality } : null}
          fullscreen={fullscreen}
          onPictureInPicture={isSoundAlone ? null : pictureInPictureOf(video)}
          onHelp={showHelp}
        />
      )}
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <KeyboardHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

const pictureInPictureOf = (video: RefObject<HTMLVideoElement | null>): (() => void) | null =>
  typeof document !== 'undefined' && document.pictureInPictureEnabled
    ? // Refused before the picture is there; then nothing happens.
      () => void video.current?.requestPictureInPicture().catch(() => undefined)
    : null
