import { LETTER_A } from './letterA.ts'
import { cover, HEIGHT, PALETTE, roundCoordinate, WIDTH } from './palette.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const line = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${roundCoordinate(x)} ${roundCoordinate(y)}`)
    .join('')

/** A lattice of benzene rings, one of them filled and with its three double bonds. */
function organic(): string {
  const radius = 92
  const ring = (cx: number, cy: number, r: number) =>
    range(6).map((k) => [cx + r * Math.sin((k * Math.PI) / 3), cy - r * Math.cos((k * Math.PI) / 3)] as const)
  const cells = range(5).flatMap((row) =>
    range(7).map((column) => ({
      cx: 420 + (column + (row % 2) / 2) * radius * Math.sqrt(3),
      cy: 20 + row * radius * 1.5,
      isChosen: row === 2 && column === 3,
    })),
  )
  return cells
    .map(({ cx, cy, isChosen }) => {
      const outline = `<path d="${line(ring(cx, cy, radius))}Z" ${isChosen ? `fill="${PALETTE.chemistry.ink}" fill-opacity=".22" stroke-width="7"` : 'opacity=".55"'}/>`
      if (!isChosen) return outline
      const inner = ring(cx, cy, radius * 0.78)
      const bonds = [0, 2, 4].map((k) => line([inner[k] ?? [0, 0], inner[k + 1] ?? [0, 0]]))
      return `${outline}<path d="${bonds.join('')}" stroke-width="7"/>`
    })
    .join('')
}

/** A curve over its grid with a tangent and the strips that add up to its area. */
function calculus(): string {
  const x = (t: number) => 480 + t * 720
  const f = (t: number) => 470 - 250 * Math.sin(t * 3.6 - 0.5) - 60 * t
  const grid = [
    ...range(14).map((k) => `M${460 + k * 64} 0V${HEIGHT}`),
    ...range(12).map((k) => `M420 ${40 + k * 64}H${WIDTH}`),
  ]
  const strips = range(12).map((k) => {
    const t = 0.12 + k * 0.055
    return `<rect x="${roundCoordinate(x(t))}" y="${roundCoordinate(f(t))}" width="${roundCoordinate(0.055 * 720 - 4)}" height="${roundCoordinate(600 - f(t))}" fill="${PALETTE.maths.ink}" fill-opacity=".18" stroke="none"/>`
  })
  const curve = line(range(81).map((k) => [x(k / 80 - 0.05), f(k / 80 - 0.05)] as const))
  const touch = 0.42
  const slope = (f(touch + 0.001) - f(touch - 0.001)) / (0.002 * 720)
  const tangent = line([
    [x(touch) - 260, f(touch) - 260 * slope],
    [x(touch) + 300, f(touch) + 300 * slope],
  ])
  return `<path d="${grid.join('')}" opacity=".16" stroke-width="1.5"/>${strips.join('')}<path d="M430 600H${WIDTH}M500 0V${HEIGHT}" opacity=".5"/><path d="${curve}" stroke-width="7"/><path d="${tangent}" stroke-dasharray="14 12" opacity=".8"/><circle cx="${roundCoordinate(x(touch))}" cy="${roundCoordinate(f(touch))}" r="12" fill="${PALETTE.maths.ink}" stroke="none"/>`
}

/** Two storeys of arches under a cornice, each arch drawn as three lines. */
function polity(): string {
  const arch = (x: number, base: number, width: number, height: number) =>
    [0, 12, 24]
      .map((inset) => {
        const r = width / 2 - inset
        return `M${roundCoordinate(x + inset)} ${base}V${roundCoordinate(base - height + width / 2)}A${roundCoordinate(r)} ${roundCoordinate(r)} 0 0 1 ${roundCoordinate(x + width - inset)} ${roundCoordinate(base - height + width / 2)}V${base}`
      })
      .join('')
  const storey = (base: number, height: number, opacity: number) =>
    `<path d="${range(7)
      .map((k) => arch(400 + k * 134, base, 112, height))
      .join(
        '',
      )}" opacity="${opacity}"/><path d="M360 ${base + 14}H${WIDTH}M360 ${base + 28}H${WIDTH}" opacity="${opacity}"/>`
  const cornice = range(4)
    .map((k) => `M360 ${70 + k * 16}H${WIDTH}`)
    .join('')
  const teeth = range(38)
    .map((k) => `M${364 + k * 25} 134v22h12v-22`)
    .join('')
  return `<path d="${cornice}${teeth}" opacity=".9"/>${storey(400, 210, 0.85)}${storey(690, 240, 0.6)}`
}

/** Contours around two summits, and a river between them. */
function geography(): string {
  const ring = (cx: number, cy: number, size: number, phase: number) =>
    `${line(
      range(73).map((k) => {
        const a = (k / 72) * 2 * Math.PI
        const r = size * (1 + 0.16 * Math.sin(3 * a + phase) + 0.07 * Math.sin(5 * a - phase * 2))
        return [cx + r * 1.25 * Math.cos(a), cy + r * Math.sin(a)] as const
      }),
    )}Z`
  const hill = (cx: number, cy: number, count: number, phase: number) =>
    range(count)
      .map(
        (k) =>
          `<path d="${ring(cx, cy, 22 + k * 30, phase + k * 0.09)}" opacity="${roundCoordinate(0.95 - k * 0.07)}" ${k % 4 === 0 ? 'stroke-width="5"' : ''}/>`,
      )
      .join('')
  const river = line(range(60).map((k) => [690 + 46 * Math.sin(k / 7) + k * 2.2, -20 + k * 13] as const))
  return `${hill(980, 250, 11, 0.4)}${hill(600, 560, 6, 2.1)}<path d="${river}" stroke="${PALETTE.geography.ground}" stroke-width="34"/><path d="${river}" stroke="#ffffff" stroke-width="6" opacity=".75"/>`
}

/** Courses of bricks in steps, as at the excavated site the brand is named after. */
function history(): string {
  const bricks = range(11).flatMap((row) => {
    const y = 650 - row * 56
    const from = 380 + row * 66
    return range(Math.ceil((WIDTH - from) / 104) + 1).map((k) => {
      const x = from + k * 104 - (row % 2) * 52
      const isFilled = (row * 7 + k * 5) % 11 === 0
      return `<rect x="${Math.max(x, from)}" y="${y}" width="${x < from ? 46 : 98}" height="50" rx="3" ${isFilled ? `fill="${PALETTE.history.ink}" fill-opacity=".3"` : ''} opacity="${roundCoordinate(0.95 - row * 0.045)}"/>`
    })
  })
  return bricks.join('')
}

const ruled = (every: number): string =>
  `<path d="${range(Math.ceil(HEIGHT / every))
    .map((k) => `M430 ${44 + k * every}H${WIDTH}`)
    .join('')}" opacity=".3" stroke-width="2"/>`

/** The first letter of the Devanagari alphabet on ruled lines. */
const hindi = (): string =>
  `${ruled(76)}<path transform="translate(700 570) scale(.62)" d="${LETTER_A}" fill="${PALETTE.hindi.ink}" stroke-width="26"/>`

/** Speech: two rows of sound, one answering the other, on ruled lines. */
function speech(): string {
  const bars = (y: number, from: number, count: number, phase: number, opacity: number) =>
    range(count)
      .map((k) => {
        const size = 14 + 110 * Math.abs(Math.sin(k * 0.43 + phase) * Math.cos(k * 0.17 + phase))
        return `<path d="M${from + k * 22} ${roundCoordinate(y - size)}V${roundCoordinate(y + size)}" stroke-width="9" opacity="${opacity}"/>`
      })
      .join('')
  return `${ruled(76)}${bars(240, 560, 34, 0.6, 0.95)}${bars(520, 700, 28, 2.3, 0.6)}`
}

/** Covers by file name. */
export const COVERS: Record<string, string> = {
  'cover-organic': cover(PALETTE.chemistry, organic()),
  'cover-calculus': cover(PALETTE.maths, calculus()),
  'cover-polity': cover(PALETTE.polity, polity()),
  'cover-geography': cover(PALETTE.geography, geography()),
  'cover-history': cover(PALETTE.history, history()),
  'cover-hindi': cover(PALETTE.hindi, hindi()),
  'cover-speech': cover(PALETTE.english, speech()),
}
