import {
  arrow,
  axes,
  BLUE,
  dashed,
  GREY,
  hatched,
  INK,
  note,
  quantity,
  RED,
  resistor,
  SHADE,
  scaleOf,
  sheet,
} from './paperPieces.ts'
import { circle, d, line, plot, range } from './pieces.ts'

const inclineBlock = (): string => {
  const turn = (37 * Math.PI) / 180
  const foot = [130, 390] as const
  const along = (length: number, off = 0): readonly [number, number] => [
    foot[0] + length * Math.cos(turn) - off * Math.sin(turn),
    foot[1] - length * Math.sin(turn) - off * Math.cos(turn),
  ]
  const block = [along(230), along(350), along(350, 84), along(230, 84)] as const
  const [fromX, fromY] = along(350, 42)
  const [toX, toY] = along(480, 42)
  return (
    d(`${line([foot, along(545), [along(545)[0], 390]])}Z`, `fill="${SHADE}"`) +
    hatched(60, 740, 390) +
    d(`${line(block)}Z`, 'fill="#ffffff"') +
    note(along(290, 42)[0], along(290, 42)[1] + 11, '5 kg') +
    arrow(fromX, fromY, toX, toY, RED) +
    quantity(toX - 36, toY - 24, 'F', RED) +
    d('M216 390A86 86 0 0 0 199 338', `stroke="${BLUE}"`) +
    note(232, 374, '37°', 'start', BLUE)
  )
}

const circuitParallel = (): string =>
  d('M90 130V330H320') +
  d('M90 130H120') +
  resistor(120, 130) +
  note(196, 98, '3 Ω') +
  d('M272 130H430') +
  d('M430 70V190M650 70V190M430 70H464M616 70H650M430 190H464M616 190H650') +
  resistor(464, 70) +
  note(540, 40, '6 Ω') +
  resistor(464, 190) +
  note(540, 238, '12 Ω') +
  d('M650 130H720V330H500') +
  circle(430, 130, 7, `fill="${INK}"`) +
  circle(650, 130, 7, `fill="${INK}"`) +
  d('M320 296V364', 'stroke-width="4"') +
  d('M344 312V348', 'stroke-width="9"') +
  d('M344 330H348') +
  resistor(348, 330) +
  note(300, 408, '12 V') +
  note(430, 382, '1 Ω')

const twoLenses = (): string =>
  d('M40 230H770', `stroke="${GREY}" stroke-width="3"`) +
  arrow(90, 230, 90, 150, RED) +
  note(90, 272, 'O', 'middle', RED) +
  d('M350 90Q382 230 350 370Q318 230 350 90Z', `fill="${SHADE}"`) +
  d('M670 90H710Q684 230 710 370H670Q696 230 670 90Z', `fill="${SHADE}"`) +
  quantity(350, 66, 'f = 20 cm', BLUE) +
  quantity(670, 66, 'f = −40 cm', BLUE) +
  arrow(220, 410, 94, 410, INK, 3) +
  arrow(220, 410, 346, 410, INK, 3) +
  note(220, 398, '30 cm') +
  arrow(520, 410, 354, 410, INK, 3) +
  arrow(520, 410, 686, 410, INK, 3) +
  note(520, 398, '40 cm') +
  dashed('M90 290V424M350 374V424M690 374V424')

const styrene = (): string => {
  const corner = (k: number, r: number): readonly [number, number] => [
    310 + r * Math.sin((k * Math.PI) / 3),
    235 - r * Math.cos((k * Math.PI) / 3),
  ]
  const [x, y] = corner(1, 130)
  return (
    d(`${line(range(6).map((k) => corner(k, 130)))}Z`) +
    d([0, 2, 4].map((k) => line([corner(k + 0.13, 106), corner(k + 0.87, 106)])).join('')) +
    d(
      line([
        [x, y],
        [x + 112, y - 65],
        [x + 225, y],
      ]),
    ) +
    d(
      line([
        [x + 118, y - 38],
        [x + 203, y + 11],
      ]),
    )
  )
}

const parabolaLine = (): string => {
  const scale = scaleOf(220, 95, 400, 78)
  const at = (x: number): readonly [number, number] => [scale.x(x), scale.y(4 * x - x * x)]
  return (
    d(`${plot((t) => at(3 * t))}Z`, `fill="${SHADE}" stroke="none"`) +
    axes(scale, [4.8, 4.8, -0.4], [[3], [3, 4]], ['x', 'y']) +
    dashed(
      `M${scale.x(3)} ${scale.y(0)}V${scale.y(3)}H${scale.x(0)}M${scale.x(2)} ${scale.y(4)}H${scale.x(0)}`,
    ) +
    d(
      plot((t) => at(-0.1 + 4.2 * t)),
      `stroke="${BLUE}" stroke-width="5"`,
    ) +
    d(
      line([
        [scale.x(-0.4), scale.y(-0.4)],
        [scale.x(4.3), scale.y(4.3)],
      ]),
      `stroke="${RED}" stroke-width="5"`,
    )
  )
}

const velocityGraph = (): string => {
  const scale = scaleOf(110, 27, 262, 14)
  const points = [
    [0, 0],
    [4, 12],
    [10, 12],
    [20, -8],
  ].map(([t = 0, v = 0]) => [scale.x(t), scale.y(v)] as const)
  return (
    dashed(
      `M${scale.x(0)} ${scale.y(12)}H${scale.x(4)}M${scale.x(4)} ${scale.y(12)}V${scale.y(0)}M${scale.x(10)} ${scale.y(12)}V${scale.y(0)}M${scale.x(20)} ${scale.y(-8)}H${scale.x(0)}M${scale.x(20)} ${scale.y(-8)}V${scale.y(0)}`,
    ) +
    axes(
      scale,
      [22, 16, -11],
      [
        [4, 10],
        [12, -8],
      ],
      ['t / s', 'v / (m/s)'],
    ) +
    note(scale.x(16) - 8, scale.y(0) + 38, '16', 'end') +
    note(scale.x(20), scale.y(0) - 16, '20') +
    d(line(points), `stroke="${BLUE}" stroke-width="6"`)
  )
}

const positionGraph = (): string => {
  const scale = scaleOf(110, 44, 280, 6)
  const points = [
    [0, 10],
    [4, 30],
    [7, 30],
    [12, -20],
  ].map(([t = 0, x = 0]) => [scale.x(t), scale.y(x)] as const)
  return (
    dashed(
      `M${scale.x(0)} ${scale.y(30)}H${scale.x(4)}M${scale.x(4)} ${scale.y(30)}V${scale.y(0)}M${scale.x(7)} ${scale.y(30)}V${scale.y(0)}M${scale.x(12)} ${scale.y(-20)}H${scale.x(0)}M${scale.x(12)} ${scale.y(-20)}V${scale.y(0)}`,
    ) +
    axes(
      scale,
      [13.6, 42, -26],
      [
        [4, 7],
        [10, 30, -20],
      ],
      ['t / s', 'x / m'],
    ) +
    note(scale.x(10) - 8, scale.y(0) + 38, '10', 'end') +
    note(scale.x(12), scale.y(0) - 16, '12') +
    d(line(points), `stroke="${BLUE}" stroke-width="6"`)
  )
}

const rodForces = (): string => {
  const half = [410, 230] as const
  return (
    d('M90 150V310', 'stroke-width="6"') +
    d(
      range(5)
        .map((k) => `M86 ${170 + k * 30}l-16 14`)
        .join(''),
      `stroke="${GREY}" stroke-width="3"`,
    ) +
    d('M100 220H720V240H100Z', `fill="${SHADE}"`) +
    circle(108, 230, 10, 'fill="#ffffff"') +
    note(122, 200, 'O', 'start') +
    arrow(710, 220, 710, 90, RED) +
    note(690, 120, '20 N', 'end', RED) +
    arrow(half[0], half[1] + 8, half[0] + 170 * Math.cos(Math.PI / 6), half[1] + 8 + 85, BLUE) +
    note(530, 352, '30 N', 'middle', BLUE) +
    d('M490 240A80 80 0 0 1 479 278', `stroke="${BLUE}" stroke-width="3"`) +
    note(500, 278, '30°', 'start', BLUE) +
    dashed('M108 250V410M410 250V410M710 250V410') +
    arrow(259, 400, 112, 400, INK, 3) +
    arrow(259, 400, 406, 400, INK, 3) +
    note(259, 388, '1 m') +
    arrow(560, 400, 414, 400, INK, 3) +
    arrow(560, 400, 706, 400, INK, 3) +
    note(560, 388, '1 m')
  )
}

const SOLD = { A: 120, B: 180, C: 150, D: 240, E: 210 }
const barChart = (): string => {
  const y = (value: number): number => 390 - 1.25 * value
  return (
    [60, 120, 180, 240]
      .map((value) => dashed(`M110 ${y(value)}H770`) + note(96, y(value) + 11, String(value), 'end'))
      .join('') +
    Object.entries(SOLD)
      .map(([name, value], index) => {
        const x = 160 + index * 122
        return (
          `<rect x="${x}" y="${y(value)}" width="70" height="${390 - y(value)}" fill="${BLUE}" stroke="none"/>` +
          note(x + 35, y(value) - 14, String(value)) +
          note(x + 35, 430, name)
        )
      })
      .join('') +
    d('M110 60V390H770', 'stroke-width="3"') +
    note(96, 401, '0', 'end')
  )
}

const vectorsGrid = (): string => {
  const scale = scaleOf(330, 70, 400, 70)
  const to = (x: number, y: number, ink: string): string =>
    arrow(scale.x(0), scale.y(0), scale.x(x), scale.y(y), ink, 6)
  return (
    d(
      range(9)
        .map((k) => `M${scale.x(k - 3)} 30V430`)
        .join('') +
        range(6)
          .map((k) => `M90 ${scale.y(k)}H710`)
          .join(''),
      `stroke="${GREY}" stroke-opacity=".5" stroke-width="2"`,
    ) +
    arrow(90, scale.y(0), 730, scale.y(0), INK, 3) +
    arrow(scale.x(0), 430, scale.x(0), 20, INK, 3) +
    quantity(752, scale.y(0) + 10, 'x') +
    quantity(scale.x(0) - 24, 34, 'y') +
    note(scale.x(1), scale.y(0) + 38, '1') +
    note(scale.x(0) + 14, scale.y(1) + 11, '1', 'start') +
    to(4, 1, BLUE) +
    quantity(scale.x(3.6), scale.y(1.25), 'a', BLUE) +
    to(-1, 3, RED) +
    quantity(scale.x(-1.3), scale.y(2.7), 'b', RED)
  )
}

const triangles = (): string => {
  const foot = (k: number, level: number): readonly [number, number] => [
    400 + (k - 1.5) * 200 * level,
    40 + 360 * level,
  ]
  return (
    d(
      range(4)
        .map((k) => line([[400, 40], foot(k, 1)]))
        .join(''),
    ) + d([0.45, 0.72, 1].map((level) => line([foot(0, level), foot(3, level)])).join(''))
  )
}

/** Name of the file without its ending, and the drawing. */
export const QUESTION_FIGURES: Readonly<Record<string, string>> = {
  'incline-block': sheet(inclineBlock()),
  'circuit-parallel': sheet(circuitParallel()),
  'two-lenses': sheet(twoLenses()),
  styrene: sheet(styrene()),
  'parabola-line': sheet(parabolaLine()),
  'velocity-graph': sheet(velocityGraph()),
  'position-graph': sheet(positionGraph()),
  'rod-forces': sheet(rodForces()),
  'bar-chart': sheet(barChart()),
  'vectors-grid': sheet(vectorsGrid()),
  triangles: sheet(triangles()),
}
