import { z } from 'zod'
import { MAX_ASSIGNMENT_FILES } from '#domain/learning/assignment.ts'
import { chapterMarks } from '#domain/learning/chapterMarks.ts'
import { LECTURE_KINDS } from '#domain/learning/lectureCounts.ts'
import { LessonLinkSchema } from '#domain/learning/lessonLink.ts'
import { OPENINGS } from '#domain/learning/lessonLock.ts'
import { PLAYLIST_PROBLEMS, playlistProblem } from '#domain/learning/playlistAddress.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import {
  captionsFile,
  flag,
  line,
  list,
  markdown,
  pdfFile,
  recordingFile,
  relativeDate,
  slug,
  wholeNumber,
} from './cells.ts'

/** A YouTube id or URL; parses to the id. */
export const YoutubeSchema = z.string().transform((value, context) => {
  const id = youtubeId(value)
  if (id) return id
  context.addIssue({ code: 'custom', message: 'must be a YouTube id of 11 characters or a YouTube address' })
  return z.NEVER
})

/** The address of an HLS playlist on another server. */
const PlaylistSchema = z.string().superRefine((value, context) => {
  const problem = playlistProblem(value)
  if (problem) context.addIssue({ code: 'custom', message: PLAYLIST_PROBLEMS[problem] })
})

type Field = 'body' | 'youtube' | 'playlist' | 'pdf' | 'quiz' | 'link' | 'dueAt' | 'maxMarks' | 'maxFiles'
type Content = { kind?: unknown } & Partial<Record<Field, unknown>>
type Rule = [(lecture: Content) => boolean, { path: PropertyKey[]; message: string; when: () => boolean }]

const needs = (kind: string, field: Field): Rule => [
  (lecture) => lecture.kind !== kind || lecture[field] !== undefined,
  { path: [field], message: `is required for a ${kind} lecture`, when: () => true },
]

const only = (kind: string, field: Field): Rule => [
  (lecture) => lecture.kind === kind || lecture[field] === undefined,
  { path: [field], message: `is only for a ${kind} lecture`, when: () => true },
]

type Places = { youtube?: string; file?: string; playlist?: string }
const placesOf = ({ youtube, file, playlist }: Places): number =>
  [youtube, file, playlist].filter((one) => one !== undefined).length

/**
 * One lecture: a row of `lectures.csv`, an object of `lectures.json`, or a `##` section of
 * `classes/<slug>.md`. Its key is class and slug together; without `rank` it follows the lecture above it.
 */
export const LectureSchema = z
  .strictObject({
    class: slug,
    slug,
    chapter: line(120),
    title: line(150),
    hindiChapter: line(120).optional(),
    hindiTitle: line(150).optional(),
    rank: wholeNumber(0, 1_000_000).optional(),
    kind: z.enum(LECTURE_KINDS),
    minutes: wholeNumber(1, 1000),
    isFree: flag.default(false),
    body: markdown.optional(),
    youtube: YoutubeSchema.optional(),
    playlist: PlaylistSchema.optional(),
    file: recordingFile.optional(),
    captions: captionsFile.optional(),
    hindiCaptions: captionsFile.optional(),
    chapters: list(line(130), 60).default([]),
    pdf: pdfFile.optional(),
    quiz: slug.optional(),
    quizPassPercent: wholeNumber(1, 100).optional(),
    link: LessonLinkSchema.optional(),
    playedPercent: wholeNumber(1, 100).optional(),
    dwellMinutes: wholeNumber(1, 600).optional(),
    dueAt: relativeDate.optional(),
    maxMarks: wholeNumber(1, 1000).optional(),
    maxFiles: wholeNumber(0, MAX_ASSIGNMENT_FILES).optional(),
    takesLate: flag.default(true),
    opens: z.enum(OPENINGS).default('always'),
    opensAt: relativeDate.optional(),
    opensDays: wholeNumber(0, 1000).optional(),
    requires: list(slug, 20).default([]),
  })
  .refine(...needs('text', 'body'))
  .refine(...needs('assignment', 'body'))
  .refine(...only('assignment', 'dueAt'))
  .refine(...only('assignment', 'maxMarks'))
  .refine(...only('assignment', 'maxFiles'))
  .refine(({ kind, ...of }) => kind !== 'video' || placesOf(of) > 0, {
    path: ['youtube'],
    message: 'is required for a video lecture',
  })
  .refine(({ youtube, file }) => youtube === undefined || file === undefined, {
    path: ['file'],
    message: 'and youtube are two recordings; leave one out',
  })
  .refine(({ playlist, ...of }) => playlist === undefined || placesOf(of) === 0, {
    path: ['playlist'],
    message: 'is a second recording beside file or youtube; leave one out',
  })
  .refine(...only('video', 'playlist'))
  .refine(({ kind, file }) => kind !== 'audio' || file !== undefined, {
    path: ['file'],
    message: 'is required for an audio lecture',
  })
  .refine(
    ({ file, playlist, captions, hindiCaptions, chapters }) =>
      file !== undefined || playlist !== undefined || (!captions && !hindiCaptions && chapters.length === 0),
    {
      path: ['file'],
      message: 'is what captions and chapters belong to',
    },
  )
  .refine(({ chapters }) => chapterMarks(chapters.join('\n')) !== null, {
    path: ['chapters'],
    message: 'must be chapters such as 4:05 Friction',
  })
  .refine(...needs('pdf', 'pdf'))
  .refine(...needs('quiz', 'quiz'))
  .refine(...needs('link', 'link'))
  .refine(...only('link', 'link'))
  .refine(({ opens, opensAt }) => (opens === 'onDay') === (opensAt !== undefined), {
    path: ['opensAt'],
    message: 'belongs to opens: onDay, which needs it',
  })
  .refine(
    ({ opens, opensDays }) =>
      (opens === 'afterStart' || opens === 'beforeExam') === (opensDays !== undefined),
    { path: ['opensDays'], message: 'belongs to opens: afterStart or beforeExam, which need it' },
  )
  .refine(({ kind, youtube }) => youtube === undefined || kind === 'video' || kind === 'live', {
    path: ['youtube'],
    message: 'is only for a video or live lecture',
  })
  .refine(...only('pdf', 'pdf'))

/** The key of a lecture, unique in its folder. */
export const lectureKey = (klass: string, slug: string): string => `${klass}/${slug}`

export type SeedLecture = z.infer<typeof LectureSchema>
