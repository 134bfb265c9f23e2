/** Size of a page at 100 %, px. */
export type PageSize = { width: number; height: number }
/** Where a page is in what scrolls, px. */
export type PageSpan = { top: number; height: number }
/** What of it is visible, px. */
export type View = { top: number; height: number }
/** `fit`: as wide as the reader. */
export type Zoom = 'fit' | number

/** Space around pages, px. */
export const GAP = 12
/** Percent, the smallest first. */
const ZOOM_STEPS: readonly number[] = [50, 75, 100, 125, 150, 200, 250, 300]

/** The next zoom in a direction, percent; the same at the end. */
export const zoomBeside = (percent: number, by: 1 | -1): number =>
  (by === 1 ? ZOOM_STEPS.find((step) => step > percent) : ZOOM_STEPS.findLast((step) => step < percent)) ??
  percent

/** The scale of pages: `zoom`, or that at which the widest of them fits into `room` px. */
export function scaleOf(zoom: Zoom, sizes: readonly PageSize[], room: number): number {
  if (zoom !== 'fit') return zoom / 100
  const widest = Math.max(1, ...sizes.map(({ width }) => width))
  return Math.max(0.1, (room - 2 * GAP) / widest)
}

/** Pages below each other. */
export function spansOf(sizes: readonly PageSize[], scale: number): PageSpan[] {
  let top = GAP
  return sizes.map((size) => {
    const span = { top, height: Math.floor(size.height * scale) }
    top += span.height + GAP
    return span
  })
}

/** Numbers of the first and the last page that are at least partly in a view and `margin` px around it. */
export function pagesIn(spans: readonly PageSpan[], { top, height }: View, margin: number): [number, number] {
  const first = spans.findIndex((span) => span.top + span.height > top - margin)
  const last = spans.findLastIndex((span) => span.top < top + height + margin)
  return first < 0 || last < 0 ? [1, 1] : [first + 1, last + 1]
}

/** The number of the page that is read: the one in the upper third of the view, and the last one at the end. */
export function pageAt(spans: readonly PageSpan[], { top, height }: View): number {
  const last = spans.at(-1)
  if (last && top > 0 && top + height >= last.top + last.height) return spans.length
  const line = top + height / 3
  return Math.max(1, spans.findLastIndex((span) => span.top <= line) + 1)
}
