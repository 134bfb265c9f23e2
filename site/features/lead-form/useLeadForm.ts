'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LeadBody } from '#domain/calls/leads.ts'
import { answerKey } from '#domain/leads/answerKey.ts'
import type { checkLead } from '#domain/leads/leadAnswers.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { randomId } from '#domain/random/randomId.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Me } from '#site/data/account/me.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { loadTexts } from '#site/texts/TextsProvider.tsx'
import { useLocale } from '#site/texts/useTexts.ts'

const ID_LENGTH = 22
const PREFILLED = ['name', 'phone', 'email'] as const

const draw = (below: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below)

const prefilledValues = (me: Pick<Me, 'name' | 'phone' | 'email'> | null): Record<string, string> => ({
  name: me?.name ?? '',
  phone: me?.phone ? phoneText(me.phone) : '',
  email: me?.email ?? '',
})

/** Validation of a form, and the localised text of a problem. */
type Rules = { check: typeof checkLead; say: (found: Problem) => string }

/** Loads the validation when typing starts; if that fails, only the server validates. */
async function loadRules(locale: Locale): Promise<Rules | null> {
  try {
    const [{ checkLead: check }, { localisedProblem }, problemTexts] = await Promise.all([
      import('#domain/leads/leadAnswers.ts'),
      import('#site/texts/localisedProblem.ts'),
      loadTexts(locale, 'problems'),
    ])
    return { check, say: (found) => localisedProblem(problemTexts, found) }
  } catch {
    return null
  }
}

/**
 * The input of a lead form (prefilled for signed-in people) and its errors, which are shown once a field was
 * left or sending was tried.
 */
export function useLeadForm(form: LeadFormView, me: Pick<Me, 'name' | 'phone' | 'email'> | null) {
  const locale = useLocale()
  const [written, setValues] = useState<Record<string, string>>({})
  const values = useMemo(() => ({ ...prefilledValues(me), ...written }), [me, written])
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [rules, setRules] = useState<Rules | null>(null)
  const attempt = useRef<string | null>(null)
  const shownAt = useRef(0)
  const latest = useRef({ written, values })
  useEffect(() => {
    latest.current = { written, values }
    shownAt.current ||= performance.now()
  }, [written, values])

  const fields = form.fields ?? []
  const answersOf = (fieldValues: Record<string, string>) => ({
    name: fieldValues.name ?? '',
    phone: form.asksPhone ? fieldValues.phone : undefined,
    email: form.asksEmail ? fieldValues.email : undefined,
    answers: fields.flatMap(({ fieldId }) =>
      fieldValues[answerKey(fieldId)] ? [{ id: fieldId, value: fieldValues[answerKey(fieldId)] ?? '' }] : [],
    ),
  })
  const problemsBy = (known: Rules | null, of: Record<string, string>): Record<string, Problem> => {
    const checked = known?.check(form, answersOf(of))
    return !checked || checked.ok ? {} : checked.problems
  }
  const problems = problemsBy(rules, values)
  const problemOf = (field: string): string | undefined => {
    const found = isSubmitted || touched.has(field) ? problems[field] : undefined
    return found && rules?.say(found)
  }
  const prepare = async (): Promise<Rules | null> => {
    const loadedRules = rules ?? (await loadRules(locale))
    setRules(loadedRules)
    return loadedRules
  }

  return {
    valueOf: (field: string): string => values[field] ?? '',
    set: (field: string, value: string) => setValues((previous) => ({ ...previous, [field]: value })),
    leave: (field: string) => setTouched((previous) => new Set(previous).add(field)),
    problemOf,
    /** Number of fields that show an error. */
    problemCount: Object.keys(problems).filter(problemOf).length,
    /** Call it when a field gets the focus. */
    prepare,
    /**
     * Returns the body to send, or the first invalid field; neither when the input changed while the rules
     * were loading (that includes a signed-in person who became known while loading). The same input sent
     * again has the same `attempt`.
     */
    submit: async (page: string): Promise<{ body?: LeadBody; wrong?: string }> => {
      const loadedRules = await prepare()
      setIsSubmitted(true)
      const { written: writtenNow, values: valuesNow } = latest.current
      if (writtenNow !== written) return {}
      const found = problemsBy(loadedRules, valuesNow)
      const order = [...PREFILLED, ...fields.map(({ fieldId }) => answerKey(fieldId))]
      const wrong = order.find((field) => found[field])
      if (wrong) return { wrong }
      attempt.current ??= randomId(draw, ID_LENGTH)
      return {
        body: {
          form: form.id,
          attempt: attempt.current,
          ...answersOf(valuesNow),
          page,
          elapsedMs: Math.round(performance.now() - shownAt.current),
          website: valuesNow.website || undefined,
        },
      }
    },
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
