export const LECTURE_KINDS = ['text', 'video', 'audio', 'pdf', 'quiz', 'link', 'assignment', 'live'] as const
export type LectureKind = (typeof LECTURE_KINDS)[number]

/** Whether a lecture of the kind is played, a live class once its recording is there. */
export const isRecording = (kind: unknown): boolean => kind === 'video' || kind === 'audio' || kind === 'live'

type Lecture = { kind: LectureKind; minutes?: number | null; isFree?: boolean | null }
export type LectureCounts = {
  lectures: number
  texts: number
  videos: number
  audios: number
  pdfs: number
  quizzes: number
  links: number
  assignments: number
  lives: number
  minutes: number
  freeLectures: number
}

const NONE: LectureCounts = {
  lectures: 0,
  texts: 0,
  videos: 0,
  audios: 0,
  pdfs: 0,
  quizzes: 0,
  links: 0,
  assignments: 0,
  lives: 0,
  minutes: 0,
  freeLectures: 0,
}

/** The counts of one lecture, to be added to its class; minutes in whole minutes. */
export function lectureCounts(lecture: Lecture | null): LectureCounts {
  if (!lecture) return NONE
  return {
    lectures: 1,
    texts: lecture.kind === 'text' ? 1 : 0,
    videos: lecture.kind === 'video' ? 1 : 0,
    audios: lecture.kind === 'audio' ? 1 : 0,
    pdfs: lecture.kind === 'pdf' ? 1 : 0,
    quizzes: lecture.kind === 'quiz' ? 1 : 0,
    links: lecture.kind === 'link' ? 1 : 0,
    assignments: lecture.kind === 'assignment' ? 1 : 0,
    lives: lecture.kind === 'live' ? 1 : 0,
    minutes: lecture.minutes ?? 0,
    freeLectures: lecture.isFree ? 1 : 0,
  }
}

/**
 * What a change of a lecture from `before` to `after` adds to the sums of its class; null: it does not exist.
 */
export function countsDelta(before: Lecture | null, after: Lecture | null): LectureCounts {
  const from = lectureCounts(before)
  const to = lectureCounts(after)
  return Object.fromEntries(
    Object.keys(NONE).map((key) => [key, to[key as keyof LectureCounts] - from[key as keyof LectureCounts]]),
  ) as LectureCounts
}
