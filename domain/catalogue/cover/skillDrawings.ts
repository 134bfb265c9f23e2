import { derivedPhase, pickByPhase } from './phase.ts'
import { n, path, steps, strokes } from './shapes.ts'

/** Squares that turn as they shrink. */
export function drawReasoning(phase: number): string {
  const turn = (derivedPhase(phase, 2) < 0.5 ? -1 : 1) * (6 + Math.round(derivedPhase(phase, 0) * 7))
  const start = Math.round(derivedPhase(phase, 1) * 20) - 10
  const squares = steps(0, 11, 1).map((index) => {
    const side = 160 * 0.84 ** index
    const corner = `x="${n(236 - side / 2)}" y="${n(90 - side / 2)}" width="${n(side)}" height="${n(side)}"`
    return `<rect ${corner} transform="rotate(${start + index * turn} 236 90)" opacity="${n(0.4 + index * 0.05)}"/>`
  })
  return strokes(squares.join(''))
}

const ruled = (gap: number, first: number): string =>
  `M${steps(first, 176, gap)
    .map((y) => `130 ${n(y)}H320`)
    .join('M')}`

/** Letters on ruled paper with a margin. */
export function drawEnglish(phase: number): string {
  const letters = pickByPhase(derivedPhase(phase, 0), ['Aa', 'Gg', 'Rr', 'Ee', 'Bb'])
  const lines = path(ruled(18, 8 + derivedPhase(phase, 1) * 10), 'opacity=".34"')
  const margin = path('M150 0V180', 'stroke-width="1.6" opacity=".7"')
  return `${strokes(lines + margin, 1)}<text x="168" y="134" font-weight="700" font-size="118" letter-spacing="-8" fill="currentColor">${letters}</text>`
}

/** A letter hanging on its line. */
export function drawHindi(phase: number): string {
  const letter = pickByPhase(derivedPhase(phase, 0), ['अ', 'क', 'ह', 'ल', 'श'])
  const lines = path(ruled(22, 10 + derivedPhase(phase, 1) * 12), 'opacity=".3"')
  return `${strokes(lines, 1)}<text x="180" y="132" font-weight="650" font-size="124" fill="currentColor">${letter}</text>`
}

/** An answer sheet, one bubble filled in each row. */
export function drawTests(phase: number): string {
  const rows = steps(0, 7, 1).flatMap((row) =>
    [158, 256].map((left, half) => ({ left, y: 18 + row * 21, index: row * 2 + half })),
  )
  const bubbles = rows
    .flatMap(({ left, y }) => [0, 1, 2, 3].map((option) => `M${left + option * 20} ${y}h0`))
    .join('')
  const filled = rows
    .map(({ left, y, index }) => `M${left + Math.floor(derivedPhase(phase, index) * 4) * 20} ${y}h0`)
    .join('')
  return `<g fill="none" stroke="currentColor" stroke-linecap="round">${
    path(bubbles, 'stroke-width="14.4" opacity=".5"') +
    path(bubbles, 'stroke-width="11.8" style="stroke:var(--cover)"') +
    path(filled, 'stroke-width="14.4"')
  }</g>`
}
