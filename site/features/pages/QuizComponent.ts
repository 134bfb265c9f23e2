import type { ComponentType } from 'react'

/** The start of a quiz and the quiz itself, which are a feature of their own. */
export type QuizComponent = ComponentType<{ slug: string }>
