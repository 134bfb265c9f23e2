import type { PageMark, Point } from './pageDrawing.ts'

/** Half the size of a mark on a page, in the unit of the page. */
export const MARK_RADIUS = 260

/** The line of a pen as the `d` of an SVG path; a dot where it has one point. */
export function penPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const rest = points.length > 1 ? points.slice(1) : [first]
  return `M${first.join(' ')}L${rest.map((point) => point.join(' ')).join(' ')}`
}

/** What is drawn of a mark as the `d` of an SVG path; null for marks that are a pin with words. */
export function markPath(mark: PageMark): string | null {
  const R = MARK_RADIUS
  if (mark.kind === 'pen') return penPath(mark.points)
  const [x, y] = mark.at
  if (mark.kind === 'tick') return `M${x - R} ${y}l${R * 0.7} ${R * 0.8}l${R * 1.3} ${-R * 1.8}`
  if (mark.kind === 'cross')
    return `M${x - R} ${y - R}l${2 * R} ${2 * R}M${x + R} ${y - R}l${-2 * R} ${2 * R}`
  return null
}
