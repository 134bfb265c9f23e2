import type { Locale } from '../../../text/locales.ts'
import { escapedLine } from '../blockText.ts'
import type { Finding, FindingCode } from '../Finding.ts'
import { isHtml } from '../isHtml.ts'
import { fromMoodleMaths } from '../moodleMaths.ts'
import { type Entry, type QuestionsOfFile, questionsOfEntries } from '../questionsOfFile.ts'
import { type GiftReport, giftAnswer, type LocalText } from './giftAnswer.ts'
import { type GiftItem, giftItems, shown } from './giftTokens.ts'

type Found = Pick<Finding, 'code' | 'detail'>
/** HTML as block text in its languages. */
export type HtmlText = (html: string) => { text: LocalText; notes: Found[]; problems: Found[] }

const CATEGORY = /^\$CATEGORY:([^\n]*)\n?/
const NAME = /^::([\s\S]*?)::\s*/
const FORMAT = /^\[(html|moodle|plain|markdown)\]\s*/
const ID = /\[id:([^\]\n]{1,100})\]/
const TAG = /\[tag:([^\]\n]{1,100})\]/g

/**
 * Questions in GIFT, with the lines on which they begin. Texts without marks of languages are in `language`; `htmlText`
 * reads those in HTML.
 */
export function parseGift(text: string, language: Locale, htmlText: HtmlText): QuestionsOfFile {
  const problems: Finding[] = []
  const entries: Entry[] = []
  let category: string[] = []
  for (const item of giftItems(text)) {
    const [whole = '', path] = CATEGORY.exec(item.text) ?? []
    if (path !== undefined) category = conceptsOf(shown(path))
    const rest = item.text.slice(whole.length).trim()
    if (rest === '') continue
    const reader = new GiftReader(item, language, htmlText)
    const entry = reader.read(rest, category)
    problems.push(...reader.problems)
    if (reader.problems.length === 0) entries.push({ entry, line: item.line, path: [], notes: reader.notes })
  }
  const read = questionsOfEntries(entries)
  const all = [...problems, ...read.problems].toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0))
  return { ...read, problems: all }
}

const conceptsOf = (path: string): string[] => {
  const name = path.split('/').at(-1)?.trim() ?? ''
  return name === '' || name === 'top' || name.startsWith('Default for') || /^\$.*\$$/.test(name)
    ? []
    : [name]
}

class GiftReader implements GiftReport {
  readonly notes: Finding[] = []
  readonly problems: Finding[] = []
  readonly #item: GiftItem
  readonly #language: Locale
  readonly #htmlText: HtmlText
  #format = 'moodle'

  constructor(item: GiftItem, language: Locale, htmlText: HtmlText) {
    this.#item = item
    this.#language = language
    this.#htmlText = htmlText
  }

  note(code: FindingCode, detail = '') {
    this.notes.push({ at: { line: this.#item.line, path: '' }, code, detail: detail.slice(0, 80) })
  }

  refuse(code: FindingCode, detail = '') {
    this.problems.push({ at: { line: this.#item.line, path: '' }, code, detail: detail.slice(0, 80) })
  }

  /** A text of the question or of an answer, which may name its own format. */
  text(raw: string): LocalText {
    const [mark = '', format = this.#format] = FORMAT.exec(raw) ?? []
    const words = shown(raw.slice(mark.length))
    if (format === 'html' || (format === 'moodle' && isHtml(words))) {
      const { text, notes, problems } = this.#htmlText(words)
      for (const { code, detail } of notes) this.note(code, detail)
      for (const { code, detail } of problems) this.refuse(code, detail)
      return text
    }
    if (format === 'markdown' && /[*_#`>]/.test(words)) this.note('formatting', 'Markdown')
    return { [this.#language]: fromMoodleMaths(words.split('\n').map(escapedLine).join('\n')) }
  }

  read(rest: string, category: readonly string[]): Record<string, unknown> {
    const [name = ''] = NAME.exec(rest) ?? []
    const title = shown(name.replace(/^::|::\s*$/g, ''))
    if (title !== '') this.note('fieldDropped', `name ${title}`)
    const unnamed = rest.slice(name.length)
    const [mark = '', format] = FORMAT.exec(unnamed) ?? []
    if (format) this.#format = format
    const asked = unnamed.slice(mark.length)
    const [open, close] = [asked.indexOf('{'), asked.indexOf('}')]
    if (open === -1 && close === -1) this.refuse('nothingAsked')
    else if (open === -1 || close < open) this.refuse('gift', 'a { or a } is missing')
    if (this.problems.length > 0) return {}
    const [list = '', ...general] = asked.slice(open + 1, close).split('####')
    const solution = general.join('####').trim()
    const answer = giftAnswer(
      list,
      { before: asked.slice(0, open).trim(), after: asked.slice(close + 1).trim() },
      this,
    )
    const id = ID.exec(this.#item.comment)?.[1]
    const tags = [...this.#item.comment.matchAll(TAG)].map(([, tag = '']) => tag)
    return {
      ...answer,
      ...(id === undefined ? {} : { id }),
      ...(solution === '' ? {} : { solution: this.text(solution) }),
      concepts: tags.length > 0 ? tags : category,
    }
  }
}
