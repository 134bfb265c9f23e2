import { rubricText } from '#domain/exams/files/answerText.ts'
import { joinAssertion } from '#domain/exams/files/assertionText.ts'
import type { Finding, FindingCode } from '#domain/exams/files/Finding.ts'
import { type FileQuestion, NEW_QUESTION } from '#domain/exams/files/ImportedQuestion.ts'
import type { Blocks, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type { LeafKey, RightNumbers } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf, Option } from '#domain/exams/questions/LeafSchema.ts'
import { type AskedLeaf, leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import type { ImportedFile } from '../FileCollector.ts'
import { blocksHtml, localHtml } from './blocksHtml.ts'
import { middleOf } from './middleOf.ts'
import { ourTag } from './moodleTags.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/**
 * Questions as Moodle XML. `left` lists the questions that cannot be exported and why, `notes` what is left out of a question; the path
 * of both is the question's id.
 */
export function writeMoodle(
  questions: readonly FileQuestion[],
  files: readonly ImportedFile[],
): { text: string; left: Finding[]; notes: Finding[] } {
  const left: Finding[] = []
  const notes: Finding[] = []
  const written = questions.flatMap((question) => {
    const writer = new MoodleWriter(question, files)
    const elements = writer.elements()
    notes.push(...writer.notes)
    if (writer.refused.length === 0) return elements
    left.push(...writer.refused)
    return []
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('\n')}\n</quiz>\n`
  return { text: text.replace(UNWRITABLE, ''), left, notes }
}

const plain = (name: string, value: string | number): string =>
  `<${name}>${escapeMarkup(String(value))}</${name}>`
const worded = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}><text>${escapeMarkup(text)}</text></${name}>`

class MoodleWriter {
  readonly notes: Finding[] = []
  readonly refused: Finding[] = []
  readonly #question: FileQuestion
  readonly #files: ReadonlyMap<string, ImportedFile>

  constructor(question: FileQuestion, files: readonly ImportedFile[]) {
    this.#question = question
    this.#files = new Map(files.map((file) => [file.id, file]))
  }

  elements(): string[] {
    const { id, content, difficulty, source, year, concepts } = this.#question
    const own = [
      ourTag('difficulty', difficulty),
      ...(source === null ? [] : [ourTag('source', source)]),
      ...(year === null ? [] : [ourTag('year', year)]),
      ...concepts,
    ]
    const leaves = leavesOf({ id: id ?? NEW_QUESTION, content })
    if (content.type !== 'comprehension') return leaves.map((leaf) => this.#leaf(leaf, id ?? '', own))
    const set = id ?? NEW_QUESTION
    const passage = [
      worded('name', set),
      this.#text('questiontext', content.passage),
      plain('idnumber', set),
      this.#tags([ourTag('type', content.type), ...own]),
    ]
    return [
      `<question type="description">${passage.join('')}</question>`,
      ...leaves.map((leaf) => this.#leaf(leaf, `${set}.${leaf.part}`, [ourTag('set', set)])),
    ]
  }

  #leaf({ id: name, leaf }: AskedLeaf, idNumber: string, tags: string[]): string {
    const key = this.#question.keys.find(({ question }) => question === name)?.key
    if (!key) throw new Error(`The question ${name} has no key`)
    const solution = this.#question.solutions.find(({ question }) => question === name)
    if (solution?.video) this.#note('fieldDropped', 'video')
    const { type, parts, own } = this.#asked(leaf, key)
    const stem = leaf.type === 'assertionReason' ? joinAssertion(leaf.assertion, leaf.reason) : leaf.stem
    const blank = leaf.type === 'fillBlank' ? leaf.blanks[0]?.id : undefined
    return [
      `<question type="${type}">`,
      worded('name', idNumber),
      this.#text('questiontext', stem, (text) =>
        blank ? text.replaceAll(`[[${blank}]]`, '__________') : text,
      ),
      solution?.text
        ? this.#text('generalfeedback', solution.text)
        : worded('generalfeedback', '', ' format="html"'),
      plain('defaultgrade', 1) + plain('penalty', 0) + plain('hidden', 0) + plain('idnumber', idNumber),
      ...parts,
      leaf.hint ? this.#text('hint', leaf.hint) : '',
      this.#tags([...own, ...tags]),
      '</question>',
    ].join('')
  }

  #asked(leaf: Leaf, key: LeafKey): { type: string; parts: string[]; own: string[] } {
    const of = (type: string, parts: string[], own: string[] = []) => ({ type, parts, own })
    if ((leaf.type === 'single' || leaf.type === 'assertionReason') && key.type === leaf.type)
      return of(
        'multichoice',
        this.#options(leaf.options, key.right, true),
        leaf.type === 'single' ? [] : [ourTag('type', leaf.type)],
      )
    if (leaf.type === 'multiple' && key.type === 'multiple') {
      if (key.right.length > 1) this.#refuse('several sets of right options')
      return of('multichoice', this.#options(leaf.options, key.right[0] ?? [], false))
    }
    if (key.type === 'trueFalse') {
      if (key.right.length > 1) this.#refuse('true and false both right')
      const answers = [true, false].map((value) =>
        worded(
          'answer',
          String(value),
          ` fraction="${key.right.includes(value) ? 100 : 0}" format="moodle_auto_format"`,
        ),
      )
      return of('truefalse', answers)
    }
    if (key.type === 'integer' || key.type === 'numeric') {
      const decimals =
        leaf.type === 'numeric' && leaf.decimals !== null ? [ourTag('decimals', leaf.decimals)] : []
      return of(
        'numerical',
        key.numbers.map((numbers) => this.#number(numbers)),
        [...(key.type === 'integer' ? [ourTag('type', key.type)] : []), ...decimals],
      )
    }
    if (leaf.type === 'match' && key.type === 'match') return of('matching', this.#pairs(leaf, key))
    if (leaf.type === 'fillBlank' && key.type === 'fillBlank') return this.#shortAnswer(key)
    if (leaf.type === 'subjective' && key.type === 'subjective') {
      const { maxFiles, maxCharacters } = leaf
      const rubric = rubricText(key.rubric)
        .split('\n')
        .map((line) => `<p>${escapeMarkup(line)}</p>`)
        .join('')
      const parts = [
        plain('responseformat', maxCharacters > 0 ? 'plain' : 'noinline'),
        plain('responserequired', 0) + plain('responsefieldlines', 15),
        plain('attachments', maxFiles > 3 ? -1 : maxFiles),
        worded('graderinfo', key.rubric.length > 0 ? rubric : '', ' format="html"'),
      ]
      return of('essay', parts, [ourTag('max_files', maxFiles), ourTag('max_characters', maxCharacters)])
    }
    this.#refuse(`the type ${leaf.type}`)
    return of('', [])
  }

  #shortAnswer(key: Extract<LeafKey, { type: 'fillBlank' }>) {
    const [blank, ...more] = key.blanks
    if (!blank || more.length > 0 || blank.kind === 'number') {
      this.#refuse(more.length > 0 ? 'more than one blank' : 'a blank for a number')
      return { type: '', parts: [], own: [] }
    }
    const answers = blank.accepted.map((text) =>
      worded('answer', text.replaceAll('*', '\\*'), ' fraction="100"'),
    )
    const parts = [plain('usecase', blank.isCaseSensitive ? 1 : 0), ...answers]
    return { type: 'shortanswer', parts, own: [ourTag('blank', blank.blank)] }
  }

  #options(options: readonly Option[], right: readonly string[], isSingle: boolean): string[] {
    const pinned = options.filter(({ isPinned }) => isPinned).length
    if (pinned > 0 && pinned < options.length) this.#note('fieldDropped', 'places that some options keep')
    const share = isSingle ? '100' : String(Math.round(1e7 / right.length) / 1e5)
    return [
      plain('single', String(isSingle)) +
        plain('shuffleanswers', String(pinned < options.length || pinned === 0)),
      plain('answernumbering', 'abc'),
      ...options.map(({ id, text }) =>
        this.#text('answer', text, undefined, ` fraction="${right.includes(id) ? share : 0}"`),
      ),
    ]
  }

  #number(numbers: RightNumbers): string {
    const { value, tolerance } = middleOf(numbers)
    return `<answer fraction="100"><text>${value}</text>${plain('tolerance', tolerance)}</answer>`
  }

  #pairs(leaf: Extract<Leaf, { type: 'match' }>, key: Extract<LeafKey, { type: 'match' }>): string[] {
    if ([...leaf.rows, ...leaf.columns].some(({ isPinned }) => isPinned))
      this.#note('fieldDropped', 'kept places')
    const words = (column: Option | undefined): string => {
      const texts = Object.values(column?.text ?? {}).flat()
      if (texts.some((block) => block.kind !== 'paragraph'))
        this.#refuse('a table or a picture in the second list')
      return localHtml(column?.text ?? {}, (blocks) => blocks.map(this.#line).join('<br />'))
    }
    const used = new Set<string>()
    const pairs = leaf.rows.map((row) => {
      const right = key.rows.find((entry) => entry.row === row.id)?.columns ?? []
      if (right.length > 1) this.#refuse('several right columns in a row')
      const column = leaf.columns.find(({ id }) => id === right[0])
      if (column) used.add(column.id)
      return this.#text('subquestion', row.text, undefined, '', worded('answer', words(column)))
    })
    const others = leaf.columns
      .filter(({ id }) => !used.has(id))
      .map(
        (column) =>
          `<subquestion format="html"><text></text>${worded('answer', words(column))}</subquestion>`,
      )
    return [plain('shuffleanswers', 'true'), ...pairs, ...others]
  }

  #line = (block: Blocks[number]): string =>
    block.kind === 'paragraph' ? blocksHtml([block], () => '').replace(/^<p>|<\/p>$/g, '') : ''

  #text(
    name: string,
    text: LocalBlocks,
    change: (html: string) => string = (html) => html,
    attributes = '',
    inside = '',
  ): string {
    const pictures = new Set<string>()
    const nameOf = (id: string): string => {
      pictures.add(id)
      return this.#files.get(id)?.name ?? id
    }
    const html = change(localHtml(text, (blocks) => blocksHtml(blocks, nameOf)))
    const embedded = [...pictures].map((id) => {
      const file = this.#files.get(id)
      if (!file) this.#refuse(`the picture ${id} is not there`)
      const base64 = Buffer.from(file?.bytes ?? []).toString('base64')
      return `<file name="${escapeMarkup(file?.name ?? id)}" path="/" encoding="base64">${base64}</file>`
    })
    return `<${name}${attributes} format="html"><text>${escapeMarkup(html)}</text>${embedded.join('')}${inside}</${name}>`
  }

  #tags(tags: readonly string[]): string {
    return `<tags>${tags.map((tag) => worded('tag', tag)).join('')}</tags>`
  }

  #refuse(detail: string) {
    this.#add(this.refused, 'notWritten', detail)
  }

  #note(code: FindingCode, detail: string) {
    this.#add(this.notes, code, detail)
  }

  #add(findings: Finding[], code: FindingCode, detail: string) {
    findings.push({ at: { line: null, path: this.#question.id ?? '' }, code, detail })
  }
}
