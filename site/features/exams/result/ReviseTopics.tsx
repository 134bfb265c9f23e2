'use client'
import { useState } from 'react'
import type { Result } from '#domain/calls/exams/results.ts'
import { WEAK_PERCENT } from '#domain/exams/results/topicsOf.ts'
import { countedText } from '#domain/text/counted.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'

type ReviseTopicsProps = { topics: NonNullable<Result['topics']>; attempt: string }

/** Adds what was not right in the weak ones of these topics to revision; nothing where there is none. */
export function ReviseTopics({ topics, attempt }: ReviseTopicsProps) {
  const t = useTexts('result')
  const locale = useLocale()
  const { base } = useProject()
  const show = useSnackbar()
  const [isPending, setPending] = useState(false)
  const weak = topics.filter(({ percent, missed }) => percent < WEAK_PERCENT && missed.length > 0)
  if (weak.length === 0) return null
  const add = async () => {
    if (isPending) return
    setPending(true)
    const answered = await examCalls(base).revise(attempt, [...new Set(weak.flatMap(({ missed }) => missed))])
    setPending(false)
    if (answered.state === 'ok')
      show(answered.body.message ?? '', { link: { href: '/revision', label: t.toRevision } })
    else show(answered.state === 'refused' ? answered.message : t.notSent, { severity: 'error' })
  }
  return (
    <PlainButton look="outline" isBlock isPending={isPending} onClick={() => void add()} data-print="hidden">
      {countedText(locale, t.reviseTopics, weak.length)}
    </PlainButton>
  )
}
