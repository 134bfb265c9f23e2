import type { Locale } from '../../text/locales.ts'
import type { InLanguages } from '../questions/BlocksSchema.ts'
import { completeLanguages } from '../questions/completeLanguages.ts'
import type { PaperProblem } from './PaperProblem.ts'
import type { Paper } from './PaperSchema.ts'
import type { BankQuestion } from './poolCandidates.ts'

type Used = { path: PaperProblem['path']; question: BankQuestion }

/** Problems of languages: whatever is offered has to be complete, every question that a pool may draw included. */
export function proveLanguages(paper: Paper, used: readonly Used[]): PaperProblem[] {
  const problems: PaperProblem[] = []
  if (new Set(paper.languages).size < paper.languages.length)
    problems.push({ path: ['languages'], key: 'languageTwice' })
  if (!paper.languages.includes(paper.decidingLanguage))
    problems.push({ path: ['decidingLanguage'], key: 'decidingLanguage' })
  const texts: [PaperProblem['path'], InLanguages | null][] = [
    [['instructions'], paper.instructions],
    [['consent'], paper.consent],
    ...paper.sections.flatMap(({ title, instructions }, index): typeof texts => [
      [['sections', index, 'title'], title],
      [['sections', index, 'instructions'], instructions],
    ]),
  ]
  for (const language of new Set(paper.languages)) {
    const missing = [
      ...texts.filter(([, text]) => text !== null && text[language] === undefined).map(([path]) => path),
      ...used.filter(({ question }) => !isComplete(question, language)).map(({ path }) => path),
    ]
    const places = new Map(missing.map((path) => [path.join('/'), path]))
    for (const path of places.values()) problems.push({ path, key: 'languageMissing', values: { language } })
  }
  return problems
}

const isComplete = ({ content }: BankQuestion, language: Locale): boolean =>
  completeLanguages(content).includes(language)
