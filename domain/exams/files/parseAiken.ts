import type { Locale } from '../../text/locales.ts'
import { escapedLine } from './blockText.ts'
import type { Finding, FindingCode } from './Finding.ts'
import { optionId } from './lettered.ts'
import { fromMoodleMaths } from './moodleMaths.ts'
import { type QuestionsOfFile, questionsOfEntries } from './questionsOfFile.ts'

const OPTION = /^([A-Z])[.)]\s+(.*)$/
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/i

/**
 * Questions in Aiken: lines of a question, options `A) …` or `A. …` on a line each, and `ANSWER: B`. Texts are in
 * `language`; formulas may be written `\(…\)`. Lines are those of the file.
 */
export function parseAiken(text: string, language: Locale): QuestionsOfFile {
  const entries: { entry: unknown; line: number; path: readonly string[] }[] = []
  const problems: Finding[] = []
  let stem: string[] = []
  let options: { letter: string; text: string }[] = []
  let start = 0
  const report = (line: number, code: FindingCode, detail: string) =>
    problems.push({ at: { line, path: '' }, code, detail: detail.slice(0, 80) })
  const localText = (words: string) => ({ [language]: fromMoodleMaths(words) })
  const finish = () => {
    stem = []
    options = []
    start = 0
  }
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = raw.trim()
    const [, letter, words] = OPTION.exec(line) ?? []
    const [, answer] = ANSWER.exec(line) ?? []
    if (line === '') continue
    if (/^ANSWER:/i.test(line) && answer === undefined) {
      report(at + 1, 'answer', line)
      finish()
      continue
    }
    if (start === 0) start = at + 1
    if (answer !== undefined) {
      const right = options.findIndex((option) => option.letter === answer.toUpperCase())
      if (options.length === 0) report(at + 1, 'aikenOptions', '')
      else if (right === -1) report(at + 1, 'keyUnknown', '')
      else
        entries.push({
          entry: {
            type: 'single',
            stem: localText(stem.join('\n')),
            right: optionId(right),
            options: options.map((option, index) => ({
              id: optionId(index),
              text: localText(option.text),
            })),
          },
          line: start,
          path: [],
        })
      finish()
    } else if (letter !== undefined && stem.length > 0) {
      const expected = String.fromCharCode(65 + options.length)
      if (letter !== expected) report(at + 1, 'aikenLetter', `${expected})`)
      options.push({ letter, text: escapedLine(words ?? '') })
    } else if (options.length > 0) {
      report(at + 1, 'aikenAnswer', line)
      finish()
      start = at + 1
      stem = [escapedLine(line)]
    } else stem.push(escapedLine(line))
  }
  if (stem.length > 0 || options.length > 0) report(start, 'aikenAnswer', 'the file ends')
  const read = questionsOfEntries(entries)
  const all = [...problems, ...read.problems].toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0))
  return { ...read, problems: all }
}
