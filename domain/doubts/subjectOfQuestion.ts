import { SUBJECTS, type Subject } from '../catalogue/subjects.ts'

/** Further names of subjects in titles of sections and series, in English and Hindi. */
const NAMES: Record<Subject, readonly string[]> = {
  physics: ['physics', 'भौतिक', 'भौतिकी'],
  chemistry: ['chemistry', 'रसायन'],
  maths: ['maths', 'mathematics', 'quantitative', 'quant', 'गणित'],
  biology: ['biology', 'botany', 'zoology', 'जीव विज्ञान'],
  polity: ['polity', 'राजव्यवस्था'],
  history: ['history', 'इतिहास'],
  geography: ['geography', 'भूगोल'],
  reasoning: ['reasoning', 'तर्कशक्ति', 'रीज़निंग'],
  english: ['english', 'अंग्रेज़ी', 'अंग्रेजी'],
  hindi: ['hindi', 'हिंदी', 'हिन्दी'],
  tests: [],
}

/** The one subject that a title names; null for none or more than one. */
function namedSubject(title: string): Subject | null {
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, ' ')} `
  const found = SUBJECTS.filter((subject) => NAMES[subject].some((name) => words.includes(` ${name} `)))
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * The subject of a doubt about a question: what its section is named after, else that of the quiz or series; null when neither says it, so that
 * the student chooses.
 * @param titles of its section, in any language
 * @param own of the quiz or series
 */
export function subjectOfQuestion(
  titles: readonly (string | null | undefined)[],
  own: Subject | null,
): Subject | null {
  for (const title of titles) {
    const named = title ? namedSubject(title) : null
    if (named) return named
  }
  return own === 'tests' ? null : own
}
