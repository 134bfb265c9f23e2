import type { LocalTypeset, TypesetBlock, TypesetBlocks } from '#domain/exams/questions/typesetContent.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { LINE, MUTED } from '../Sheet.ts'
import { type Box, type Flow, linesOf } from './flow.ts'

export type Drawing = Flow & { pictures: Readonly<Record<string, Uint8Array>> }

const GAP = 4
const MAX_PICTURE = 170
/** Points per pixel of a picture; pictures are drawn for screens of 96 pixels per inch. */
const POINTS = 0.6

/** A text in one language, or in the other one when it is not translated. */
export const textIn = (text: LocalTypeset, locale: Locale): TypesetBlocks =>
  text[locale] ?? text[LOCALES.find((other) => text[other]) ?? 'en'] ?? []

/** The boxes of a text from top to bottom; a page may break between them. */
export const blockBoxes = (blocks: TypesetBlocks, width: number, drawing: Drawing): Box[] =>
  blocks.flatMap((block, index) => [
    ...(index > 0 ? [{ height: GAP, draw: () => {} }] : []),
    ...boxesOf(block, width, drawing),
  ])

function boxesOf(block: TypesetBlock, width: number, drawing: Drawing): Box[] {
  if (block.kind === 'paragraph') return linesOf(block.inlines, width, drawing)
  if (block.kind === 'table') return tableRows(block, width, drawing)
  const bytes = drawing.pictures[block.file]
  if (!bytes) return linesOf([block.alt], width, { ...drawing, colour: MUTED })
  const natural = { width: block.width * POINTS, height: block.height * POINTS }
  const scale = Math.min(1, width / natural.width, MAX_PICTURE / natural.height)
  const size = { width: natural.width * scale, height: natural.height * scale }
  return [
    {
      height: size.height + 6,
      draw: (x, y) => {
        drawing.sheet.document.image(Buffer.from(bytes), x, y + 3, size)
      },
    },
  ]
}

/** One box per table row, so that a long table continues on the next page. */
function tableRows(
  { rows, hasHeader }: Extract<TypesetBlock, { kind: 'table' }>,
  width: number,
  drawing: Drawing,
): Box[] {
  const columns = rows[0]?.length ?? 1
  const cell = width / columns
  return rows.map((row, index): Box => {
    const isHeader = hasHeader && index === 0
    const cells = row.map((inlines) =>
      linesOf(inlines, cell - 8, { ...drawing, ...(isHeader ? { weight: 'strong' as const } : {}) }),
    )
    const height = Math.max(...cells.map(heightOf)) + 5
    return {
      height,
      draw: (x, y) => {
        const { document } = drawing.sheet
        document.rect(x, y, width, height).lineWidth(0.5).strokeColor(LINE).stroke()
        for (const [at, boxes] of cells.entries()) {
          if (at > 0)
            document
              .moveTo(x + at * cell, y)
              .lineTo(x + at * cell, y + height)
              .stroke()
          drawStack(boxes, x + at * cell + 4, y + 2)
        }
      },
    }
  })
}

export const heightOf = (boxes: readonly Box[]): number => boxes.reduce((sum, { height }) => sum + height, 0)

/** Draws boxes from top to bottom. */
export function drawStack(boxes: readonly Box[], x: number, y: number): void {
  let top = y
  for (const box of boxes) {
    box.draw(x, top)
    top += box.height
  }
}

/** Combines columns side by side into one box, which is not split across pages. */
export const columnsBox = (columns: readonly { boxes: readonly Box[]; x: number }[]): Box => ({
  height: Math.max(0, ...columns.map(({ boxes }) => heightOf(boxes))),
  draw: (x, y) => {
    for (const column of columns) drawStack(column.boxes, x + column.x, y)
  },
})
