import { useEffect, useRef, useState } from 'react'
import type { PreviewedText } from '#domain/calls/exams/bank.ts'
import type { QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import { postCall } from '../ui/panelClient.ts'
import { textsOfDraft } from './textsOfDraft.ts'

const PAUSE_MS = 400
/** As many as one call takes. */
const MAX_TEXTS = 200

/** Typeset texts of the draft by path, a moment after typing has paused. Only texts that were not typeset before are sent. */
export function usePreviews(draft: QuestionDraft): ReadonlyMap<string, PreviewedText> {
  const known = useRef(new Map<string, PreviewedText>())
  const [shown, setShown] = useState<ReadonlyMap<string, PreviewedText>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const texts = textsOfDraft(draft)
    const fresh = texts.filter(({ text }) => !known.current.has(text)).slice(0, MAX_TEXTS)
    const show = () =>
      setShown(
        new Map(
          texts.flatMap(({ path, text }) => {
            const made = known.current.get(text)
            return made ? [[path, made] as const] : []
          }),
        ),
      )
    const timer = setTimeout(
      async () => {
        if (fresh.length > 0) {
          const answer = await postCall<{ texts: PreviewedText[] }>('/bank/previewtexts', { texts: fresh })
          if (answer.apiSuccess)
            for (const [at, made] of answer.texts.entries()) known.current.set(fresh[at]?.text ?? '', made)
        }
        if (isCurrent) show()
      },
      fresh.length > 0 ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft])
  return shown
}
