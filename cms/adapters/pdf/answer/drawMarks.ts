import { MARK_RADIUS } from '#domain/exams/sheets/markPath.ts'
import { PAGE_WIDTH, type PageDrawing, type PageMark, type Point } from '#domain/exams/sheets/pageDrawing.ts'
import type { Sheet } from '../Sheet.ts'

/** Position and width of a photo on the sheet, in points. */
type Placed = { left: number; top: number; width: number }

const RED = '#c4161c'
const R = MARK_RADIUS
const PEN_POINTS = 1.4

/** Draws an expert's annotations over a photo. Comments are numbered; `stepTexts` are the marks of each step of the rubric. */
export function drawMarks(
  sheet: Sheet,
  drawing: PageDrawing,
  stepTexts: readonly string[],
  { left, top, width }: Placed,
): void {
  const scale = width / PAGE_WIDTH
  const on = ([x, y]: Point): Point => [left + x * scale, top + y * scale]
  const { document } = sheet
  const lines = (points: readonly Point[]) => {
    const [first, ...rest] = points.map(on)
    if (!first) return
    document.moveTo(...first)
    for (const point of rest.length > 0 ? rest : [first]) document.lineTo(...point)
    document.lineCap('round').lineJoin('round').lineWidth(PEN_POINTS).strokeColor(RED).stroke()
  }
  const onPin = (text: string, at: Point) => {
    const style = { size: 340 * scale, weight: 'strong', colour: '#ffffff' } as const
    const [x, y] = on(at)
    sheet.line(text, x - sheet.widthOf(text, style) / 2, y + 120 * scale - style.size, style)
  }
  let comments = 0
  const draw = (mark: PageMark) => {
    if (mark.kind === 'pen') return lines(mark.points)
    const [x, y] = mark.at
    if (mark.kind === 'tick')
      return lines([
        [x - R, y],
        [x - R * 0.3, y + R * 0.8],
        [x + R, y - R],
      ])
    if (mark.kind === 'cross') {
      lines([
        [x - R, y - R],
        [x + R, y + R],
      ])
      return lines([
        [x + R, y - R],
        [x - R, y + R],
      ])
    }
    if (mark.kind === 'comment') {
      document
        .circle(...on(mark.at), R * scale)
        .fillColor(RED)
        .fill()
      comments += 1
      return onPin(String(comments), mark.at)
    }
    const text = stepTexts[mark.step] ?? `${mark.step + 1}: –`
    const half = 140 + text.length * 105
    const [from] = [on([x - half, y - R])]
    sheet.box(from[0], from[1], 2 * half * scale, 2 * R * scale, RED, R * scale)
    onPin(text, mark.at)
  }
  for (const mark of drawing) draw(mark)
}
