import type { Locale } from '../../text/locales.ts'
import { renderText } from '../../text/renderText.ts'
import { LANGUAGE_LABELS, TYPE_LABELS } from '../questions/typeLabels.ts'
import type { PaperProblem } from './PaperProblem.ts'

/** A problem as a sentence; `nameOf` says what a question is called, by the id of its leaf. */
export function problemText(
  { key, values = {} }: PaperProblem,
  locale: Locale,
  nameOf: (question: string) => string = (question) => question,
): string {
  const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (name === 'type') return [name, labelIn(TYPE_LABELS[locale], value)]
    if (name === 'language') return [name, labelIn(LANGUAGE_LABELS[locale], value)]
    return [name, name === 'question' ? nameOf(String(value)) : value]
  })
  return renderText(locale, { key: `paper.problems.${key}`, values: Object.fromEntries(shown) })
}

const labelIn = (labels: Readonly<Record<string, string>>, value: string | number): string =>
  labels[value] ?? String(value)
