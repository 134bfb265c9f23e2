import { useEffect, useState } from 'react'
import { exchangeOfDraft } from '#domain/exams/bank/exchangeOfDraft.ts'
import type { QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import { postCall } from '../ui/panelClient.ts'

const PAUSE_MS = 1500

type SimilarQuestion = { id: string; code: string; title: string; isRetired: boolean }

/** Questions of the bank that say the same as the draft; none while it is not complete. */
export function useSimilar(id: string | null, draft: QuestionDraft, isChanged: boolean): SimilarQuestion[] {
  const [similar, setSimilar] = useState<SimilarQuestion[]>([])
  useEffect(() => {
    if (!isChanged) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const body = { id, question: exchangeOfDraft(draft) }
      const answer = await postCall<{ similar: SimilarQuestion[] }>('/bank/findsimilar', body)
      if (isCurrent && answer.apiSuccess) setSimilar(answer.similar)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, draft, isChanged])
  return similar
}
