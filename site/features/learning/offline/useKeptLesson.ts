'use client'
import { useEffect, useState } from 'react'
import type { KeptLesson } from '#site/data/account/keptLessons.ts'
import type { ClassOutline, LectureView } from '#site/data/account/learning.ts'
import { useNotes } from '#site/data/account/lessonNotes.ts'
import { sendWaiting } from '#site/data/account/lessonProgress.ts'
import { keepOpenPage } from '#site/features/shell/offline/keepPage.ts'
import { hasKeptLessons, markKeptLessons } from '#site/features/shell/offline/keptMark.ts'

type Place = { base: string; project: string; klass: string; slug: string }
type Live = {
  /** Null: a visitor; undefined while unknown. */
  uid: string | null | undefined
  view: LectureView | undefined
  outline: ClassOutline | null | undefined
  hasFailed: boolean
}

const load = () => import('#site/data/account/keptLessons.ts')

/**
 * Keeps each lesson that a student opens, with its notes, in this browser, and gives the copy when the server cannot be reached. What the
 * server refuses is dropped: access that ended takes its class with it. What was played without a network is sent when there is one.
 */
export function useKeptLesson(
  { base, project, klass, slug }: Place,
  { uid, view, outline, hasFailed }: Live,
): KeptLesson | null {
  const answer = view?.state === 'open' && view.answer.isEnrolled ? view.answer : null
  const { list: notes } = useNotes(base, answer && uid ? { lecture: answer.lecture.id, uid } : null)
  const [kept, setKept] = useState<KeptLesson | null>(null)
  const isOpen = answer !== null

  useEffect(() => {
    if (!uid || !answer || !outline) return
    // What could not be wiped is not kept.
    if (!markKeptLessons(project, true)) return
    const lesson = { uid, klass, lecture: slug, at: Date.now(), answer, outline, notes }
    void load().then(({ keepLesson }) => keepLesson(project, lesson))
  }, [project, uid, klass, slug, answer, outline, notes])
  useEffect(() => (isOpen ? keepOpenPage('keepLessons', `${base}/learn/~/~`) : undefined), [base, isOpen])
  useEffect(() => {
    if (!uid || !isOpen) return
    const send = () => void sendWaiting(base, project, uid)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [base, project, uid, isOpen])
  const isRefused = view?.state === 'noAccess'
  useEffect(() => {
    if (uid && isRefused) void load().then(({ dropClass }) => dropClass(project, uid, klass))
  }, [project, uid, klass, isRefused])

  useEffect(() => {
    setKept(null)
    if (!hasFailed || !hasKeptLessons(project)) return
    let isLeft = false
    const read = async () => {
      const { keptLesson, keptPerson } = await load()
      const person = uid || (await keptPerson(project))
      const found = person && (await keptLesson(project, person, klass, slug))
      if (found && !isLeft) setKept(found)
    }
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [project, uid, klass, slug, hasFailed])
  return kept
}
