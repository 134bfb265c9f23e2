import type { Locale } from '../../../text/locales.ts'
import { foldNumber } from '../../answers/foldTyped.ts'
import type { Finding, FindingCode } from '../Finding.ts'
import { optionId } from '../lettered.ts'
import { matching } from '../matching.ts'
import { type GiftAnswer, giftAnswers, shown } from './giftTokens.ts'

/** Block text in its languages. */
export type LocalText = Partial<Record<Locale, string>>

/** Reads texts and keeps what is found in a question. */
export type GiftReport = {
  note(code: FindingCode, detail?: string): void
  refuse(code: FindingCode, detail?: string): void
  text(raw: string): LocalText
  readonly problems: readonly Finding[]
}
type Fields = Record<string, unknown>
/** What is written before the answers, and what is after them. */
type Around = { before: string; after: string }

/** The question of what is between braces, in the fields of the exchange format. */
export function giftAnswer(list: string, around: Around, report: GiftReport): Fields {
  const answers = list.trim()
  if (answers === '')
    return { type: 'subjective', stem: stemOf(around, report), maxFiles: 0, maxCharacters: 20_000 }
  if (answers.startsWith('#')) return numerical(answers.slice(1), around, report)
  const truth = /^(TRUE|T|FALSE|F)(?:#([\s\S]*))?$/i.exec(answers)
  if (truth) {
    if (truth[2]?.trim()) report.note('feedback', shown(truth[2]))
    return { type: 'trueFalse', stem: stemOf(around, report), right: /^t/i.test(truth[1] ?? '') }
  }
  const parsed = giftAnswers(answers)
  const lead = answers.slice(0, answers.search(/[=~]|$/)).trim()
  if (parsed.length === 0 || lead !== '') {
    report.refuse('gift', shown(parsed.length === 0 ? answers : lead))
    return {}
  }
  for (const { feedback } of parsed) if (feedback !== '') report.note('feedback', feedback)
  if (answers.includes('~')) return chosen(parsed, around, report)
  return answers.includes('->') ? matched(parsed, around, report) : typed(parsed, around, report)
}

/** The question's text, with a line where the answer stands within it. */
const stemOf = ({ before, after }: Around, report: GiftReport, gap = '_____'): LocalText =>
  report.text(after === '' ? before : `${before} ${gap} ${after}`.trim())

function chosen(answers: readonly GiftAnswer[], around: Around, report: GiftReport): Fields {
  const options = answers.map(({ text }, at) => ({ id: optionId(at), text: report.text(text) }))
  const idsOf = (isOne: (answer: GiftAnswer) => boolean) =>
    options.filter((_, at) => isOne(answers[at] as GiftAnswer)).map(({ id }) => id)
  for (const { weight } of answers) if (weight !== null && weight < 0) report.note('deduction', `${weight}%`)
  const stem = stemOf(around, report)
  const credits = answers.map(({ isRight, weight }) => weight ?? (isRight ? 100 : 0))
  if (answers.some(({ isRight }) => isRight)) {
    refusePartial(credits, report)
    return { type: 'single', stem, options, right: idsOf(({ isRight, weight }) => isRight || weight === 100) }
  }
  const positive = credits.filter((credit) => credit > 0)
  if (positive.some((credit) => Math.abs(credit - 100 / positive.length) > 0.01))
    report.refuse('partialCredit', positive.map((credit) => `${credit}%`).join(', '))
  return { type: 'multiple', stem, options, right: [idsOf(({ weight }) => (weight ?? 0) > 0)] }
}

const refusePartial = (credits: readonly number[], report: GiftReport) => {
  for (const credit of credits) if (credit > 0 && credit !== 100) report.refuse('partialCredit', `${credit}%`)
}

/** Answers that get all of the marks; those that get none are noted, others refused. */
function right(answers: readonly GiftAnswer[], report: GiftReport): GiftAnswer[] {
  refusePartial(
    answers.map(({ weight }) => weight ?? 100),
    report,
  )
  return answers.filter(({ weight, text }) => {
    if (weight !== null && weight <= 0) report.note('wrongAnswer', shown(text))
    return weight === null || weight > 0
  })
}

function typed(answers: readonly GiftAnswer[], { before, after }: Around, report: GiftReport): Fields {
  const accepted = right(answers, report).map(({ text }) => {
    const words = shown(text.replace(/^\[(html|moodle|plain|markdown)\]/, ''))
    if (words.includes('*')) report.refuse('wildcard', words)
    return words
  })
  const stem = after === '' ? `${before}\n[[b1]]` : `${before} [[b1]] ${after}`.trim()
  return { type: 'fillBlank', stem: report.text(stem), blanks: [{ id: 'b1', kind: 'text', accepted }] }
}

function matched(answers: readonly GiftAnswer[], around: Around, report: GiftReport): Fields {
  const pairs = answers.flatMap(({ text }) => {
    const [row = '', column, ...more] = text.split('->').map((part) => part.trim())
    if (!column || more.length > 0) {
      report.refuse('gift', shown(text))
      return []
    }
    return [{ row: row === '' || /^\[\w+\]$/.test(row) ? null : report.text(row), column: shown(column) }]
  })
  const { rows, columns, key } = matching(pairs)
  return {
    type: 'match',
    stem: stemOf(around, report),
    rows,
    columns: columns.map(({ id, text }) => ({ id, text: report.text(text) })),
    right: Object.fromEntries(key.rows.map(({ row, columns: ids }) => [row, ids])),
  }
}

function numerical(list: string, around: Around, report: GiftReport): Fields {
  const answers = list.trim().startsWith('=')
    ? giftAnswers(list)
    : giftAnswers(`=${list.replaceAll('~', '')}`)
  for (const { feedback } of answers) if (feedback !== '') report.note('feedback', feedback)
  const numbers = right(answers, report).map(({ text }) => numbersOf(shown(text), report))
  return { type: 'numeric', stem: stemOf(around, report), numbers }
}

/** `2`, `2:0.1` or `1..3`. */
function numbersOf(text: string, report: GiftReport): Fields {
  const [first = '', tolerance] = text.split(':').map((part) => part.trim())
  const [from = '', to] = first.split('..').map((part) => part.trim())
  for (const number of [from, to, tolerance])
    if (number !== undefined && foldNumber(number) === null) report.refuse('number', text)
  if (to !== undefined) return { from, to }
  return tolerance === undefined || tolerance === '0' ? { from, to: from } : { value: from, tolerance }
}
