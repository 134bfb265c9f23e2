import { roundCoordinate } from './palette.ts'
import { circle, d, plot, range } from './pieces.ts'

/**
 * Figures of lessons: chalk on a blackboard, so that one drawing suits light and dark pages. 960 by 540;
 * letters are large enough to read when the board is as wide as a phone.
 */
const WIDTH = 960
const HEIGHT = 540

const CHALK = '#f3f6f2'
const BLUE = '#8fc7ff'
const RED = '#ff9d88'
const YELLOW = '#ffd166'
const GREEN = '#9fe3b0'

const board = (drawing: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#14231f"/>
  <g stroke="#ffffff" stroke-opacity=".05" stroke-width="2">${range(12)
    .map((k) => d(`M0 ${k * 45 + 22}H${WIDTH}`))
    .join('')}</g>
  <g fill="none" stroke="${CHALK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>
</svg>`

const label = (x: number, y: number, text: string, colour = CHALK, size = 38): string =>
  `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" font-family="DejaVu Serif" font-style="italic" font-size="${size}" fill="${colour}" stroke="none">${text}</text>`
/** An upright label; letters of quantities are slanted. */
const note = (x: number, y: number, text: string, colour = CHALK, more = ''): string =>
  `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" font-family="DejaVu Sans" font-size="30" fill="${colour}" stroke="none" ${more}>${text}</text>`
const sub = (text: string): string => `<tspan font-size="26" dy="9">${text}</tspan>`
const MIDDLE = 'text-anchor="middle"'

/** An arrow with a filled head, from one point to another. */
function force(x1: number, y1: number, x2: number, y2: number, colour: string, width = 7): string {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const point = (back: number, side: number): string =>
    `${roundCoordinate(x2 - back * Math.cos(turn) - side * Math.sin(turn))} ${roundCoordinate(y2 - back * Math.sin(turn) + side * Math.cos(turn))}`
  return (
    d(
      `M${roundCoordinate(x1)} ${roundCoordinate(y1)}L${point(16, 0)}`,
      `stroke="${colour}" stroke-width="${width}"`,
    ) +
    d(
      `M${point(0, 0)}L${point(26, 12)}L${point(26, -12)}Z`,
      `fill="${colour}" stroke="${colour}" stroke-width="3"`,
    )
  )
}
const dashed = (path: string, colour = CHALK): string =>
  d(path, `stroke="${colour}" stroke-width="4" stroke-dasharray="4 14" opacity=".8"`)
const axes = (x: number, y: number, right: number, up: number): string =>
  force(x, y, x + right, y, CHALK, 4) + force(x, y, x, y - up, CHALK, 4)
const ground = (x1: number, x2: number, y: number): string =>
  d(`M${x1} ${y}H${x2}`) +
  d(
    range(Math.floor((x2 - x1) / 40))
      .map((k) => `M${x1 + 30 + k * 40} ${y + 4}l-16 20`)
      .join(''),
    'stroke-width="3" opacity=".6"',
  )

const components = (): string =>
  axes(190, 430, 620, 360) +
  label(822, 442, 'x') +
  label(176, 62, 'y') +
  force(190, 430, 650, 150, YELLOW) +
  label(392, 232, 'A', YELLOW) +
  dashed('M650 150V430M650 150H190') +
  force(190, 430, 650, 430, BLUE) +
  force(190, 430, 190, 150, RED) +
  label(330, 492, `A${sub('x')}<tspan dy="-9"> = A cos θ</tspan>`, BLUE) +
  label(20, 300, `A${sub('y')}`, RED) +
  label(20, 344, 'A sin θ', RED, 30) +
  d('M286 430A96 96 0 0 0 272 380') +
  label(302, 414, 'θ')

const river = (): string =>
  d('M60 110H900M60 430H900', 'stroke-width="7"') +
  d(
    range(4)
      .map((k) => `M${[84, 540, 700, 560][k]} ${[210, 190, 400, 390][k]}q24-14 48 0t48 0t48 0`)
      .join(''),
    'opacity=".35" stroke-width="4"',
  ) +
  note(70, 82, 'far bank') +
  note(70, 486, 'start') +
  circle(420, 430, 11, `fill="${CHALK}"`) +
  force(420, 430, 210, 150, BLUE) +
  force(210, 150, 420, 150, RED) +
  force(420, 430, 420, 150, YELLOW) +
  note(96, 310, '5 km/h', BLUE) +
  note(262, 138, '3 km/h', RED) +
  note(440, 300, '4 km/h', YELLOW) +
  d('M420 340A90 90 0 0 0 366 358', 'stroke-width="4"') +
  label(372, 338, 'θ') +
  force(640, 270, 840, 270, RED, 5) +
  note(640, 320, 'the river flows east', RED)

const projectile = (): string => {
  const path = (t: number): readonly [number, number] => [110 + 700 * t, 440 - 4 * 320 * t * (1 - t)]
  const velocity = (t: number): string => {
    const [x, y] = path(t)
    const up = 190 * (1 - 2 * t)
    return force(x, y, x + 120, y, BLUE, 6) + (Math.abs(up) > 20 ? force(x, y, x, y - up * 0.72, RED, 6) : '')
  }
  return (
    ground(60, 900, 440) +
    d(plot(path), `stroke="${CHALK}" stroke-dasharray="2 14"`) +
    range(7)
      .map((k) => path(k / 6))
      .map(([x, y]) => circle(x, y, 9, `fill="${YELLOW}" stroke="${YELLOW}"`))
      .join('') +
    velocity(1 / 6) +
    velocity(3 / 6) +
    velocity(5 / 6) +
    label(360, 274, `v${sub('x')}`, BLUE) +
    label(590, 110, `v${sub('x')}`, BLUE) +
    label(240, 140, `v${sub('y')}`, RED) +
    label(706, 380, `v${sub('y')}`, RED) +
    note(330, 514, 'equal steps sideways', BLUE) +
    force(860, 90, 860, 210, GREEN, 6) +
    label(882, 160, 'g', GREEN)
  )
}

const incline = (): string => {
  const turn = Math.PI / 6
  const [cx, cy] = [445, 219]
  const along = (length: number): readonly [number, number] => [
    cx - length * Math.cos(turn),
    cy + length * Math.sin(turn),
  ]
  const across = (length: number): readonly [number, number] => [
    cx + length * Math.sin(turn),
    cy + length * Math.cos(turn),
  ]
  const [ax, ay] = along(115)
  const [bx, by] = across(199)
  const [nx, ny] = across(-175)
  return (
    d('M110 470H830V54Z', 'fill="#ffffff" fill-opacity=".05"') +
    d('M214 470A104 104 0 0 0 200 418') +
    label(226, 456, 'θ') +
    `<g transform="translate(${cx} ${cy}) rotate(-30)"><rect x="-66" y="-50" width="132" height="100" rx="6" fill="#29423b"/></g>` +
    force(cx, cy, cx, cy + 230, YELLOW) +
    label(cx + 14, cy + 150, 'mg', YELLOW) +
    force(cx, cy, ax, ay, RED) +
    label(ax - 148, ay - 32, 'mg sin θ', RED) +
    force(cx, cy, bx, by, BLUE) +
    label(bx + 10, by - 24, 'mg cos θ', BLUE) +
    force(cx, cy, nx, ny, GREEN) +
    label(nx - 44, ny + 6, 'N', GREEN) +
    dashed(
      `M${roundCoordinate(ax)} ${roundCoordinate(ay)}L${cx} ${cy + 230}L${roundCoordinate(bx)} ${roundCoordinate(by)}`,
    )
  )
}

const lift = (): string =>
  d('M120 40V500M440 40V500M120 70H440M120 470H440', 'stroke-width="6"') +
  d('M280 0V70', 'stroke-width="4"') +
  circle(280, 170, 32) +
  d('M280 202V330M280 232L226 292M280 232L334 292M280 330L244 428M280 330L316 428') +
  d('M206 428H354V456H206Z', 'fill="#29423b"') +
  note(132, 116, 'a lift', CHALK, 'opacity=".8"') +
  force(78, 320, 78, 190, GREEN) +
  label(24, 268, 'a', GREEN) +
  note(566, 66, 'only the student') +
  circle(690, 280, 15, `fill="${CHALK}"`) +
  force(690, 280, 690, 90, BLUE) +
  force(690, 280, 690, 440, YELLOW) +
  label(716, 150, 'N', BLUE) +
  note(716, 420, '600 N', YELLOW) +
  label(560, 512, 'N − 600 = 60 · 2', CHALK)

const friction = (): string =>
  axes(150, 440, 720, 370) +
  note(730, 500, 'push', CHALK) +
  note(34, 60, 'friction', CHALK) +
  d('M150 440L470 140', `stroke="${BLUE}" stroke-width="7"`) +
  d('M470 140C482 200 490 200 510 200H820', `stroke="${RED}" stroke-width="7"`) +
  dashed('M150 140H470M150 200H510') +
  label(72, 152, `μ${sub('s')}<tspan dy="-9">N</tspan>`, BLUE, 32) +
  label(72, 214, `μ${sub('k')}<tspan dy="-9">N</tspan>`, RED, 32) +
  dashed('M470 140V440') +
  note(238, 414, 'it rests', BLUE) +
  note(590, 180, 'it slides', RED) +
  circle(470, 140, 9, `fill="${YELLOW}" stroke="${YELLOW}"`) +
  note(490, 124, 'it starts to slide', YELLOW)

const bullet = (): string =>
  d('M60 44H900', 'stroke-width="6"') +
  d('M300 44V300M700 44V300', 'stroke-width="3" opacity=".5"') +
  d('M250 300H350V390H250Z', 'fill="#29423b"') +
  d('M100 336h40q18 9 0 18H100Z', `fill="${YELLOW}" stroke="${YELLOW}"`) +
  force(150, 345, 232, 345, YELLOW, 5) +
  note(66, 310, '300 m/s', YELLOW) +
  note(196, 470, '1. impact: momentum', BLUE) +
  d('M700 44L800 272', 'stroke-width="3"') +
  dashed('M650 300H750V390H650Z') +
  `<g transform="rotate(-23 800 272)"><path d="M750 272H850V362H750Z" fill="#29423b"/></g>` +
  d('M716 330A290 290 0 0 0 822 306', `stroke="${GREEN}" stroke-dasharray="2 12"`) +
  dashed('M640 345H930', GREEN) +
  dashed('M834 302H930', GREEN) +
  d('M914 304V343', `stroke="${GREEN}" stroke-width="6"`) +
  label(926, 340, 'h', GREEN) +
  note(574, 470, '2. swing: energy', GREEN)

const rolling = (): string =>
  ground(80, 880, 450) +
  circle(400, 290, 160, 'fill="#29423b" stroke-width="7"') +
  circle(400, 290, 8, `fill="${CHALK}"`) +
  dashed('M400 130V450') +
  force(400, 290, 560, 290, BLUE) +
  label(574, 278, 'v', BLUE) +
  force(400, 130, 720, 130, RED) +
  label(732, 142, '2v', RED) +
  dashed('M400 450L720 130') +
  circle(400, 450, 12, `fill="${YELLOW}" stroke="${YELLOW}"`) +
  note(400, 512, 'at rest for this instant', YELLOW, MIDDLE) +
  d('M232 200A186 186 0 0 1 300 128', `stroke="${GREEN}" stroke-width="6"`) +
  force(288, 135, 316, 119, GREEN, 6) +
  label(200, 146, 'ω', GREEN) +
  label(330, 376, 'R') +
  label(640, 250, 'v = ωR', CHALK)

const graphs = (): string => {
  const at3 = (k: number) => 70 + k * 300
  const each = (k: number, name: string, colour: string, path: string): string =>
    axes(at3(k), 420, 235, 300) +
    label(at3(k) - 8, 96, name, colour) +
    label(at3(k) + 222, 470, 't') +
    d(path, `stroke="${colour}" stroke-width="7"`)
  return (
    each(
      0,
      'x',
      BLUE,
      plot((t) => [70 + 200 * t, 420 - 230 * t * t]),
    ) +
    each(1, 'v', RED, 'M370 420L570 190') +
    d('M370 420L530 236V420Z', `fill="${RED}" fill-opacity=".18" stroke="none"`) +
    each(2, 'a', YELLOW, 'M670 280H870') +
    d('M154 400L250 256', `stroke="${CHALK}" stroke-width="4"`) +
    circle(204, 324, 8, `fill="${CHALK}"`) +
    note(190, 520, 'slope', CHALK, MIDDLE) +
    note(480, 520, 'area', RED, MIDDLE) +
    note(790, 520, 'constant', YELLOW, MIDDLE)
  )
}

const torque = (): string =>
  d('M160 400L740 230', 'stroke-width="16"') +
  circle(160, 400, 18, `fill="${CHALK}"`) +
  note(70, 470, 'axis') +
  force(740, 230, 740, 480, YELLOW) +
  label(760, 440, 'F', YELLOW) +
  dashed('M160 400H740', BLUE) +
  note(400, 446, 'lever arm', BLUE) +
  label(330, 296, 'r') +
  d('M740 290A60 60 0 0 1 684 262', 'stroke-width="4"') +
  label(664, 320, 'θ') +
  d('M60 330A120 120 0 0 1 200 262', `stroke="${GREEN}" stroke-width="6"`) +
  force(188, 265, 216, 262, GREEN, 6) +
  label(98, 216, 'τ = rF sin θ', GREEN)

/** Figures by file name. */
export const FIGURES: Record<string, string> = Object.fromEntries(
  Object.entries({
    'figure-components': components,
    'figure-river': river,
    'figure-projectile': projectile,
    'figure-incline': incline,
    'figure-motion-graphs': graphs,
    'figure-lift': lift,
    'figure-friction': friction,
    'figure-bullet': bullet,
    'figure-rolling': rolling,
    'figure-torque': torque,
  }).map(([name, draw]) => [name, board(draw())]),
)
