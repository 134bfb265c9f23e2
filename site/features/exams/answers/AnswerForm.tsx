'use client'
import { lazy, Suspense } from 'react'
import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { Choices, TrueFalse } from './Choices.tsx'
import { NumberAnswer } from './NumberAnswer.tsx'

const loadRows = () => import('./RowsAnswer.tsx')
const loadWritten = () => import('./WrittenAnswer.tsx')
const RowsAnswer = lazy(async () => ({ default: (await loadRows()).RowsAnswer }))
const WrittenAnswer = lazy(async () => ({ default: (await loadWritten()).WrittenAnswer }))

/** Loads the forms that few papers need, where these sections do, so that they are there without a network. */
export async function loadForms(sections: HallAttempt['hall']): Promise<void> {
  const types = new Set(sections.flatMap(({ questions }) => questions.map(({ type }) => type)))
  if (types.has('match') || types.has('matrix')) await loadRows()
  if (types.has('subjective')) await loadWritten()
}

/** The form of a question's answer; blanks are within its text (BlankField). */
export function AnswerForm({ leaf, ...props }: AnswerProps & { leaf: TypesetLeaf }) {
  switch (leaf.type) {
    case 'single':
    case 'multiple':
    case 'assertionReason':
      return <Choices {...props} leaf={leaf} />
    case 'trueFalse':
      return <TrueFalse {...props} />
    case 'integer':
    case 'numeric':
      return <NumberAnswer {...props} leaf={leaf} />
    case 'match':
    case 'matrix':
      return (
        <Suspense fallback={null}>
          <RowsAnswer {...props} leaf={leaf} />
        </Suspense>
      )
    case 'fillBlank':
      return null
    case 'subjective':
      return (
        <Suspense fallback={null}>
          <WrittenAnswer {...props} leaf={leaf} />
        </Suspense>
      )
  }
}
