'use client'
import { useState } from 'react'
import { DeliveryAnswerSchema } from '#domain/shipments/deliveryAnswer.ts'
import type { Answer, ParcelView } from '#site/data/shop/shipments.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

export const ANSWER_KINDS = ['again', 'address', 'refused'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
type Part = NonNullable<ParcelView['answered']>['part'] & string
type Values = { day: string; part: Part; line1: string; landmark: string; phone: string }

/** The answer to a failed delivery attempt as a form; errors are shown once sending was tried. */
export function useAnswer({ days, answered }: ParcelView) {
  const problemTexts = useTexts('problems')
  const [kind, setKind] = useState<AnswerKind>(answered?.kind ?? 'again')
  const [values, setValues] = useState<Values>({
    day: answered?.day && days.includes(answered.day) ? answered.day : (days[0] ?? ''),
    part: answered?.part ?? 'any',
    line1: '',
    landmark: '',
    phone: '',
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const answer = answerOf(kind, values)
  const read = DeliveryAnswerSchema.safeParse(answer)
  return {
    kind,
    setKind,
    values,
    set: <K extends keyof Values>(name: K, value: Values[K]) => setValues({ ...values, [name]: value }),
    problemOf: (name: keyof Values): string | undefined => {
      const issue = isSubmitted ? read.error?.issues.find(({ path }) => path[0] === name) : undefined
      return issue && localisedProblem(problemTexts, issue)
    },
    /** The answer to send, or null while it is invalid. */
    submit: (): Answer | null => {
      setIsSubmitted(true)
      return read.success ? answer : null
    },
  }
}

export type AnswerState = ReturnType<typeof useAnswer>

function answerOf(kind: AnswerKind, { day, part, line1, landmark, phone }: Values): Answer {
  if (kind === 'refused') return { kind }
  if (kind === 'again') return { kind, day, part }
  return { kind, day, part, line1, phone, ...(landmark.trim() ? { landmark } : {}) }
}
