import { foldNumber } from '#domain/exams/answers/foldTyped.ts'
import { optionId } from '#domain/exams/files/lettered.ts'
import { type Matching, matching } from '#domain/exams/files/matching.ts'
import type { LeafKey, RightNumbers } from '#domain/exams/questions/KeySchema.ts'
import type { Option } from '#domain/exams/questions/LeafSchema.ts'
import { childOf, elementsOf, textIn, type XmlElement } from '../xmlTree.ts'
import type { MoodleTexts } from './MoodleTexts.ts'

const isTrue = (element: XmlElement | undefined): boolean => /^(1|true)$/i.test(textIn(element).trim())
const textOf = (element: XmlElement): string => textIn(childOf(element, 'text')).trim()

/** The share of the marks that an answer gets, in percent; 100 when not given. */
function creditOf(answer: XmlElement, texts: MoodleTexts): number {
  const credit = Number(answer.attributes.fraction ?? '100')
  if (!Number.isFinite(credit)) texts.refuse(answer, 'number', answer.attributes.fraction)
  return credit
}

/** Notes an answer's feedback, which is not imported. */
function noteFeedback(answer: XmlElement, texts: MoodleTexts) {
  const feedback = childOf(answer, 'feedback')
  if (feedback && textOf(feedback) !== '')
    texts.note(
      answer,
      'feedback',
      textOf(feedback)
        .replace(/<[^>]*>/g, '')
        .slice(0, 60),
    )
}

/** Fully right answers: wrong ones are noted, partly right ones are problems. */
function rightAnswers(question: XmlElement, texts: MoodleTexts): XmlElement[] {
  return elementsOf(question, 'answer').filter((answer) => {
    const credit = creditOf(answer, texts)
    noteFeedback(answer, texts)
    if (credit === 100) return true
    if (credit > 0) texts.refuse(answer, 'partialCredit', `${credit}% for ${textOf(answer).slice(0, 40)}`)
    else texts.note(answer, 'wrongAnswer', textOf(answer).slice(0, 60))
    return false
  })
}

/** The options and the right ones among them. Options that Moodle does not shuffle are fixed in place. */
export function readOptions(question: XmlElement, texts: MoodleTexts): { options: Option[]; key: LeafKey } {
  const isSingle = !childOf(question, 'single') || isTrue(childOf(question, 'single'))
  const shuffled = childOf(question, 'shuffleanswers')
  const isPinned = shuffled !== undefined && !isTrue(elementsOf(question, 'shuffleanswers').at(-1))
  const answers = elementsOf(question, 'answer')
  const credits = answers.map((answer) => creditOf(answer, texts))
  const options = answers.map((answer, at) => {
    noteFeedback(answer, texts)
    const credit = credits[at] as number
    if (credit < 0) texts.note(answer, 'deduction', `${credit}%`)
    if (isSingle && credit > 0 && credit !== 100)
      texts.refuse(answer, 'partialCredit', `${credit}% for ${textOf(answer).slice(0, 40)}`)
    const text = texts.required(answer, answer)
    return { id: optionId(at), text, ...(isPinned ? { isPinned } : {}) }
  })
  const right = options.filter((_, at) => (credits[at] as number) > 0).map(({ id }) => id)
  if (isSingle) return { options, key: { type: 'single', right } }
  const positive = credits.filter((credit) => credit > 0)
  const share = 100 / positive.length
  if (positive.some((credit) => Math.abs(credit - share) > 0.01))
    texts.refuse(question, 'partialCredit', positive.map((credit) => `${credit}%`).join(', '))
  return { options, key: { type: 'multiple', right: [right] } }
}

export function readTrueFalse(question: XmlElement, texts: MoodleTexts): LeafKey {
  const right = rightAnswers(
    {
      ...question,
      children: elementsOf(question, 'answer').filter((answer) => Number(answer.attributes.fraction) !== 0),
    },
    texts,
  ).map((answer) => {
    const word = textOf(answer).toLowerCase()
    if (word !== 'true' && word !== 'false') texts.refuse(answer, 'unknownValue', word.slice(0, 60))
    return word === 'true'
  })
  for (const answer of elementsOf(question, 'answer')) noteFeedback(answer, texts)
  return { type: 'trueFalse', right }
}

export function readNumbers(question: XmlElement, texts: MoodleTexts): RightNumbers[] {
  const units = elementsOf(childOf(question, 'units') ?? question, 'unit')
  const isGraded = !['', '0'].includes(textIn(childOf(question, 'unitgradingtype')).trim())
  if (units.length > 0 || isGraded)
    texts.refuse(question, 'units', units.map((unit) => textIn(childOf(unit, 'unit_name'))).join(', '))
  return rightAnswers(question, texts).flatMap((answer): RightNumbers[] => {
    const typed =
      textOf(answer) ||
      textIn({ ...answer, children: answer.children.filter((child) => typeof child === 'string') }).trim()
    const tolerance = textIn(childOf(answer, 'tolerance')).trim() || '0'
    const [value, allowed] = [exactNumber(typed), exactNumber(tolerance)]
    if (value === null) texts.refuse(answer, typed === '*' ? 'wildcard' : 'number', typed.slice(0, 60))
    if (allowed === null) texts.refuse(answer, 'number', tolerance.slice(0, 60))
    if (value === null || allowed === null) return []
    return [
      allowed === '0'
        ? { kind: 'range', from: value, to: value }
        : { kind: 'tolerance', value, tolerance: allowed },
    ]
  })
}

const EXPONENT = /^([+-]?\d{1,15}(?:\.\d{1,15})?)e([+-]?\d{1,2})$/i

/** A number of Moodle, possibly with an exponent, as an exact decimal. */
function exactNumber(text: string): string | null {
  const [, digits = text, exponent] = EXPONENT.exec(text) ?? []
  if (exponent === undefined) return foldNumber(text)
  const [whole = '', decimals = ''] = digits.replace(/^[+-]/, '').split('.')
  const shift = Number(exponent)
  const all = `${'0'.repeat(Math.max(0, -shift))}${whole}${decimals}${'0'.repeat(Math.max(0, shift))}`
  const point = whole.length + Math.max(0, -shift) + shift
  return foldNumber(`${digits.startsWith('-') ? '-' : ''}${all.slice(0, point)}.${all.slice(point)}`)
}

export function readAccepted(
  question: XmlElement,
  texts: MoodleTexts,
): { accepted: string[]; isCaseSensitive: boolean } {
  const accepted = rightAnswers(question, texts).map((answer) => {
    const text = textOf(answer)
    if (/(?<!\\)\*/.test(text)) texts.refuse(answer, 'wildcard', text.slice(0, 60))
    return text.replaceAll('\\*', '*')
  })
  return { accepted, isCaseSensitive: isTrue(childOf(question, 'usecase')) }
}

/** Both columns of a matching question; an answer without its question becomes an unmatched option. */
export function readMatching(question: XmlElement, texts: MoodleTexts): Matching {
  const elements = new Map<string, XmlElement>()
  const pairs = elementsOf(question, 'subquestion').flatMap((pair) => {
    const answer = childOf(pair, 'answer')
    const column = answer ? textOf(answer) : ''
    if (!answer || column === '') {
      texts.refuse(pair, 'emptyText')
      return []
    }
    elements.set(column, answer)
    return [{ row: texts.read(pair), column }]
  })
  const { rows, columns, key } = matching(pairs)
  const options = columns.map(({ id, text }) => ({
    id,
    text: texts.readWords(text, elements.get(text) ?? question),
  }))
  return { rows, columns: options, key }
}
