import type { LocalTypeset } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'
import { openFonts } from '../fonts.ts'
import { INK, LINE, MUTED, PAGE, Sheet } from '../Sheet.ts'
import { blockBoxes, type Drawing, drawStack, heightOf, textIn } from './blockBoxes.ts'
import { type Box, linesOf } from './flow.ts'
import type { PrintedPaper, PrintedQuestion, Titles } from './PaperSheet.ts'
import { questionBoxes } from './questionBoxes.ts'

const SIZE = 9.6
const NUMBER_WIDTH = 24
const COLUMN_GAP = 18
const WIDTH = PAGE.width - 2 * PAGE.margin
/** Height of a page within its margins; a question that is higher is split between its boxes. */
const PAGE_HEIGHT = PAGE.height - PAGE.foot - PAGE.margin

const WORDS = {
  en: {
    minutes: 'Minutes',
    questions: 'Questions',
    marks: 'Marks',
    page: 'Page',
    of: 'of',
    instructions: 'Instructions',
    key: 'Key',
    solution: 'Solution',
    withKey: 'with key and solutions',
    passage: 'Questions {from} to {to} are about this passage.',
    choose: 'Answer any {count}.',
    end: 'End of the paper',
  },
  hi: {
    minutes: 'मिनट',
    questions: 'प्रश्न',
    marks: 'अंक',
    page: 'पृष्ठ',
    of: '/',
    instructions: 'निर्देश',
    key: 'उत्तर',
    solution: 'हल',
    withKey: 'उत्तर और हल सहित',
    passage: 'प्रश्न {from} से {to} इस गद्यांश पर आधारित हैं।',
    choose: 'कोई {count} हल करें।',
    end: 'प्रश्नपत्र समाप्त',
  },
} as const

const titleIn = (titles: Titles, locale: Locale): string => titles[locale] ?? titles.en ?? titles.hi ?? ''

/** Renders a paper as a PDF on A4: one language over the whole width, two languages side by side. */
export async function drawPaper(paper: PrintedPaper): Promise<Buffer> {
  const { formulas: _, pictures: __, ...written } = paper
  await openFonts(`${JSON.stringify(written)}${JSON.stringify(WORDS)}−–…`)
  const [first = 'en'] = paper.languages
  const title = titleIn(paper.title, first)
  const sheet = new Sheet({ title, author: paper.brand, at: new Date(paper.at) })
  const writer = new PaperWriter(sheet, paper)
  writer.head()
  for (const section of paper.sections) writer.section(section)
  writer.end()
  const words = WORDS[first]
  return sheet.finish((page, pages) => {
    const y = PAGE.height - 34
    const style = { size: 7.5, colour: MUTED }
    sheet.rule(y - 8)
    sheet.line(`${paper.brand} · ${title} · ${paper.edition}`, PAGE.margin, y, style)
    const place = `${words.page} ${page} ${words.of} ${pages}`
    sheet.line(place, PAGE.width - PAGE.margin - sheet.widthOf(place, style), y, style)
  })
}

class PaperWriter {
  private readonly drawing: Drawing
  private readonly column: number

  constructor(
    private readonly sheet: Sheet,
    private readonly paper: PrintedPaper,
  ) {
    this.drawing = { sheet, formulas: paper.formulas, pictures: paper.pictures, size: SIZE }
    const { length } = paper.languages
    this.column = (WIDTH - NUMBER_WIDTH - COLUMN_GAP * (length - 1)) / length
  }

  head(): void {
    const { sheet, paper } = this
    const titles = [...new Set(paper.languages.map((locale) => titleIn(paper.title, locale)))]
    for (const [index, title] of titles.entries()) {
      const style = index === 0 ? { size: 17, weight: 'strong' as const } : { size: 12.5, colour: MUTED }
      sheet.y += sheet.block(title, PAGE.margin, sheet.y, { ...style, width: WIDTH, lineHeight: 1.35 })
    }
    const facts = paper.languages.map((locale) => {
      const { minutes, questions, marks, withKey } = WORDS[locale]
      const parts = [
        `${questions}: ${paper.questionCount}`,
        `${marks}: ${paper.marks}`,
        `${minutes}: ${paper.minutes}`,
        ...(paper.hasKey ? [withKey] : []),
      ]
      return parts.join(' · ')
    })
    sheet.y += 2
    for (const fact of facts) {
      sheet.line(fact, PAGE.margin, sheet.y, { size: 9, colour: MUTED })
      sheet.y += 14
    }
    sheet.y += 4
    sheet.rule(sheet.y, INK, 1)
    sheet.y += 10
    this.sideBySide((locale, width) => [
      ...linesOf([WORDS[locale].instructions], width, { ...this.drawing, weight: 'strong' }),
      ...blockBoxes(textIn(paper.instructions, locale), width, { ...this.drawing, size: 8.8 }),
    ])
    sheet.y += 8
  }

  section({ title, instructions, choose, questions }: PrintedPaper['sections'][number]): void {
    const { sheet, paper } = this
    const names = [...new Set(paper.languages.map((locale) => titleIn(title, locale)))].join(' · ')
    // Keep a heading on the same page as the first question below it.
    const [question] = questions
    sheet.keep(34 + (question ? Math.min(heightOf(this.rows(question)), PAGE_HEIGHT / 2) : 0))
    sheet.y += 6
    sheet.box(PAGE.margin, sheet.y, WIDTH, 20, '#eef1f5', 3)
    sheet.line(names, PAGE.margin + 8, sheet.y + 4, { size: 10.5, weight: 'strong' })
    sheet.y += 26
    if (choose !== null)
      this.sideBySide((locale, width) =>
        linesOf([WORDS[locale].choose.replace('{count}', String(choose))], width, this.drawing),
      )
    if (instructions)
      this.sideBySide((locale, width) => blockBoxes(textIn(instructions, locale), width, this.drawing))
    for (const one of questions) this.question(one)
  }

  end(): void {
    const { sheet } = this
    sheet.keep(24)
    const words = this.paper.languages.map((locale) => WORDS[locale].end).join(' · ')
    const style = { size: 9, colour: MUTED }
    sheet.line(words, (PAGE.width - sheet.widthOf(words, style)) / 2, sheet.y + 8, style)
  }

  private question(question: PrintedQuestion): void {
    const { sheet } = this
    if (question.passage) {
      const { text, from, to } = question.passage
      sheet.y += 4
      this.sideBySide((locale, width) => [
        ...linesOf(
          [WORDS[locale].passage.replace('{from}', String(from)).replace('{to}', String(to))],
          width,
          { ...this.drawing, weight: 'strong' },
        ),
        ...blockBoxes(textIn(text, locale), width, this.drawing),
      ])
      sheet.y += 6
    }
    this.place(this.rows(question))
    sheet.y += 9
  }

  /** The rows of a question: number and text, key, solution. */
  private rows(question: PrintedQuestion): Box[] {
    const { sheet, paper } = this
    const columns = paper.languages.map((locale) => this.inColumn(question, locale))
    const height = Math.max(...columns.map(heightOf))
    const marks = `${question.right} / ${question.wrong}`
    const text: Box = {
      height,
      draw: (x, y) => {
        sheet.line(`${question.number}.`, x, y, { size: SIZE, weight: 'strong' })
        sheet.line(marks, x, y + 13, { size: 6, colour: MUTED })
        for (const [index, boxes] of columns.entries()) {
          drawStack(boxes, x + NUMBER_WIDTH + index * (this.column + COLUMN_GAP), y)
          if (index > 0) {
            const line = x + NUMBER_WIDTH + index * (this.column + COLUMN_GAP) - COLUMN_GAP / 2
            sheet.document
              .moveTo(line, y)
              .lineTo(line, y + height)
              .lineWidth(0.5)
              .strokeColor(LINE)
              .stroke()
          }
        }
      },
    }
    // Too high for one page: place its boxes one by one, one language after the other.
    if (height > PAGE_HEIGHT)
      return columns.flatMap((boxes, index) => [
        ...boxes.map(
          (box, at): Box => ({
            height: box.height,
            draw: (x, y) => {
              if (index === 0 && at === 0)
                sheet.line(`${question.number}.`, x, y, { size: SIZE, weight: 'strong' })
              box.draw(x + NUMBER_WIDTH, y)
            },
          }),
        ),
      ])
    return [text]
  }

  private inColumn(question: PrintedQuestion, locale: Locale): Box[] {
    const width = this.column
    const { key, solution } = question
    const words = WORDS[locale]
    return [
      ...questionBoxes(question.leaf, locale, width, this.drawing),
      ...(key ? this.answer(`${words.key}: ${key}`, width) : []),
      ...(solution ? this.solution(solution, locale, width) : []),
    ]
  }

  private answer(text: string, width: number): Box[] {
    return [
      { height: 3, draw: () => {} },
      ...linesOf([text], width, { ...this.drawing, weight: 'strong', colour: '#0b6b3a' }),
    ]
  }

  private solution(text: LocalTypeset, locale: Locale, width: number): Box[] {
    const boxes = blockBoxes(textIn(text, locale), width - 8, { ...this.drawing, size: 8.8 })
    return [
      { height: 2, draw: () => {} },
      ...linesOf([WORDS[locale].solution], width, { ...this.drawing, size: 8.4, colour: MUTED }),
      ...boxes.map(
        (box): Box => ({
          height: box.height,
          draw: (x, y) => {
            this.sheet.document
              .moveTo(x + 2, y)
              .lineTo(x + 2, y + box.height)
              .lineWidth(1)
              .strokeColor(LINE)
              .stroke()
            box.draw(x + 8, y)
          },
        }),
      ),
    ]
  }

  private sideBySide(boxesIn: (locale: Locale, width: number) => Box[]): void {
    const columns = this.paper.languages.map((locale) => boxesIn(locale, this.column))
    const rows = Math.max(...columns.map(({ length }) => length))
    if (columns.every((boxes) => heightOf(boxes) <= PAGE_HEIGHT / 2)) {
      const height = Math.max(...columns.map(heightOf))
      this.sheet.keep(height)
      for (const [index, boxes] of columns.entries()) drawStack(boxes, this.left(index), this.sheet.y)
      this.sheet.y += height
      return
    }
    for (let row = 0; row < rows; row++) {
      const height = Math.max(...columns.map((boxes) => boxes[row]?.height ?? 0))
      this.sheet.keep(height)
      for (const [index, boxes] of columns.entries()) boxes[row]?.draw(this.left(index), this.sheet.y)
      this.sheet.y += height
    }
  }

  /** Left edge of a language's column. */
  private left(index: number): number {
    return PAGE.margin + NUMBER_WIDTH + index * (this.column + COLUMN_GAP)
  }

  /** Places rows on one page where they fit. */
  private place(rows: readonly Box[]): void {
    const height = heightOf(rows)
    if (height <= PAGE_HEIGHT) this.sheet.keep(height)
    for (const row of rows) {
      this.sheet.keep(row.height)
      row.draw(PAGE.margin, this.sheet.y)
      this.sheet.y += row.height
    }
  }
}
