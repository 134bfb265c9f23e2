import { derivedPhase } from './phase.ts'
import { curve, dot, n, path, steps, strokes } from './shapes.ts'

/** Waves from two sources. */
export function drawPhysics(phase: number): string {
  const sources = [
    { x: 176 + derivedPhase(phase, 0) * 50, y: 34 + derivedPhase(phase, 1) * 50 },
    { x: 256 + derivedPhase(phase, 2) * 40, y: 96 + derivedPhase(phase, 3) * 56 },
  ]
  const rings = steps(15, 180, 15).flatMap((r) =>
    sources.map(({ x, y }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" opacity="${n(0.62 - r / 450)}"/>`),
  )
  return strokes(rings.join(''), 1.3) + sources.map(({ x, y }) => dot(x, y)).join('')
}

const SIDE = 24
const RISE = 21
const HEXAGON = `l-12 ${RISE}h-${SIDE}l-12-${RISE} 12-${RISE}h${SIDE}z`

/** A net of hexagons, denser to the right; some are filled, some contain an atom. */
export function drawChemistry(phase: number): string {
  const columns = steps(0, 6, 1).map((column) => {
    const x = 164 + column * 36
    const y = (column % 2 ? -RISE : 0) - derivedPhase(phase, 9) * RISE
    const opacity = `opacity="${n(0.15 + column * 0.1)}"`
    const rows = steps(0, 4, 1)
    const marked = rows.filter((row) => derivedPhase(phase, column * 5 + row) < 0.24)
    const filled = marked.map((row) => `M${n(x)} ${n(y + row * 2 * RISE)}${HEXAGON}`).join('')
    const atoms = marked.map((row) => `M${n(x)} ${n(y + row * 2 * RISE)}h0`).join('')
    return (
      path(`M${n(x)} ${n(y)}${rows.map(() => HEXAGON).join(`m0 ${2 * RISE}`)}`, opacity) +
      (filled && path(filled, `${opacity} fill="currentColor" fill-opacity=".35"`)) +
      (atoms && path(atoms, `${opacity} stroke-width="7" stroke-linecap="round"`))
    )
  })
  return strokes(columns.join(''))
}

/** Squared paper with a wave and a parabola. */
export function drawMaths(phase: number): string {
  const grid = `M${steps(120, 320, 20)
    .map((x) => `${x} 0V180`)
    .join('M')}M${steps(0, 180, 20)
    .map((y) => `120 ${y}H320`)
    .join('M')}`
  const start = 134 + derivedPhase(phase, 0) * 70
  const height = 30 + derivedPhase(phase, 1) * 30
  const wave = (x: number) => 96 - height * Math.cos(((x - start) / 88) * Math.PI)
  const apex = 220 + derivedPhase(phase, 2) * 30
  const parabola = (x: number) => 160 - (x - apex) ** 2 / 45
  return (
    strokes(
      path(grid, 'stroke-width=".7" opacity=".32"') +
        path('M120 100H320M220 0V180', 'opacity=".6"') +
        path(curve(wave, 120, 320), 'stroke-width="2.6"') +
        path(curve(parabola, apex - 80, apex + 80), 'stroke-width="1.6" opacity=".7" stroke-dasharray="5 5"'),
    ) +
    dot(start, wave(start)) +
    dot(start + 88, wave(start + 88))
  )
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Seeds of a flower head: larger and paler outwards. */
export function drawBiology(phase: number): string {
  const turn = phase * Math.PI * 2
  const shift = derivedPhase(phase, 0) * 56
  const seeds = steps(1, 190, 1).map((index) => {
    const radius = 9.2 * Math.sqrt(index)
    const angle = index * GOLDEN_ANGLE + turn
    return {
      x: 206 + shift + radius * Math.cos(angle),
      y: 88 + radius * Math.sin(angle),
      ring: Math.floor(radius / 26),
    }
  })
  const shown = seeds.filter(({ x, y }) => x > 112 && x < 324 && y > -4 && y < 184)
  const rings = [0, 1, 2, 3, 4].map((ring) => {
    const d = shown
      .filter((seed) => seed.ring === ring)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    return path(d.join(''), `stroke-width="${n(3.2 + ring * 1.3)}" opacity="${n(0.95 - ring * 0.17)}"`)
  })
  return `<g fill="none" stroke="currentColor" stroke-linecap="round">${rings.join('')}</g>`
}
