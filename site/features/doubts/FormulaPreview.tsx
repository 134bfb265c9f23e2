'use client'
import { useTypesetText } from '#site/data/account/doubts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useDebouncedValue } from '#site/features/shell/useDebouncedValue.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { author, others, preview } from './doubts.css.ts'

/** Pause in typing after which the preview is requested, ms. */
const STOPPED_MS = 600

/** Formulas of a text that is being written, as they will be drawn; nothing for a text without any. */
export function FormulaPreview({ text }: { text: string }) {
  const t = useTexts('doubts')
  const locale = useLocale()
  const { base } = useProject()
  const hasFormula = /\$[^$]+\$/.test(text)
  const blocks = useTypesetText(base, useDebouncedValue(hasFormula ? text : '', STOPPED_MS))
  if (!hasFormula || !blocks) return null
  return (
    <section className={preview} aria-label={t.preview}>
      <p className={author}>{t.preview}</p>
      <div className={others}>
        <Typeset text={{ [locale]: blocks }} language={locale} />
      </div>
    </section>
  )
}
