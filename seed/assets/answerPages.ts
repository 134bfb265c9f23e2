import { arrow, BLUE, GREY, hatched, INK } from './paperPieces.ts'
import { circle, d, range } from './pieces.ts'

/** Pages of written answers as a phone photographs them: ruled paper, 1240 by 1640, with ink that is never quite level. */
const [WIDTH, HEIGHT, RULE] = [1240, 1640, 82]
const INKED = '#22347c'

const ruled = range(Math.floor((HEIGHT - 200) / RULE))
  .map((k) => d(`M0 ${200 + k * RULE}H${WIDTH}`, 'stroke="#c9d6e6" stroke-width="2"'))
  .join('')

/** A line of writing on a rule, tilted a little by its number. */
const written = (rule: number, text: string, x = 190, size = 44): string => {
  const y = 200 + rule * RULE - 12
  const tilt = ((rule * 7) % 5) / 10 - 0.2
  return `<text x="${x}" y="${y}" transform="rotate(${tilt} ${x} ${y})" font-family="DejaVu Serif" font-style="italic" font-size="${size}" fill="${INKED}" stroke="none">${text}</text>`
}

const page = (drawing: string, lines: readonly [rule: number, text: string][]): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf4"/>
  ${ruled}${d(`M150 0V${HEIGHT}`, 'stroke="#e3a9a4" stroke-width="3"')}
  <g fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>
  ${lines.map(([rule, text]) => written(rule, text)).join('')}
</svg>`

/** A round body on a slope with its three forces; `isUp`: friction as it is, else the wrong way round. */
const slope = (isUp: boolean): string =>
  hatched(230, 1080, 700) +
  d('M250 700L1050 300V700') +
  circle(640, 412, 92) +
  arrow(640, 412, 640, 620, INKED) +
  arrow(681, 494, 594, 320, INKED) +
  (isUp ? arrow(681, 494, 800, 434, BLUE) : arrow(681, 494, 560, 555, BLUE)) +
  d('M330 700A80 80 0 0 0 322 664', `stroke="${GREY}"`)

const letters = (isUp: boolean): string =>
  [
    written(5.2, 'Mg', 655, 40),
    written(1.6, 'N', 545, 40),
    written(isUp ? 2.7 : 4.3, 'f', isUp ? 815 : 525, 40),
    written(5.95, 'θ', 350, 40),
  ].join('')

/** Two answers to the question of the rolling body: one that is right to the end, one with friction drawn the wrong way. */
export const ANSWER_PAGES: Record<string, string> = {
  'rolling-a-1': page(slope(true) + letters(true), [
    [7.5, 'Forces: weight Mg, normal force N,'],
    [8.5, 'friction f up along the slope.'],
    [10, 'Along the slope:'],
    [11, 'Mg sin θ − f = M a          (1)'],
    [12.5, 'About the centre only f has a torque:'],
    [13.5, 'f R = I α = k M R² α        (2)'],
    [15, 'No slipping: a = α R'],
    [16, '⇒ f = k M a                 (3)'],
  ]),
  'rolling-a-2': page('', [
    [1, '(3) in (1):  Mg sin θ = M a (1 + k)'],
    [2.5, 'a = g sin θ / (1 + k)'],
    [4, 'f = k M g sin θ / (1 + k)'],
    [6, 'Static friction:  f ≤ µ N = µ M g cos θ'],
    [7.5, '⇒ µ ≥ k tan θ / (1 + k)'],
    [9, 'Thin ring: k = 1'],
    [10.5, 'µ min = ½ tan θ'],
  ]),
  'rolling-b-1': page(slope(false) + letters(false), [
    [7.5, 'Mg sin θ − f = M a'],
    [9, 'Torque:  f R = I α'],
    [10, 'a = α R,  I = k M R²'],
    [11.5, '⇒ f = k M a'],
    [13, 'a = g sin θ / (1 + k)'],
    [15, 'For the ring k = 1,  a = ½ g sin θ'],
  ]),
}
