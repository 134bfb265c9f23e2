import { roundCoordinate } from './palette.ts'
import { box, circle, type Drawing, d, filled, plot, range, words } from './pieces.ts'

/** An ellipse with its foci, a tangent and the normal. */
export const conics: Drawing = (ink) =>
  `${d('M440 380H1270M860 60V700', 'opacity=".5"')}<ellipse cx="860" cy="380" rx="330" ry="210" stroke-width="8"/>${circle(605, 380, 11, filled(ink, 1))}${circle(1115, 380, 11, filled(ink, 1))}${d('M605 380L1050 206L1115 380', 'opacity=".8"')}${d('M800 60L1270 308', 'stroke-dasharray="14 12" stroke-width="5"')}${circle(1050, 206, 13, filled(ink, 1))}${words(586, 430, 34, 'S′', ink)}${words(1104, 430, 34, 'S', ink)}`

/** A tower, its shadow, and the angle between. */
export const triangles: Drawing = (ink) =>
  `${d('M430 620H1280', 'stroke-width="6"')}${d('M560 620L1120 170V620', `${filled(ink, 0.14)} stroke-width="7"`)}${d('M1086 620V586H1120', 'stroke-width="5"')}${d('M650 620A96 96 0 0 0 634 560', 'stroke-width="6"')}${words(676, 596, 40, '30°', ink)}${words(1144, 410, 44, 'h', ink, 'font-style="italic"')}${range(
    7,
  )
    .map((k) => d(`M1120 ${230 + k * 56}h30`, 'opacity=".5"'))
    .join('')}${circle(740, 250, 118, 'opacity=".6"')}${d('M740 132L842 309H638Z', 'opacity=".6"')}`

/** Coins in growing stacks, and the line over them. */
export const coins: Drawing = (ink) =>
  `${range(5)
    .map((stack) =>
      range(stack * 2 + 2)
        .map(
          (k) =>
            `<ellipse cx="${600 + stack * 150}" cy="${610 - k * 38}" rx="62" ry="20" ${filled(ink, 0.16)} stroke-width="5"/>`,
        )
        .join(''),
    )
    .join(
      '',
    )}${d('M560 520L740 440L900 360L1040 280L1230 150', 'stroke-width="7"')}${d('M1230 150l-44 8M1230 150l-20 40', 'stroke-width="7"')}${words(520, 200, 130, '%', ink, 'opacity=".5"')}`

/** A flask on its stand, and the curve of an equilibrium. */
export const flask: Drawing = (ink) =>
  `${d('M780 100h120M800 100V300L660 590a30 30 0 0 0 27 44H993a30 30 0 0 0 27-44L880 300V100', 'stroke-width="8"')}${d('M735 440H945L1004 585a20 20 0 0 1-18 30H694a20 20 0 0 1-18-30Z', `${filled(ink, 0.35)} stroke="none"`)}${range(
    6,
  )
    .map((k) => circle(760 + ((k * 67) % 170), 570 - ((k * 53) % 120), 8 + (k % 3) * 6, 'opacity=".8"'))
    .join('')}${d('M1050 160V420H1270', 'stroke-width="5"')}${d(
    plot((t) => [1060 + t * 200, 190 + 150 * (1 - Math.exp(-4 * t))]),
    'stroke-width="6"',
  )}${d(
    plot((t) => [1060 + t * 200, 410 - 50 * (1 - Math.exp(-4 * t))]),
    'stroke-width="6" opacity=".6"',
  )}`

/** The periodic table, a block of it lit. */
export const elements: Drawing = (ink) => {
  const heights = [7, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 7]
  return heights
    .map((height, column) =>
      range(height)
        .map((k) =>
          box(
            440 + column * 46,
            560 - k * 66,
            40,
            58,
            `${filled(ink, column > 1 && column < 12 ? 0.4 : 0.1)} opacity="${roundCoordinate(0.55 + (column % 5) * 0.09)}"`,
          ),
        )
        .join(''),
    )
    .join('')
}

/** A leaf with its veins, and a cell beside it. */
export const leaf: Drawing = (ink) =>
  `${d('M560 610C520 330 760 110 1130 90C1150 420 920 660 600 612', `${filled(ink, 0.16)} stroke-width="7"`)}${d('M500 680L600 600C760 440 930 270 1130 90', 'stroke-width="6"')}${range(
    7,
  )
    .map((k) => {
      const t = 0.14 + k * 0.11
      const x = 600 + 530 * t
      const y = 600 - 510 * t
      return d(
        `M${roundCoordinate(x)} ${roundCoordinate(y)}q${roundCoordinate(20)} ${roundCoordinate(-90)} ${roundCoordinate(-40 + k * 6)} ${roundCoordinate(-170 + k * 18)}M${roundCoordinate(x)} ${roundCoordinate(y)}q${roundCoordinate(90)} ${roundCoordinate(-10)} ${roundCoordinate(180 - k * 20)} ${roundCoordinate(40 - k * 8)}`,
        'opacity=".75"',
      )
    })
    .join(
      '',
    )}${circle(1160, 560, 104, 'stroke-width="6"')}${circle(1160, 560, 86, 'opacity=".5"')}${circle(1184, 540, 32, filled(ink, 0.5))}${range(
    5,
  )
    .map(
      (k) =>
        `<ellipse cx="${roundCoordinate(1160 + 58 * Math.cos(k * 1.1 + 1.6))}" cy="${roundCoordinate(560 + 58 * Math.sin(k * 1.1 + 1.6))}" rx="15" ry="9" ${filled(ink, 0.4)}/>`,
    )
    .join('')}`

/** A heart in outline over its rhythm. */
export const heart: Drawing = (ink) =>
  `${d('M880 560C640 400 620 250 720 180C800 126 870 180 880 250C890 180 960 126 1040 180C1140 250 1120 400 880 560Z', `${filled(ink, 0.2)} stroke-width="8"`)}${d('M420 620H640l30-60 34 110 40-190 40 190 26-50H1010l30-60 34 110 40-190 40 190 26-50H1280', 'stroke-width="6"')}${d('M820 170C810 110 850 70 900 70M930 176C940 120 980 96 1030 100', 'stroke-width="7"')}`

/** A double helix. */
export const helix: Drawing = () => {
  const strand = (phase: number) => plot((t) => [440 + t * 860, 370 + 190 * Math.sin(t * 9 + phase)])
  const rungs = range(34).map((k) => {
    const t = k / 33
    const [x, y1, y2] = [440 + t * 860, 370 + 190 * Math.sin(t * 9), 370 - 190 * Math.sin(t * 9)]
    return `M${roundCoordinate(x)} ${roundCoordinate(y1)}V${roundCoordinate(y2)}`
  })
  return `${d(rungs.join(''), 'opacity=".5" stroke-width="4"')}${d(strand(0), 'stroke-width="9"')}${d(strand(Math.PI), 'stroke-width="9" opacity=".7"')}`
}
