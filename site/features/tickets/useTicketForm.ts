'use client'
import { useRef, useState } from 'react'
import { type TicketOpenBody, TicketSchema } from '#domain/calls/tickets.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

const FIELDS = ['topic', 'subject', 'text'] as const
type Field = (typeof FIELDS)[number]
type Values = { topic: string | null; order: string | null; subject: string; text: string }

const EMPTY: Values = { topic: null, order: null, subject: '', text: '' }

/** 128 bits; randomUUID is unavailable on pages without TLS. */
const attemptId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** The input of a ticket, and its errors once a field was left or sending was tried. */
export function useTicketForm() {
  const problemTexts = useTexts('problems')
  const [values, setValues] = useState(EMPTY)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const attempt = useRef<string | null>(null)
  const read = TicketSchema.safeParse(values)
  const problems: Partial<Record<string, string>> = {}
  for (const issue of read.success ? [] : read.error.issues)
    problems[String(issue.path[0])] ??= localisedProblem(problemTexts, issue)

  return {
    values,
    set: <Name extends keyof Values>(field: Name, value: Values[Name]) => {
      // Changed input is another ticket, even after a try without an answer.
      attempt.current = null
      setValues((previous) => ({ ...previous, [field]: value }))
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
