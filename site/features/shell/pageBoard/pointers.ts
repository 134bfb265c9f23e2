import { PAGE_WIDTH, type Point } from '#domain/exams/sheets/pageDrawing.ts'

/** Page units per CSS pixel. */
const unitOf = (box: DOMRect): number => PAGE_WIDTH / box.width

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most))

/** The position of a pointer in page units, clamped to the page. */
export function pointAt({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Point {
  const unit = unitOf(box)
  return [
    within((clientX - box.left) * unit, PAGE_WIDTH),
    within((clientY - box.top) * unit, box.height * unit),
  ]
}

const STEP = PAGE_WIDTH / 100
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point that an arrow key moves to, five times as far with Shift; null for other keys. */
export function movedBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  [x, y]: Point,
  box: DOMRect,
): Point | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const step = shiftKey ? 5 * STEP : STEP
  return [within(x + arrow[0] * step, PAGE_WIDTH), within(y + arrow[1] * step, box.height * unitOf(box))]
}
