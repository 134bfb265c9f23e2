import { roundCoordinate } from './palette.ts'
import { box, circle, type Drawing, d, filled, range, words } from './pieces.ts'

/** A dome on its columns under a flag. */
export const parliament: Drawing = (ink) =>
  `${d('M480 640H1280M520 600H1240M560 300H1200', 'stroke-width="7"')}${range(11)
    .map((k) => `${d(`M${590 + k * 58} 320V590M${606 + k * 58} 320V590`, 'stroke-width="4"')}`)
    .join(
      '',
    )}${d('M640 290C640 120 1120 120 1120 290', `${filled(ink, 0.2)} stroke-width="7"`)}${d('M760 286C770 170 990 170 1000 286M880 164V286', 'opacity=".6"')}${d('M880 160V60', 'stroke-width="6"')}${d('M880 64q40-20 76 0t76 0v54q-38 20-76 0t-76 0Z', filled(ink, 0.4))}`

/** A temple tower in steps with its pot on top. */
export const temple: Drawing = (ink) =>
  `${d('M440 650H1280', 'stroke-width="7"')}${range(8)
    .map((k) => {
      const w = 560 - k * 62
      return box(880 - w / 2, 590 - k * 58, w, 58, filled(ink, 0.08 + k * 0.03))
    })
    .join('')}${range(8)
    .map((k) =>
      range(Math.max(2, 9 - k))
        .map((i) => {
          const w = 560 - k * 62
          const n = Math.max(2, 9 - k)
          return d(
            `M${roundCoordinate(880 - w / 2 + ((i + 0.5) * w) / n - 14)} ${roundCoordinate(642 - k * 58)}v-22a14 14 0 0 1 28 0v22`,
            'opacity=".7"',
          )
        })
        .join(''),
    )
    .join(
      '',
    )}${d('M820 184q60-70 120 0ZM880 150V96M862 104a18 18 0 1 0 36 0a18 18 0 1 0-36 0', 'stroke-width="6"')}`

/** People round a table, and circles that overlap. */
export const seating: Drawing = (ink) =>
  `${circle(760, 400, 150, 'stroke-width="7"')}${range(8)
    .map((k) =>
      circle(
        760 + 210 * Math.cos((k * Math.PI) / 4),
        400 + 210 * Math.sin((k * Math.PI) / 4),
        34,
        k === 2 ? filled(ink, 0.9) : filled(ink, 0.18),
      ),
    )
    .join(
      '',
    )}${circle(1080, 250, 120, filled(ink, 0.16))}${circle(1190, 250, 120, filled(ink, 0.16))}${circle(1135, 350, 120, filled(ink, 0.16))}`

/** A sheet of eighty dots, twenty-seven of them full. */
export const chosen: Drawing = (ink) =>
  range(80)
    .map((k) =>
      circle(
        520 + (k % 10) * 78,
        90 + Math.floor(k / 10) * 78,
        24,
        (k * 7) % 80 < 27 ? filled(ink, 0.9) : 'opacity=".5"',
      ),
    )
    .join('')

/** A root that opens a family of words. */
export const roots: Drawing = (ink) =>
  `${d('M880 700V380M880 520C760 480 720 400 620 380M880 460C1000 420 1040 340 1140 320M880 380C800 320 780 220 700 170M880 380C960 320 980 200 1070 150', 'stroke-width="7"')}${[
    ['credit', 540, 360],
    ['credo', 640, 150],
    ['creed', 1060, 130],
    ['credible', 1080, 300],
  ]
    .map(([text, x, y]) => words(Number(x), Number(y), 44, String(text), ink))
    .join('')}${words(800, 690, 40, 'cred', ink, 'font-weight="700"')}`

/** A pen over lines, one of them struck out. */
export const pen: Drawing = (ink) =>
  `${d(
    range(8)
      .map((k) => `M460 ${130 + k * 74}H1260`)
      .join(''),
    'opacity=".3"',
  )}${d('M500 196q40-40 80 0t80 0t80 0t80 0M500 270q40-40 80 0t80 0t80 0', 'stroke-width="6"')}${d('M500 344q40-40 80 0t80 0t80 0', 'opacity=".5"')}${d('M480 340H780', 'stroke-width="8"')}${d('M800 520L1120 150l70 60L870 580l-96 26Z', `${filled(ink, 0.25)} stroke-width="7"`)}${d('M1080 196l70 60M800 520l70 60', 'stroke-width="6"')}`

/** A page with margin notes and three marks. */
export const script: Drawing = (ink) =>
  `<g transform="rotate(4 880 380)">${box(640, 70, 500, 620, `${filled(ink, 0.1)} stroke-width="6"`)}${d('M740 70V690', 'opacity=".6"')}${d(
    range(12)
      .map((k) => `M770 ${140 + k * 44}h${[300, 330, 280, 320, 200, 0, 320, 300, 330, 260, 310, 150][k]}`)
      .join(''),
    'opacity=".8"',
  )}${d('M664 200l18 20 36-46M664 420l18 20 36-46', 'stroke-width="7"')}${words(1020, 650, 56, '7/9', ink)}</g>`

/** A clock of three hours. */
export const clock: Drawing = (ink) =>
  `${circle(890, 370, 270, 'stroke-width="9"')}${range(60)
    .map((k) =>
      d(
        `M${roundCoordinate(890 + 250 * Math.sin((k * Math.PI) / 30))} ${roundCoordinate(370 - 250 * Math.cos((k * Math.PI) / 30))}L${roundCoordinate(890 + (k % 5 ? 238 : 216) * Math.sin((k * Math.PI) / 30))} ${roundCoordinate(370 - (k % 5 ? 238 : 216) * Math.cos((k * Math.PI) / 30))}`,
        k % 5 ? 'opacity=".5"' : 'stroke-width="7"',
      ),
    )
    .join(
      '',
    )}${d('M890 370V130A240 240 0 0 1 1130 370Z', `${filled(ink, 0.3)} stroke="none"`)}${d('M890 370V170M890 370H1060', 'stroke-width="10"')}${circle(890, 370, 16, filled(ink, 1))}`

/** Verses on their staff, and the one-stringed ektara. */
export const verse: Drawing = (ink) =>
  `${d(
    range(5)
      .map((k) => `M440 ${200 + k * 90}q100-26 200 0t200 0`)
      .join(''),
    'opacity=".5" stroke-width="5"',
  )}${circle(1070, 500, 140, `${filled(ink, 0.22)} stroke-width="8"`)}${d('M1010 376L1040 60M1130 376L1100 60M1030 60h80', 'stroke-width="8"')}${d('M1070 60V500', 'stroke-width="4"')}${circle(1070, 500, 34, 'opacity=".7"')}${d('M1046 40h48', 'stroke-width="12"')}`

/** A globe, a river on it, and pins. */
export const globe: Drawing = (ink) =>
  `${circle(880, 370, 280, 'stroke-width="8"')}${[0.3, 0.62, 0.88].map((k) => `<ellipse cx="880" cy="370" rx="${roundCoordinate(280 * k)}" ry="280" opacity=".5"/>`).join('')}${[-150, -75, 0, 75, 150].map((y) => d(`M${roundCoordinate(880 - Math.sqrt(280 * 280 - y * y))} ${370 + y}H${roundCoordinate(880 + Math.sqrt(280 * 280 - y * y))}`, 'opacity=".5"')).join('')}${d('M800 150q40 80-20 140t40 140t-30 150', 'stroke-width="7"')}${[
    [980, 300],
    [840, 470],
    [760, 260],
  ]
    .map(([x, y]) => d(`M${x} ${y}c-50-60-30-110 0-110s50 50 0 110Z`, filled(ink, 0.7)))
    .join('')}`
