'use client'
import { useRef, useState } from 'react'
import { type TicketOpenBody, TicketSchema } from '#domain/calls/tickets.ts'
import { attemptId } from '#site/data/account/tickets.ts'
import { useKeptInput } from '#site/features/shell/useKeptInput.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

const FIELDS = ['category', 'subject', 'text'] as const
type Field = (typeof FIELDS)[number]
type Values = { category: string | null; order: string | null; subject: string; text: string }

const EMPTY: Values = { category: null, order: null, subject: '', text: '' }

/**
 * The input of a ticket, kept until it is sent, and its errors once a field was left or sending was tried.
 * @param category chosen at first
 */
export function useTicketForm(uid: string, category: Values['category'] = null) {
  const problemTexts = useTexts('problems')
  const { values, setValues, forget } = useKeptInput<Values>('ticket', uid, { ...EMPTY, category })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const attempt = useRef<string | null>(null)
  const read = TicketSchema.safeParse(values)
  const problems: Partial<Record<string, string>> = {}
  for (const issue of read.success ? [] : read.error.issues)
    problems[String(issue.path[0])] ??= localisedProblem(problemTexts, issue)

  return {
    values,
    forget,
    set: <Name extends keyof Values>(field: Name, value: Values[Name]) => {
      // Changed input is another ticket, even after a try without an answer.
      attempt.current = null
      setValues((previous) => ({ ...previous, [field]: value }))
    },
    /** Files were changed, which are sent with the input. */
    changeFiles: () => {
      attempt.current = null
    },
    leave: (field: Field) => setTouched((previous) => new Set(previous).add(field)),
    problemOf: (field: Field): string | undefined =>
      isSubmitted || touched.has(field) ? problems[field] : undefined,
    /** The body to send, or the first invalid field. The same input sent again has the same `attempt`. */
    submit: (): { body: TicketOpenBody; wrong?: never } | { body?: never; wrong: Field } => {
      setIsSubmitted(true)
      if (!read.success) return { wrong: FIELDS.find((field) => problems[field]) ?? 'text' }
      attempt.current ??= attemptId()
      return { body: { ...read.data, attempt: attempt.current } }
    },
  }
}
