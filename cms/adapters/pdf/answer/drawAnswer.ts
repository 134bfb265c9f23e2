import { PDFDocument } from '@cantoo/pdf-lib'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import { openFonts } from '../fonts.ts'
import { MUTED, PAGE, Sheet } from '../Sheet.ts'
import { drawMarks } from './drawMarks.ts'

/** A page of a written answer: a photo with the expert's annotations, a PDF, or nothing when the file is missing. */
export type AnswerPage =
  | { kind: 'photo'; jpeg: Uint8Array; width: number; height: number; drawing: PageDrawing }
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'missing' }

export type PrintedAnswer = {
  title: string
  brand: string
  pages: readonly AnswerPage[]
  /** At the foot of each photo, in the order of the pages. */
  captions: readonly string[]
  /** The text printed on pages whose file is missing or unreadable, in the order of the pages. */
  missing: readonly string[]
  /** The marks of each step of the rubric, printed where the expert placed them. */
  stepTexts: readonly string[]
  at: string
}

const FOOT = { size: 8, colour: MUTED } as const
const COMMENT = { size: 10, width: PAGE.width - 2 * PAGE.margin } as const
/** Maximum size of a photo in points; comments use the rest of the page. */
const [WIDE, HIGH] = [PAGE.width - 2 * PAGE.margin, PAGE.height - PAGE.margin - PAGE.foot]
const HIGH_WITH_COMMENTS = HIGH * 0.8

/** The pages of a written answer as one PDF: each photo on an A4 page with the comments below it; uploaded PDFs are copied unchanged. */
export async function drawAnswer(data: PrintedAnswer): Promise<Buffer> {
  const opened = await Promise.all(data.pages.map(opens))
  await openFonts(
    JSON.stringify({ ...data, pages: data.pages.map((page) => ({ ...page, jpeg: 0, bytes: 0 })) }),
  )
  const sheet = new Sheet({ title: data.title, author: data.brand, at: new Date(data.at) })
  const captions: string[] = []
  const drawn = data.pages.map((page, index) => {
    if (opened[index]) return 0
    const before = captions.length
    if (before > 0) sheet.document.addPage()
    sheet.y = PAGE.margin
    drawPage(sheet, page, data, index)
    const { count } = sheet.document.bufferedPageRange()
    while (captions.length < count) captions.push(data.captions[index] ?? '')
    return count - before
  })
  const sheets = await sheet.finish((page) =>
    sheet.line(captions[page - 1] ?? '', PAGE.margin, PAGE.height - PAGE.foot / 2, FOOT),
  )
  return opened.some((one) => one) ? merged(data, sheets, opened, drawn) : sheets
}

/** The parsed PDF of a page; null for a photo, or a PDF that cannot be read. */
async function opens(page: AnswerPage): Promise<PDFDocument | null> {
  if (page.kind !== 'pdf') return null
  try {
    const document = await PDFDocument.load(page.bytes, { updateMetadata: false })
    return document.getPageCount() > 0 ? document : null
  } catch {
    // Damaged or encrypted: the page shows the `missing` text instead.
    return null
  }
}

function drawPage(sheet: Sheet, page: AnswerPage, data: PrintedAnswer, index: number): void {
  if (page.kind !== 'photo') {
    sheet.block(data.missing[index] ?? '', PAGE.margin, sheet.y, { ...COMMENT, size: 12 })
    return
  }
  const comments = page.drawing.flatMap((mark) => (mark.kind === 'comment' ? [mark.text] : []))
  const high = comments.length > 0 ? HIGH_WITH_COMMENTS : HIGH
  const scale = Math.min(WIDE / page.width, high / page.height)
  const width = page.width * scale
  const left = (PAGE.width - width) / 2
  sheet.document.image(Buffer.from(page.jpeg), left, sheet.y, { width })
  drawMarks(sheet, page.drawing, data.stepTexts, { left, top: sheet.y, width })
  sheet.y += page.height * scale + 10
  for (const [at, text] of comments.entries()) {
    const line = `${at + 1}. ${text}`
    sheet.keep(sheet.heightOf(line, COMMENT))
    sheet.y += sheet.block(line, PAGE.margin, sheet.y, COMMENT) + 4
  }
}

/** Merges the drawn pages and the uploaded PDFs in the order of the answer. */
async function merged(
  { title, brand, at }: PrintedAnswer,
  sheets: Buffer,
  opened: readonly (PDFDocument | null)[],
  drawn: readonly number[],
): Promise<Buffer> {
  const [into, own] = await Promise.all([PDFDocument.create(), PDFDocument.load(sheets)])
  let from = 0
  for (const [index, document] of opened.entries()) {
    const count = drawn[index] ?? 0
    const pages = document
      ? await into.copyPages(document, document.getPageIndices())
      : await into.copyPages(
          own,
          Array.from({ length: count }, (_, page) => from + page),
        )
    for (const page of pages) into.addPage(page)
    from += count
  }
  into.setTitle(title)
  into.setAuthor(brand)
  into.setCreationDate(new Date(at))
  into.setModificationDate(new Date(at))
  return Buffer.from(await into.save())
}
