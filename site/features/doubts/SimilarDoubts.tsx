'use client'
import { useSimilarDoubts } from '#site/data/account/doubts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useDebouncedValue } from '#site/features/shell/useDebouncedValue.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { author, others, similar } from './doubts.css.ts'

/** Pause in typing after which the preview is requested, ms. */
const STOPPED_MS = 600
/** With fewer letters nothing is known of what is being asked. */
const MIN_LETTERS = 8

type SimilarDoubtsProps = { asked: { subject: string | null; title: string; text: string } }

/** Answered doubts that others shared and that are like what is being asked: perhaps the answer is there already. */
export function SimilarDoubts({ asked: { subject, title, text } }: SimilarDoubtsProps) {
  const t = useTexts('doubts')
  const locale = useLocale()
  const { base } = useProject()
  const isEnough = subject !== null && `${title}${text}`.trim().length >= MIN_LETTERS
  const query = useDebouncedValue(isEnough ? JSON.stringify({ subject, title, text }) : '', STOPPED_MS)
  const doubts = useSimilarDoubts(base, query)
  return (
    <div aria-live="polite" className={similar}>
      {doubts.length > 0 ? <p>{t.similar}</p> : null}
      {doubts.map((doubt) => (
        <details key={doubt.number} className={others}>
          <summary className={author}>
            <MixedText>{doubt.title}</MixedText>
          </summary>
          <Typeset text={{ [locale]: doubt.blocks }} language={locale} />
          <p className={author}>{t.expert}</p>
          <Typeset text={{ [locale]: doubt.answer }} language={locale} />
        </details>
      ))}
    </div>
  )
}
