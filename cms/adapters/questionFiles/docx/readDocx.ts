import mammoth from 'mammoth'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { blocksText } from '#domain/exams/files/blockText.ts'
import type { Finding, FindingCode } from '#domain/exams/files/Finding.ts'
import type { QuestionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { type NumberedRow, questionsOfSheet } from '#domain/exams/files/questionsOfSheet.ts'
import type { SheetRow } from '#domain/exams/files/sheetOfQuestions.ts'
import { fieldOfLabel, isText } from '#domain/exams/files/tableLabels.ts'
import type { FileCollector } from '../FileCollector.ts'
import { attributeOf, type Element, isCell, readElement, rowsIn } from '../htmlBlocks.ts'
import { XmlError } from '../xmlTree.ts'
import { zip } from '../zip.ts'
import { equationsAsText, withFormulas } from './equationsAsText.ts'

const DOCUMENT = 'word/document.xml'

/**
 * Parses the questions of a Word document: one table per question, whose rows have a label (`Type`, `Question`, `A`, `Answer` …), the text
 * in English and the text in Hindi. Problems name the table by its number. `named` maps names of pictures to bytes; they are added to the
 * collector. Throws an XmlError for XML that cannot be read.
 */
export async function readDocx(
  parts: ReadonlyMap<string, Buffer>,
  collector: FileCollector,
): Promise<QuestionsOfFile> {
  for (const [name, bytes] of parts)
    if (/\.(xml|rels)$/i.test(name) && /<!(DOCTYPE|ENTITY)/i.test(bytes.toString('latin1')))
      throw new XmlError('A document type is not allowed', 1)
  const { xml, problems } = equationsAsText((parts.get(DOCUMENT) ?? Buffer.alloc(0)).toString('utf8'))
  const patched = new Map<string, Uint8Array>([...parts, [DOCUMENT, Buffer.from(xml)]])
  const html = await htmlOf(await zip(patched, true), collector).catch((err: unknown) => {
    // The problems found so far are more precise than the library's error.
    if (problems.length === 0) throw err
    return ''
  })
  const ids = new Set(collector.files().map(({ id }) => id))
  const reading = new TableReading(problems, (src) => (ids.has(src) ? src : null))
  for (const node of parseFragment(html).childNodes) reading.node(node)
  return reading.questions()
}

async function htmlOf(document: Buffer, collector: FileCollector): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: document },
    {
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: collector.add('picture', await image.readAsBuffer()) ?? String(image.contentType),
      })),
      externalFileAccess: false,
    },
  )
  return value
}

class TableReading {
  readonly #problems: Finding[]
  readonly #notes: Finding[] = []
  readonly #rows: NumberedRow[] = []
  readonly #imageOf: (src: string) => string | null
  #table = 0

  constructor(problems: Finding[], imageOf: (src: string) => string | null) {
    this.#problems = problems
    this.#imageOf = imageOf
  }

  node(node: DefaultTreeAdapterTypes.ChildNode) {
    if (node.nodeName === 'table') {
      this.#table++
      this.#rows.push({ line: this.#table, cells: this.#cellsOf(node as Element) })
      return
    }
    if (!('tagName' in node)) return
    const { blocks } = readElement(node, this.#imageOf)
    const words = blocks.length > 0 ? withFormulas(blocksText(blocks)).slice(0, 60) : ''
    if (words !== '') this.#add(this.#notes, 'outsideTable', words, '')
  }

  /** The questions of the tables without problems; notes from before the first table are attached to the first question. */
  questions(): QuestionsOfFile {
    const broken = new Set(this.#problems.map(({ at }) => at.line))
    const read = questionsOfSheet(
      this.#rows.filter(({ line }) => !broken.has(line)),
      (name) => name,
    )
    const questions = read.questions.map((question, index) => ({
      ...question,
      notes: this.#notes.filter(
        ({ at }) => at.line === question.at.line || (index === 0 && at.line === null),
      ),
    }))
    const problems = [...this.#problems, ...read.problems]
    return { ...read, questions, problems: problems.toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0)) }
  }

  #add(findings: Finding[], code: FindingCode, detail: string, path: string) {
    findings.push({ at: { line: this.#table || null, path }, code, detail })
  }

  #cellsOf(table: Element): SheetRow {
    const row: SheetRow = {}
    for (const [at, tableRow] of rowsIn(table).entries()) {
      const cells = tableRow.childNodes.filter(isCell)
      const [first, ...values] = cells
      if (!first) continue
      const label = this.#plain(first, '')
      if (at === 0 && /^(field|part|)$/i.test(label) && values.length > 1) continue
      const field = fieldOfLabel(label)
      if (field === null) this.#add(this.#problems, 'tableLabel', label.slice(0, 60), '')
      else if (cells.some((cell) => /^([2-9]|\d\d)/.test(attributeOf(cell, 'rowspan'))))
        this.#add(this.#problems, 'mergedCells', '', field)
      else this.#fill(row, field, values)
    }
    return row
  }

  #fill(row: SheetRow, field: string, values: readonly Element[]) {
    const columns = isText(field) ? [`${field}_en`, `${field}_hi`] : [field]
    for (const [at, value] of values.entries()) {
      const column = columns[at]
      const text = this.#text(value, column ?? field, isText(field))
      if (text === '') continue
      if (column === undefined) this.#add(this.#problems, 'cellOutside', '', field)
      else if (row[column] !== undefined) this.#add(this.#problems, 'columnTwice', column, column)
      else row[column] = text
    }
  }

  #text(cell: Element, column: string, isBlocks: boolean): string {
    const { blocks, notes, problems } = readElement(cell, this.#imageOf)
    for (const { code, detail } of notes) this.#add(this.#notes, code, detail, column)
    for (const { code, detail } of problems) this.#add(this.#problems, code, detail, column)
    if (blocks.length === 0) return ''
    if (isBlocks) return withFormulas(blocksText(blocks))
    return this.#plain(cell, column)
  }

  /** The text lines of a cell that may contain text only. */
  #plain(cell: Element, column: string): string {
    const { blocks } = readElement(cell, this.#imageOf)
    if (blocks.some(({ kind }) => kind !== 'paragraph')) this.#add(this.#problems, 'cellContent', '', column)
    return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')
  }
}
