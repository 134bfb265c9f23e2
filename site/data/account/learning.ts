'use client'
import useSWR, { useSWRConfig } from 'swr'
import type { z } from 'zod'
import type {
  ClassState,
  CompleteResponseSchema,
  LectureResponse,
  MyClasses,
} from '#domain/calls/learning/learning.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { useLocale } from '#site/texts/useTexts.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'
import { type LectureOutline, localisedOutline, OUTLINE_FIELDS } from '../catalogue/outline.ts'

type ClassesKey = readonly [base: string, path: string, uid: string]
const classesKey = (base: string, uid: string): ClassesKey => [base, 'learn/classes', uid]

/**
 * The classes the signed-in person is enrolled in; requests nothing without a `uid`, and shows nothing cached
 * to the next person.
 */
export function useMyClasses(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? classesKey(base, uid) : null, loadClasses)
  return {
    classes: data?.classes,
    streak: data?.streak,
    error: error as Error | undefined,
    reload: () => mutate(),
  }
}

async function loadClasses([base, path]: ClassesKey): Promise<MyClasses> {
  const { status, body } = await callApi<({ apiSuccess: true } & MyClasses) | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  return body
}

export type ClassOutline = {
  id: string
  title: string
  subject: string | null
  /** In course order. */
  lectures: LectureOutline[]
}

/** A class with the titles of its lectures: undefined while it loads, null when it does not exist. Public. */
export function useClassOutline(base: string, slug: string) {
  const { data, error, mutate } = useSWR([base, 'outline', slug, useLocale()] as OutlineKey, loadOutline, {
    revalidateOnFocus: false,
  })
  return { outline: data, error: error as Error | undefined, reload: () => mutate() }
}

const MAX_LECTURES = 500

type OutlineKey = [base: string, 'outline', slug: string, locale: Locale]

async function loadOutline([base, , slug, locale]: OutlineKey): Promise<ClassOutline | null> {
  const [classes, lectures] = await Promise.all([
    list<{ id: string; title: string; hindiTitle?: string | null; subject?: string | null }>(
      base,
      'classes',
      {
        where: { slug: { equals: slug } },
        select: selectFields('title', 'hindiTitle', 'subject'),
        limit: 1,
        depth: 0,
      },
    ),
    list<LectureOutline>(base, 'lectures', {
      where: { 'class.slug': { equals: slug } },
      select: selectFields(...OUTLINE_FIELDS),
      sort: 'rank',
      limit: MAX_LECTURES,
      depth: 0,
    }),
  ])
  const found = classes[0]
  return found
    ? {
        id: found.id,
        title: localisedText(locale, found.title, found.hindiTitle) ?? found.title,
        subject: found.subject ?? null,
        lectures: lectures.map((lecture) => localisedOutline(locale, lecture)),
      }
    : null
}

async function list<Doc>(
  base: string,
  collection: string,
  query: Parameters<typeof toSearch>[0],
): Promise<Doc[]> {
  const { status, body } = await callApi<Page<Doc>>(base, `${collection}?${toSearch(query)}`)
  if (status !== 200) throw new Error(`${collection} answered ${status}`)
  return body.docs
}

/** A lecture as this person may see it: open, or why it is locked. */
export type LectureView =
  | { state: 'open'; answer: LectureResponse }
  | { state: 'signedOut' | 'noAccess' | 'locked'; message: string }
  | { state: 'notFound' }

type CompletedKey = [base: string, 'completed', klass: string, uid: string | null]

/** Requested again for another person (`uid`); null: a visitor, undefined: not known yet, so it waits. */
export function useLecture(base: string, klass: string, lecture: string, uid: string | null | undefined) {
  const { mutate: store } = useSWRConfig()
  const path = `learn/lecture?${toSearch({ class: klass, lecture })}`
  const key = uid === undefined ? null : ([base, path, uid ?? ''] as [string, string, string])
  const { data, error, mutate } = useSWR(key, loadLecture, {
    revalidateOnFocus: false,
    onSuccess: (view) => {
      if (view.state !== 'open' || uid === undefined) return
      const completedKey: CompletedKey = [base, 'completed', klass, uid]
      void store(completedKey, view.answer.completed, { revalidate: false })
    },
  })
  return { view: data, error: error as Error | undefined, reload: () => mutate() }
}

async function loadLecture([base, path]: [string, string, string]): Promise<LectureView> {
  const { status, body } = await callApi<LectureResponse | ApiRefusal>(base, path)
  if (body.apiSuccess) return { state: 'open', answer: body }
  if (status === 401) return { state: 'signedOut', message: body.message }
  if (body.code === 'lessonLocked') return { state: 'locked', message: body.message }
  return status === 403 ? { state: 'noAccess', message: body.message } : { state: 'notFound' }
}

type StateKey = readonly [base: string, path: string, uid: string]
const stateKey = (base: string, klass: string, uid: string): StateKey => [
  base,
  `learn/class?${toSearch({ class: klass })}`,
  uid,
]

/** Which lessons of a class are locked to the person; undefined while it loads and for visitors. */
export function useClassState(base: string, klass: string, uid: string | null | undefined) {
  const { data, mutate } = useSWR(uid ? stateKey(base, klass, uid) : null, loadState)
  return { state: data, reload: () => mutate() }
}

async function loadState([base, path]: StateKey): Promise<ClassState> {
  const { status, body } = await callApi<ClassState | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`learn/class answered ${status}`)
  return body
}

/** Sets the day of the exam that the person learns a class for; null for none. */
export const setExamDay = (base: string, klass: string, examOn: string | null) =>
  callApi<ApiRefusal | { apiSuccess: true }>(base, 'learn/examday', { class: klass, examOn })

/** Ids of the lectures of a class that the person has completed, by the last answer; kept between lessons. */
export function useCompleted(base: string, klass: string, uid: string | null | undefined) {
  const key: CompletedKey = [base, 'completed', klass, uid ?? null]
  const { data = NONE, mutate } = useSWR<readonly string[]>(key, null)
  const { mutate: renew } = useSWRConfig()
  return {
    completed: data,
    /** Adds a lecture that was just completed; My learning is reloaded. */
    add: async (lecture: string) => {
      await mutate((list = []) => [...new Set([...list, lecture])], { revalidate: false })
      if (!uid) return
      await renew(classesKey(base, uid), undefined)
      // What it opened is open at once.
      await renew(stateKey(base, klass, uid))
    },
  }
}
const NONE: readonly string[] = []

/** Marks a lecture completed; safe to repeat. */
export const completeLecture = (
  base: string,
  lecture: string,
): Promise<ApiAnswer<z.infer<typeof CompleteResponseSchema> | ApiRefusal>> =>
  callApi(base, 'learn/complete', { lecture })

/** `nowPaise`: the current price, sales included. */
export type CourseOffer = { title: string; slug: string; nowPaise: number }

/** The cheapest course on sale that opens a class; requests nothing when `classId` is null. */
export function useCourseOffer(base: string, classId: string | null) {
  const { data } = useSWR(
    classId ? ([base, 'offer', classId] as [string, string, string]) : null,
    loadOffer,
    {
      revalidateOnFocus: false,
    },
  )
  return data ?? null
}

/** The cheapest published product that opens a class, at its current price; null when there is none. */
export const loadOffer = async ([base, , classId]: [string, string, string]): Promise<CourseOffer | null> => {
  const docs = await list<CourseOffer>(base, 'selling-products', {
    where: { classes: { equals: classId }, _status: { equals: 'published' } },
    select: selectFields('title', 'slug', 'nowPaise'),
    sort: 'nowPaise',
    limit: 1,
    depth: 0,
  })
  return docs[0] ?? null
}
