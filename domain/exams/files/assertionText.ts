import { LOCALES, type Locale } from '../../text/locales.ts'
import type { Block, LocalBlocks } from '../questions/BlocksSchema.ts'

/** What printed papers write before both sentences, for formats that have one text for them. */
const LABELS: Record<Locale, { assertion: string; reason: string }> = {
  en: { assertion: 'Assertion (A):', reason: 'Reason (R):' },
  hi: { assertion: 'अभिकथन (A):', reason: 'कारण (R):' },
}
const label = (text: string): Block => ({ kind: 'paragraph', text })

/** Assertion and reason as one text, each below its label. */
export const joinAssertion = (assertion: LocalBlocks, reason: LocalBlocks): LocalBlocks =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const [first, second] = [assertion[locale], reason[locale]]
      const labels = LABELS[locale]
      const blocks = [
        ...(first ? [label(labels.assertion), ...first] : []),
        ...(second ? [label(labels.reason), ...second] : []),
      ]
      return blocks.length > 0 ? [[locale, blocks]] : []
    }),
  )

/** The reverse of `joinAssertion`; null where a label is missing. */
export function splitAssertion(stem: LocalBlocks): { assertion: LocalBlocks; reason: LocalBlocks } | null {
  const assertion: LocalBlocks = {}
  const reason: LocalBlocks = {}
  for (const locale of LOCALES) {
    const blocks = stem[locale]
    if (!blocks) continue
    const at = (text: string) =>
      blocks.findIndex((block) => block.kind === 'paragraph' && block.text === text)
    const [first, second] = [at(LABELS[locale].assertion), at(LABELS[locale].reason)]
    if (first > 0 || (first === -1 && second !== 0)) return null
    const end = second === -1 ? blocks.length : second
    if (first === 0 && end > 1) assertion[locale] = blocks.slice(1, end)
    if (second !== -1 && second + 1 < blocks.length) reason[locale] = blocks.slice(second + 1)
  }
  return Object.keys(assertion).length > 0 && Object.keys(reason).length > 0 ? { assertion, reason } : null
}
