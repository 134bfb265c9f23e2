'use client'
import { lazy, Suspense } from 'react'
import type { ClassOutline, LectureView } from '#site/data/account/learning.ts'
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
import { Locked } from './Locked.tsx'
import { PdfStage } from './PdfStage.tsx'
import { VideoStage } from './VideoStage.tsx'

/** Loads with its styles and fonts before a lesson with formulas is shown, to avoid a layout shift. */
const Maths = lazy(async () => ({ default: (await import('#site/ui/richText/Maths.tsx')).Maths }))

type LessonBodyProps = {
  outline: ClassOutline
  place: Place
  view: LectureView | undefined
  klass: string
  uid: string | null | undefined
}

/** The content of a lesson: the video or PDF at full width, the text below it, then the navigation. */
export function LessonBody({ outline, place, view, klass, uid }: LessonBodyProps) {
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
  if (view.state !== 'open')
    return <Locked outline={outline} place={place} isSignedOut={view.state === 'signedOut'} klass={klass} />
  const { lecture, isEnrolled } = view.answer
  const body = lecture.body as RichText | null
  return (
    <>
      {lecture.youtube ? (
        <VideoStage
          youtube={lecture.youtube}
          title={lecture.title}
          minutes={lecture.minutes}
          subject={outline.subject}
          seed={lecture.slug}
        />
      ) : null}
      {lecture.pdfUrl ? <PdfStage path={lecture.pdfUrl} title={lecture.title} /> : null}
      <div className={under}>
        {isEnrolled ? null : <FreePreview outline={outline} />}
        {lecture.kind === 'text' ? (
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
          <LessonNav place={place} answer={view.answer} klass={klass} uid={uid} />
        </Suspense>
      </div>
    </>
  )
}
