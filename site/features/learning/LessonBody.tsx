'use client'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import type { LectureKind } from '#domain/learning/lectureCounts.ts'
import { hasPages } from '#domain/learning/pdfPage.ts'
import type { ClassOutline, LectureView } from '#site/data/account/learning.ts'
import { type PlayerSample, useProgressReports } from '#site/data/account/lessonProgress.ts'
import { LessonQuizContext } from '#site/features/shell/exams/LessonQuizContext.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import type { RichText } from '#site/ui/richText/richTextTree.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import type { Place } from './chapters.ts'
import { FreePreview } from './FreePreview.tsx'
import { LessonFigure } from './LessonFigure.tsx'
import { LessonNav } from './LessonNav.tsx'
import { chapterName, paper, paperTitle, under, words } from './LessonScreen.css.ts'
import { LinkStage } from './LinkStage.tsx'
import { Locked } from './Locked.tsx'
import { LockedByRule } from './LockedByRule.tsx'
import { createPlayClock } from './player/PlayClock.ts'
import type { Player } from './player/usePlayer.ts'
import { VideoStage } from './VideoStage.tsx'

/** Loads with its styles and fonts before a lesson with formulas is shown, to avoid a layout shift. */
const Maths = lazy(async () => ({ default: (await import('#site/ui/richText/Maths.tsx')).Maths }))

/** Loads when a lesson has a recording. */
const RecordingLesson = lazy(async () => ({
  default: (await import('./player/RecordingLesson.tsx')).RecordingLesson,
}))

/** Loads with a lesson that is a PDF. */
const PdfLesson = lazy(async () => ({ default: (await import('./pdf/PdfLesson.tsx')).PdfLesson }))

/** Loads with a live class that was recorded on YouTube. */
const YoutubeRecording = lazy(async () => ({
  default: (await import('./live/YoutubeRecording.tsx')).YoutubeRecording,
}))

/** Loads with a lesson that is an assignment. */
const AssignmentPanel = lazy(async () => ({
  default: (await import('./assignment/AssignmentPanel.tsx')).AssignmentPanel,
}))

/** Loads with a lesson that is a live class without a recording yet. */
const LiveStage = lazy(async () => ({ default: (await import('./live/LiveStage.tsx')).LiveStage }))

type LessonBodyProps = {
  outline: ClassOutline
  place: Place
  view: LectureView | undefined
  klass: string
  uid: string | null | undefined
  /** Draws the quiz of the lesson from LessonQuizContext. */
  quiz?: ReactNode
  /** Reloads the lesson. */
  onChange: () => void
}

/** The content of a lesson: the video or PDF at full width, the text below it, then the navigation. */
export function LessonBody({ outline, place, view, klass, uid, quiz, onChange }: LessonBodyProps) {
  const t = useTexts('learning')
  if (!view)
    return (
      <>
        <p className="sr-only" role="status">
          {t.loading}
        </p>
        <Skeleton ratio="16 / 9" radius={0} />
      </>
    )
  if (view.state === 'notFound') return null
  if (view.state === 'locked')
    return (
      <LockedByRule
        outline={outline}
        place={place}
        klass={klass}
        uid={uid}
        message={view.message}
        onChange={onChange}
      />
    )
  if (view.state !== 'open')
    return <Locked outline={outline} place={place} isSignedOut={view.state === 'signedOut'} klass={klass} />
  return (
    <OpenLesson
      answer={view.answer}
      outline={outline}
      place={place}
      klass={klass}
      uid={uid}
      quiz={quiz}
      onChange={onChange}
    />
  )
}

/** Kinds whose title no picture or file shows. */
const TITLED: readonly LectureKind[] = ['text', 'quiz', 'link', 'assignment', 'live']

type OpenLessonProps = Omit<LessonBodyProps, 'view'> & { answer: LectureResponse }

function OpenLesson({ answer, outline, place, klass, uid, quiz, onChange }: OpenLessonProps) {
  const { base, slug: project } = useProject()
  const { lecture, isEnrolled, isTeacher } = answer
  const isLive = lecture.kind === 'live' && !lecture.youtube && !lecture.recording
  const room = isLive && uid && (isEnrolled || isTeacher) ? { lecture: lecture.id, uid } : null
  const of = isEnrolled && uid ? { lecture: lecture.id, uid } : null
  const sampled = useProgressReports(base, project, of, lecture.counts, hasPages(lecture.kind))
  const [clock] = useState(() => createPlayClock(0))
  const player = useRef<Player>(null)
  const onSample = (sample: PlayerSample) => {
    clock.set(sample.positionS)
    sampled.current(sample)
  }
  const isPlayed = lecture.youtube !== null || lecture.recording !== null
  const body = lecture.body as RichText | null
  const video = lecture.youtube
    ? {
        youtube: lecture.youtube,
        title: lecture.title,
        minutes: lecture.minutes,
        subject: outline.subject,
        seed: lecture.slug,
        startS: lecture.positionS,
        onSample,
      }
    : null
  return (
    <>
      {video && lecture.kind === 'live' && uid ? (
        <Suspense fallback={<Skeleton ratio="16 / 9" radius={0} />}>
          <YoutubeRecording {...video} of={{ lecture: lecture.id, uid }} />
        </Suspense>
      ) : null}
      {video && !(lecture.kind === 'live' && uid) ? <VideoStage {...video} /> : null}
      {lecture.recording ? (
        <Suspense fallback={<Skeleton ratio="16 / 9" radius={0} />}>
          <RecordingLesson
            lesson={{ place, answer, klass, uid }}
            recording={lecture.recording}
            outline={outline}
            of={uid ? { lecture: lecture.id, uid } : null}
            playerRef={player}
            onSample={onSample}
            onExpired={onChange}
          />
        </Suspense>
      ) : null}
      {room ? (
        <Suspense fallback={<Skeleton height={240} radius={0} />}>
          <LiveStage of={room} hasWaitlist={lecture.unmet?.rule === 'live'} onChange={onChange} />
        </Suspense>
      ) : null}
      {lecture.pdfUrl ? (
        <Suspense fallback={<Skeleton height="min(82vh, 1100px)" radius={0} />}>
          <PdfLesson
            path={lecture.pdfUrl}
            title={lecture.title}
            position={lecture.positionS}
            of={uid ? { lecture: lecture.id, uid } : null}
            onPage={(page) =>
              sampled.current({ at: Date.now(), positionS: page, isPlaying: false, lengthS: 0 })
            }
          />
        </Suspense>
      ) : null}
      {lecture.link ? <LinkStage href={lecture.link} /> : null}
      <div className={under}>
        {isEnrolled || isTeacher ? null : <FreePreview outline={outline} />}
        {TITLED.includes(lecture.kind) ? (
          <div className={paper}>
            <p className={chapterName}>
              <MixedText>{lecture.chapter}</MixedText>
            </p>
            <p className={paperTitle} aria-hidden="true">
              <MixedText>{lecture.title}</MixedText>
            </p>
          </div>
        ) : null}
        <Suspense fallback={<Skeleton height={320} />}>
          {body ? (
            <div className={words}>
              <RichTextView tree={body} Maths={Maths} Figure={LessonFigure} />
            </div>
          ) : null}
          {lecture.quiz && quiz ? (
            <LessonQuizContext value={{ ...lecture.quiz, onMarked: onChange }}>{quiz}</LessonQuizContext>
          ) : null}
          {lecture.kind === 'assignment' && of ? (
            <AssignmentPanel of={of} isDone={lecture.unmet === null} onAccepted={onChange} />
          ) : null}
          <LessonNav
            place={place}
            answer={answer}
            klass={klass}
            uid={uid}
            video={isPlayed ? { clock, player } : null}
          />
        </Suspense>
      </div>
    </>
  )
}
