'use client'
import { type RefObject, useState } from 'react'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import { watermarkWords } from '#domain/learning/watermarkWords.ts'
import type { ClassOutline } from '#site/data/account/learning.ts'
import type { PlayerSample } from '#site/data/account/lessonProgress.ts'
import { useReplay } from '#site/data/account/live.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { besideRecording } from '../LessonScreen.css.ts'
import type { LessonPlace } from '../useMarkDone.ts'
import { ForwardButton } from './ForwardButton.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { NOTE_FIELD } from './NotesPanel.tsx'
import { createPlayClock } from './PlayClock.ts'
import { RecordingStage } from './RecordingStage.tsx'
import { useLessonNotes } from './useLessonNotes.ts'
import type { Player } from './usePlayer.ts'

type RecordingLessonProps = {
  lesson: LessonPlace
  recording: NonNullable<LectureResponse['lecture']['recording']>
  outline: ClassOutline
  /** Null for visitors of a free lesson. */
  of: { lecture: string; uid: string } | null
  /** Gets the player. */
  playerRef: RefObject<Player | null>
  onSample: (sample: PlayerSample) => void
  onExpired: () => void
}

/** A recording with the notes of the student and the transcript below it. */
export function RecordingLesson(props: RecordingLessonProps) {
  const { lesson, recording, outline, of, playerRef, onSample, onExpired } = props
  const { lecture } = lesson.answer
  const { base } = useProject()
  const { me } = useMe(base)
  const [clock] = useState(() => createPlayClock(lecture.positionS))
  const notes = useLessonNotes(base, of)
  const replay = useReplay(base, lecture.kind === 'live' ? of : null)
  const seek = (seconds: number) => playerRef.current?.seek(seconds)
  const focusNote = () => {
    const field = document.getElementById(NOTE_FIELD)
    field?.scrollIntoView({ block: 'nearest' })
    field?.focus()
  }
  return (
    <>
      <RecordingStage
        base={base}
        klass={lesson.klass}
        recording={recording}
        clock={clock}
        playerRef={playerRef}
        onSample={onSample}
        onExpired={onExpired}
        lecture={lecture.id}
        forward={<ForwardButton {...lesson} />}
        title={lecture.title}
        subject={outline.subject}
        seed={lecture.slug}
        watermark={me ? watermarkWords(me) : null}
        onNote={focusNote}
        onBookmark={() => void notes.add(clock.now(), '')}
      />
      <div className={besideRecording}>
        <LessonTabs
          notes={of ? notes : null}
          captions={recording.captions}
          replay={replay}
          clock={clock}
          onSeek={seek}
        />
      </div>
    </>
  )
}
