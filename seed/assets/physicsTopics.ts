import { roundCoordinate } from './palette.ts'
import { arrow, box, circle, type Drawing, d, filled, range, words } from './pieces.ts'

/** A pulley with two blocks on their rope, and the forces on one of them. */
export const mechanics: Drawing = (ink) =>
  `${d(`M560 60H1180`, 'stroke-width="8"')}${d(
    range(20)
      .map((k) => `M${560 + k * 32} 60l22-28`)
      .join(''),
    'opacity=".5"',
  )}${d('M870 60V150', 'stroke-width="6"')}${circle(870, 240, 92, 'stroke-width="7"')}${circle(870, 240, 72, 'opacity=".45"')}${circle(870, 240, 12, filled(ink, 1))}${d('M778 240V420M962 240V330', 'stroke-width="5"')}${box(706, 420, 144, 144, filled(ink))}${box(902, 330, 120, 120, filled(ink, 0.4))}${arrow(778, 492, 778, 660)}${arrow(1070, 450, 1070, 330)}${words(720, 690, 34, 'mg', ink)}${words(1092, 400, 34, 'T', ink)}`

/** Field lines from a positive to a negative charge. */
export const fields: Drawing = () => {
  const lines = range(9).map((k) => {
    const bend = (k - 4) * 96
    return d(
      `M700 370C820 ${370 + bend * 1.4} 1000 ${370 + bend * 1.4} 1120 370`,
      `opacity="${roundCoordinate(0.95 - Math.abs(k - 4) * 0.13)}"`,
    )
  })
  const outer = range(6).map((k) =>
    d(
      `M700 370L${roundCoordinate(700 - 300 * Math.cos((k - 2.5) * 0.42))} ${roundCoordinate(370 + 300 * Math.sin((k - 2.5) * 0.42))}`,
      'opacity=".35"',
    ),
  )
  return `${outer.join('')}${lines.join('')}${circle(700, 370, 54, `fill="#17356b" stroke-width="7"`)}${circle(1120, 370, 54, `fill="#17356b" stroke-width="7"`)}${d('M674 370h52M700 344v52M1094 370h52', 'stroke-width="8"')}`
}

/** Rays through a thin lens to the image of an arrow. */
export const optics: Drawing = (ink) =>
  `${d('M440 400H1270', 'opacity=".6"')}${d('M860 130Q920 400 860 670Q800 400 860 130Z', `${filled(ink)} stroke-width="6"`)}${arrow(600, 400, 600, 240)}${arrow(1190, 400, 1190, 600)}${d('M600 240H860L1190 600M600 240L1190 603M600 240L860 600H1190', 'opacity=".85"')}${circle(735, 400, 9, filled(ink, 1))}${circle(985, 400, 9, filled(ink, 1))}${words(722, 446, 34, 'F', ink)}${words(972, 446, 34, 'F′', ink)}`

/** A coil with the lines of its field. */
export const boardPhysics: Drawing = (ink) =>
  `${range(9)
    .map((k) => `<ellipse cx="${660 + k * 58}" cy="360" rx="34" ry="140" stroke-width="7"/>`)
    .join('')}${range(4)
    .map((k) =>
      d(
        `M600 ${300 + k * 40}H1190C1290 ${300 + k * 40} 1290 ${k < 2 ? 120 - k * -50 : 600 - (3 - k) * -50} 890 ${k < 2 ? 90 + k * 60 : 630 - (3 - k) * 60}C500 ${k < 2 ? 120 : 600} 500 ${300 + k * 40} 600 ${300 + k * 40}`,
        'opacity=".45"',
      ),
    )
    .join('')}${arrow(1140, 360, 1250, 360)}${words(1180, 330, 40, 'B', ink)}`

/** A wheel that turns, with its torque. */
export const rotation: Drawing = (ink) =>
  `${d('M420 620H1280', 'stroke-width="6"')}${circle(880, 380, 240, 'stroke-width="8"')}${circle(880, 380, 206, 'opacity=".4"')}${range(
    12,
  )
    .map((k) =>
      d(
        `M880 380L${roundCoordinate(880 + 206 * Math.cos((k * Math.PI) / 6))} ${roundCoordinate(380 + 206 * Math.sin((k * Math.PI) / 6))}`,
        'opacity=".55"',
      ),
    )
    .join(
      '',
    )}${circle(880, 380, 22, filled(ink, 1))}${d('M1080 160A300 300 0 0 1 1180 400', 'stroke-width="7"')}${d('M1180 400l-30-24M1180 400l18-34', 'stroke-width="7"')}${arrow(880, 140, 1120, 140)}${words(1206, 290, 44, 'ω', ink)}${words(1000, 116, 40, 'v', ink)}`

/** A lamp with battery and switch. */
export const circuit: Drawing = (ink) =>
  `${d('M620 560V200H810M950 200H1140V320M1140 440V560H970M790 560H620', 'stroke-width="7"')}${circle(880, 200, 70, `${filled(ink)} stroke-width="7"`)}${d('M830 150L930 250M930 150L830 250', 'stroke-width="6"')}${range(
    9,
  )
    .map((k) =>
      d(
        `M${roundCoordinate(880 + 96 * Math.cos(Math.PI + (k * Math.PI) / 8))} ${roundCoordinate(200 + 96 * Math.sin(Math.PI + (k * Math.PI) / 8))}L${roundCoordinate(880 + 130 * Math.cos(Math.PI + (k * Math.PI) / 8))} ${roundCoordinate(200 + 130 * Math.sin(Math.PI + (k * Math.PI) / 8))}`,
        'opacity=".7"',
      ),
    )
    .join(
      '',
    )}${d('M1100 320h80M1120 360h40M1100 400h80M1120 440h40', 'stroke-width="7"')}${d('M790 560l150-80', 'stroke-width="7"')}${circle(790, 560, 10, filled(ink, 1))}${circle(970, 560, 10, filled(ink, 1))}`
