import { words } from './pieces.ts'

/** The board of the recorded class on openings: 640 by 360, one picture for each moment at which something is written. */
const WIDTH = 640
const HEIGHT = 360
const BOARD = '#1d3a34'
const CHALK = '#f2f0e4'
const FAINT = '#9fb3a8'
const WRONG = '#f09a8a'
const RIGHT = '#a8dc9b'
/** Seconds between two words as they are written. */
const WORD_S = 0.5

type Line = { text: string; ink: string; isStruck?: boolean }
type Scene = { fromS: number; toS: number; heading: string; lines: readonly Line[] }

const SCENES: readonly Scene[] = [
  {
    fromS: 0,
    toS: 10,
    heading: 'Three openings, read aloud',
    lines: [
      { text: 'Was the power of pardon meant', ink: CHALK },
      { text: 'to be used on advice alone?', ink: CHALK },
    ],
  },
  {
    fromS: 10,
    toS: 24,
    heading: '1. The long road',
    lines: [
      { text: 'India since ancient times', ink: WRONG, isStruck: true },
      { text: 'has known mercy.', ink: WRONG, isStruck: true },
      { text: 'Nothing is claimed yet.', ink: FAINT },
    ],
  },
  {
    fromS: 24,
    toS: 42,
    heading: '2. On paper this, in practice that',
    lines: [
      { text: 'Article 72 names the President;', ink: CHALK },
      { text: 'Article 74 names who advises.', ink: CHALK },
      { text: 'The tension is the answer.', ink: RIGHT },
    ],
  },
  {
    fromS: 42,
    toS: 60,
    heading: '3. The claim in one sentence',
    lines: [
      { text: 'Pardon is the office’s power', ink: CHALK },
      { text: 'and the council’s decision.', ink: CHALK },
      { text: 'Now prove it.', ink: RIGHT },
    ],
  },
]

export const BOARD_SECONDS = 60

/** The number of words of a scene that are written on the board after `seconds` of it. */
const writtenBy = (second: number): number => Math.floor(second / WORD_S)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The board at a second of the recording. @param second below BOARD_SECONDS */
export function boardAt(second: number): string {
  const scene = SCENES.find(({ toS }) => second < toS) as Scene
  const inScene = second - scene.fromS
  let left = writtenBy(inScene)
  const lines = scene.lines.map(({ text, ink, isStruck }, index) => {
    const all = text.split(' ')
    const shown = all.slice(0, Math.max(left, 0))
    left -= all.length
    const y = 150 + index * 48
    const isWhole = left > 2
    const strike = isStruck && isWhole ? `<path d="M44 ${y - 8}H${56 + text.length * 12.4}"/>` : ''
    return `${words(48, y, 25, escaped(shown.join(' ')), ink)}${strike}`
  })
  return `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${BOARD}"/>
  <g fill="none" stroke="${WRONG}" stroke-width="3" stroke-linecap="round">
    ${words(48, 76, 28, escaped(scene.heading), CHALK, 'font-weight="bold"')}
    <path d="M48 94H592" stroke="${FAINT}" stroke-width="2"/>
    ${lines.join('\n    ')}
  </g>
  <rect x="48" y="330" width="${Math.round((second / BOARD_SECONDS) * 544)}" height="4" fill="${FAINT}"/>
</svg>`
}
