import { idOf } from '#database/idOf.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import { playlistOf } from '#domain/learning/playlistAddress.ts'
import type { Lecture } from '#payload-types'

type Names = {
  /** Slug of the class. */
  class: string
  /** Name of the text file in the folder. */
  text: string | undefined
  slugOf: (lecture: string) => string | undefined
  quizOf: (quiz: string) => string | undefined
  /** Name of a file in `files/`; `ending` precedes its extension. */
  fileOf: (file: string | null, ending: string) => string | undefined
}

/** A lecture as an object of `lectures.json` (seed/format/LectureSchema.ts): without the fields that its kind does not use. */
export function lectureRow(lecture: Lecture, names: Names): Record<string, unknown> {
  const { kind, opens, isFree } = lecture
  const quiz = names.quizOf(idOf(lecture.quiz) ?? '')
  return withoutEmpty({
    class: names.class,
    slug: lecture.slug,
    chapter: lecture.chapter,
    title: lecture.title,
    hindiChapter: lecture.hindiChapter,
    hindiTitle: lecture.hindiTitle,
    kind,
    minutes: lecture.minutes ?? 0,
    isFree: isFree === true,
    body: names.text && `file:${names.text}`,
    ...(isRecording(kind) ? recordingOf(lecture, names) : { dwellMinutes: lecture.dwellMinutes }),
    ...(kind === 'pdf' && { pdf: names.fileOf(idOf(lecture.pdf), '') }),
    ...(kind === 'link' && { link: lecture.link }),
    ...(kind === 'assignment' && assignmentOf(lecture)),
    ...(quiz && { quiz, quizPassPercent: lecture.quizPassPercent }),
    opens,
    ...(opens === 'onDay' && { opensAt: moment(lecture.opensAt) }),
    ...((opens === 'afterStart' || opens === 'beforeExam') && { opensDays: lecture.opensDays }),
    requires: (lecture.requires ?? []).flatMap((one) => names.slugOf(idOf(one) ?? '') ?? []),
  })
}

function recordingOf(lecture: Lecture, { fileOf }: Names) {
  const { kind, youtube, captions, chapters, playedPercent } = lecture
  const file = fileOf(idOf(lecture.file), '')
  const playlist = playlistOf(lecture)
  if (!file && !playlist) return { playedPercent, ...(kind !== 'audio' && { youtube }) }
  const captionsIn = (language: string) =>
    fileOf(idOf((captions ?? []).find((one) => one.language === language)?.file), `-${language}`)
  return {
    file,
    playlist,
    playedPercent,
    captions: captionsIn('en'),
    hindiCaptions: captionsIn('hi'),
    chapters: (chapters ?? '').split('\n').filter((line) => line.trim() !== ''),
  }
}

/** A time in the format of project folders, without fractions of a second. */
const moment = (at: string | null | undefined): string | undefined => at?.replace(/\.\d+Z$/, 'Z')

const assignmentOf = ({ dueAt, maxMarks, maxFiles, takesLate }: Lecture) => ({
  dueAt: moment(dueAt),
  maxMarks,
  maxFiles,
  takesLate: takesLate !== false,
})

const withoutEmpty = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
