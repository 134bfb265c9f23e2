'use client'
import { useEffect, useRef, useState } from 'react'
import type { LeadBody } from '#domain/calls/leads.ts'
import { answerKey, checkLead } from '#domain/leads/leadAnswers.ts'
import { randomId } from '#domain/random/randomId.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'

const ID_LENGTH = 22
const OWN = ['name', 'phone', 'email'] as const

const draw = (below: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below)

/** What is typed into a lead form, and what is wrong with it once a field was left or sending was tried. */
export function useLeadForm(form: LeadFormView) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [trap, setTrap] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const attempt = useRef<string | null>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  const fields = form.fields ?? []
  const typed = {
    name: values.name ?? '',
    phone: form.asksPhone ? values.phone : undefined,
    email: form.asksEmail ? values.email : undefined,
    answers: fields.flatMap(({ fieldId }) =>
      values[answerKey(fieldId)] ? [{ id: fieldId, value: values[answerKey(fieldId)] ?? '' }] : [],
    ),
  }
  const checked = checkLead(form, typed)
  const problems: Record<string, string> = checked.ok ? {} : checked.problems

  return {
    valueOf: (field: string): string => values[field] ?? '',
    set: (field: string, value: string) => setValues((before) => ({ ...before, [field]: value })),
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    problemOf: (field: string): string | undefined =>
      isTried || left.has(field) ? problems[field] : undefined,
    trap,
    setTrap,
    /** What may be sent, or the first field that is wrong. The same filling sent again has the same `attempt`. */
    submit: (page: string): { body: LeadBody; wrong?: never } | { body?: never; wrong: string } => {
      setIsTried(true)
      const order = [...OWN, ...fields.map(({ fieldId }) => answerKey(fieldId))]
      const wrong = order.find((field) => problems[field])
      if (wrong) return { wrong }
      attempt.current ??= randomId(draw, ID_LENGTH)
      const elapsedMs = Math.round(performance.now() - shownAt.current)
      return {
        body: {
          form: form.id,
          attempt: attempt.current,
          ...typed,
          page,
          elapsedMs,
          website: trap || undefined,
        },
      }
    },
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
