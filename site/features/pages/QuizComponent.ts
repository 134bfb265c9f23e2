import type { ComponentType } from 'react'

/** The quiz with its start screen, passed in by the page, since features do not import each other. */
export type QuizComponent = ComponentType<{ slug: string }>
