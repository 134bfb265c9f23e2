import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { z } from 'zod'
import type { LectureResponse, LessonNote, ProgressBodySchema } from '#domain/calls/learning/learning.ts'
import type { ClassOutline } from './learning.ts'

/** A lesson as it was last read, without the addresses of its files. */
export type KeptLesson = {
  uid: string
  klass: string
  lecture: string
  /** When it was read, ms since epoch. */
  at: number
  answer: LectureResponse
  outline: ClassOutline
  notes: readonly LessonNote[]
}
type Report = z.input<typeof ProgressBodySchema>
/** What was played without a network. */
type WaitingReport = { uid: string; lecture: string; report: Report }

interface LessonSchema extends DBSchema {
  lessons: { key: [string, string, string]; value: KeptLesson }
  reports: { key: [string, string]; value: WaitingReport }
  people: { key: string; value: string }
}

const nameOf = (project: string): string => `${project}-lessons`
/** The service worker keeps the page of lessons under the same name. */
const MAX_LESSONS = 200

/** Runs something in the store of this browser; null where storage is refused. Closed again, so that it can be wiped at any time. */
async function within<T>(
  project: string,
  run: (db: IDBPDatabase<LessonSchema>) => Promise<T>,
): Promise<T | null> {
  let db: IDBPDatabase<LessonSchema> | null = null
  try {
    db = await openDB<LessonSchema>(nameOf(project), 1, {
      upgrade: (made) => {
        made.createObjectStore('lessons', { keyPath: ['uid', 'klass', 'lecture'] })
        made.createObjectStore('reports', { keyPath: ['uid', 'lecture'] })
        made.createObjectStore('people')
      },
      blocking: (_current, _blocked, { target }) => (target as IDBDatabase | null)?.close(),
    })
    return await run(db)
  } catch {
    return null
  } finally {
    db?.close()
  }
}

/** What students read of a lesson without a network: its files need one, and their addresses are secrets of a session. */
const withoutFiles = (answer: LectureResponse): LectureResponse => ({
  ...answer,
  lecture: { ...answer.lecture, recording: null, youtube: null, pdfUrl: null },
})

/** Keeps a lesson for its person, and nothing of anybody else. The oldest are dropped. */
export const keepLesson = (project: string, lesson: KeptLesson) =>
  within(project, async (db) => {
    const tx = db.transaction(['lessons', 'reports', 'people'], 'readwrite')
    const [lessons, reports, people] = [
      tx.objectStore('lessons'),
      tx.objectStore('reports'),
      tx.objectStore('people'),
    ]
    if ((await people.get('last')) !== lesson.uid) {
      await lessons.clear()
      await reports.clear()
      await people.put(lesson.uid, 'last')
    }
    await lessons.put({ ...lesson, answer: withoutFiles(lesson.answer) })
    const all = (await lessons.getAll()).sort((a, b) => b.at - a.at)
    for (const { uid, klass, lecture } of all.slice(MAX_LESSONS)) await lessons.delete([uid, klass, lecture])
    await tx.done
  })

/** The person whose lessons are kept; null for none. */
export const keptPerson = async (project: string): Promise<string | null> =>
  (await within(project, (db) => db.get('people', 'last'))) ?? null

export const keptLesson = async (
  project: string,
  uid: string,
  klass: string,
  lecture: string,
): Promise<KeptLesson | null> =>
  (await within(project, (db) => db.get('lessons', [uid, klass, lecture]))) ?? null

/** Drops the lessons of a class, to which access has ended. */
export const dropClass = (project: string, uid: string, klass: string) =>
  within(project, (db) => db.delete('lessons', IDBKeyRange.bound([uid, klass], [uid, klass, []])))

/** Keeps what was played until it can be sent; the whole of it each time. */
export const keepReport = (project: string, waiting: WaitingReport) =>
  within(project, (db) => db.put('reports', waiting))

export const dropReport = (project: string, uid: string, lecture: string) =>
  within(project, (db) => db.delete('reports', [uid, lecture]))

export const waitingReports = async (project: string, uid: string): Promise<WaitingReport[]> =>
  (await within(project, (db) => db.getAll('reports', IDBKeyRange.bound([uid], [uid, []])))) ?? []

/** Deletes everything that is kept of lessons in this browser. */
export async function wipeLessons(project: string): Promise<void> {
  await Promise.allSettled([
    deleteDB(nameOf(project)),
    typeof caches === 'undefined' ? undefined : caches.delete(nameOf(project)),
  ])
}
