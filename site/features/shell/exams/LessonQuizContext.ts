'use client'
import { createContext, useContext } from 'react'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'

/** The quiz of the lesson on the page; `onMarked` is called once an attempt at it is marked. */
type LessonQuiz = NonNullable<LectureResponse['lecture']['quiz']> & { onMarked: () => void }

export const LessonQuizContext = createContext<LessonQuiz | null>(null)
export const useLessonQuiz = (): LessonQuiz | null => useContext(LessonQuizContext)
