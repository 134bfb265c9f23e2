import { derivedPhase } from './phase.ts'
import { n, path, steps, strokes } from './shapes.ts'

/** An arcade under a cornice. */
export function drawPolity(phase: number): string {
  const start = 118 + derivedPhase(phase, 0) * 32
  const halfWidth = 17 + Math.round(derivedPhase(phase, 1) * 10)
  const top = 78 + derivedPhase(phase, 2) * 16
  const arches = [0, 1, 2, 3].map((ring) => {
    const radius = halfWidth - ring * 5
    const d = steps(start, 320, halfWidth * 2 + 8).map(
      (x) => `M${n(x + ring * 5)} 180V${n(top + ring * 8)}a${radius} ${radius} 0 0 1 ${radius * 2} 0V180`,
    )
    return path(d.join(''), `opacity="${n(0.35 + ring * 0.15)}"`)
  })
  return strokes(
    arches.join('') +
      path('M120 44H330M120 36H330', 'opacity=".7"') +
      path('M112 26H330', 'stroke-width="4"'),
    1.6,
  )
}

/** Courses of brick that climb to the right. */
export function drawHistory(phase: number): string {
  const shades = [0.3, 0.42, 0.54, 0.66, 0.78]
  const slope = 12 + derivedPhase(phase, 20) * 14
  const bricks = steps(0, 8, 1).flatMap((row) => {
    const first = 106 + row * slope + derivedPhase(phase, row) * 14
    return steps(first, 318, 32).map((x, index) => ({
      d: `M${n(x)} ${160 - row * 19}h29v16h-29z`,
      shade: Math.floor(derivedPhase(phase, row * 7 + index) * shades.length),
    }))
  })
  const layers = shades.map((opacity, shade) =>
    path(
      bricks
        .filter((brick) => brick.shade === shade)
        .map((brick) => brick.d)
        .join(''),
      `opacity="${opacity}"`,
    ),
  )
  return `<g fill="currentColor">${layers.join('')}</g>`
}

/** Contour lines of one hill. */
export function drawGeography(phase: number): string {
  const lean = derivedPhase(phase, 0) * 0.5 - 0.25
  const centre = { x: 226 + derivedPhase(phase, 1) * 24, y: 90 + derivedPhase(phase, 2) * 14 }
  const corners = steps(0, 7, 1).map((index) => 1 + 0.16 * Math.sin(index * 2.4 + phase * 12))
  const contours = steps(1, 10, 1).map((level) => {
    const points = corners.map((bump, index) => {
      const angle = (index / corners.length) * Math.PI * 2
      const radius = level * 11.5 * (1 + (bump - 1) * Math.min(1, level / 5))
      return {
        x: centre.x + radius * 1.18 * Math.cos(angle) + lean * level * 5,
        y: centre.y + radius * 0.92 * Math.sin(angle) - lean * level * 3,
      }
    })
    return path(closedCurve(points), `opacity="${n(1 - level * 0.075)}"`)
  })
  return strokes(contours.join(''))
}

type Point = { x: number; y: number }

/** A smooth closed line: quadratic curves through the middles of the sides. */
function closedCurve(points: Point[]): string {
  const middle = (a: Point, b: Point) => `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
  const at = (index: number) => points[index % points.length] as Point
  const parts = points.map(
    (point, index) => `Q${Math.round(point.x)} ${Math.round(point.y)} ${middle(point, at(index + 1))}`,
  )
  return `M${middle(at(points.length - 1), at(0))}${parts.join('')}Z`
}
