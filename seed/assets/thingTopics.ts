import { roundCoordinate } from './palette.ts'
import { box, circle, type Drawing, d, filled, range, words } from './pieces.ts'

/** An answer sheet with its bubbles, some of them filled. */
export const answerSheet: Drawing = (ink) =>
  `<g transform="rotate(5 900 370)">${box(620, 60, 560, 640, `${filled(ink, 0.08)} stroke-width="6"`)}${range(
    10,
  )
    .map((row) =>
      range(2)
        .map((half) =>
          range(4)
            .map((k) =>
              circle(
                700 + half * 270 + k * 52,
                130 + row * 56,
                17,
                (row * 5 + half * 3 + k) % 4 === 0 && row < 8 ? filled(ink, 0.9) : 'opacity=".7"',
              ),
            )
            .join(''),
        )
        .join(''),
    )
    .join('')}</g>`

/** Three sheets one over the other, a formula on the first. */
export const sheets: Drawing = (ink) =>
  `${box(780, 70, 420, 560, `${filled(ink, 0.06)} opacity=".6" transform="rotate(12 990 350)"`)}${box(720, 80, 420, 560, `${filled(ink, 0.08)} opacity=".8" transform="rotate(5 930 360)"`)}${box(660, 90, 420, 560, `${filled(ink, 0.16)} stroke-width="6"`)}${words(700, 210, 52, 'E = mc²', ink)}${d('M700 270H1030M700 320H960M700 370H1010M700 530H980M700 580H1030', 'opacity=".6"')}${words(700, 468, 52, 'F = ma', ink)}`

/** A bunch of keys on a ring. */
export const keys: Drawing = (ink) =>
  `${circle(900, 200, 110, 'stroke-width="12"')}${[-34, 0, 34]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 900 200)">${circle(900, 370, 54, `${filled(ink, 0.2)} stroke-width="8"`)}${circle(900, 370, 18)}${d('M900 424V640M900 560h44M900 610h56', 'stroke-width="14"')}</g>`,
    )
    .join('')}`

/** A stop watch over a card with one question. */
export const quickQuiz: Drawing = (ink) =>
  `${box(560, 180, 430, 420, `${filled(ink, 0.12)} stroke-width="6" transform="rotate(-5 775 390)"`)}${words(690, 500, 260, '?', ink, 'font-weight="700"')}${circle(1090, 430, 150, `${filled(ink, 0.16)} stroke-width="9"`)}${d('M1090 430V330M1090 430L1150 470M1060 250h60M1090 250v30M1206 318l22-22', 'stroke-width="10"')}`

/** A course, a test and a book tied together. */
export const parcel: Drawing = (ink) =>
  `${box(580, 520, 600, 110, `${filled(ink, 0.22)} stroke-width="6"`)}${box(620, 400, 520, 110, `${filled(ink, 0.14)} stroke-width="6"`)}${box(560, 280, 580, 110, `${filled(ink, 0.08)} stroke-width="6"`)}${d('M600 520v110M650 400v110M590 280v110', 'opacity=".6"')}${d('M870 280V630M560 335H1140', 'stroke-width="9"')}${d('M870 280c-80-120-190-80-150-20 24 36 100 30 150 20 80-120 190-80 150-20-24 36-100 30-150 20', `${filled(ink, 0.3)} stroke-width="7"`)}`

/** A sheet of chapters with ticks, one chapter after the other. */
export const chapters: Drawing = (ink) =>
  range(5)
    .map(
      (row) =>
        `${box(560, 90 + row * 116, 620, 92, filled(ink, 0.06 + row * 0.03))}${circle(616, 136 + row * 116, 26, row < 3 ? filled(ink, 0.9) : '')}${d(`M680 ${122 + row * 116}h${[300, 380, 250, 340, 280][row]}M680 ${152 + row * 116}h${[180, 220, 260, 160, 210][row]}`, 'opacity=".7" stroke-width="6"')}`,
    )
    .join('')

/** A dome of the law and a paper below it. */
export const ballot: Drawing = (ink) =>
  `${d('M560 330H1180V640H560Z', `${filled(ink, 0.14)} stroke-width="7"`)}${d('M760 330H980', 'stroke-width="16"')}${box(770, 90, 200, 220, `${filled(ink, 0.3)} stroke-width="6" transform="rotate(-4 870 200)"`)}${d('M820 200l36 38 70-84', 'stroke-width="12"')}${d('M620 480h500M620 540h380', 'opacity=".5"')}`

/** A mouth and the waves of a sound. */
export const sound: Drawing = (ink) =>
  `${d('M560 380c90-110 150-90 190-60 40-30 100-50 190 60-90 110-150 130-190 130s-100-20-190-130Z', `${filled(ink, 0.24)} stroke-width="8"`)}${d('M560 380c120-20 260-20 380 0M600 386c80 44 220 44 300 0', 'stroke-width="6"')}${range(
    4,
  )
    .map((k) =>
      d(
        `M${1010 + k * 62} ${280 - k * 46}q${60 + k * 14} ${100 + k * 46} 0 ${200 + k * 92}`,
        `stroke-width="8" opacity="${roundCoordinate(1 - k * 0.2)}"`,
      ),
    )
    .join('')}`

/** Two chairs at a table, and two speech bubbles over them. */
export const interview: Drawing = (ink) =>
  `${d('M560 660V420M560 540H700V660M1200 660V420M1200 540H1060V660', 'stroke-width="11"')}${d('M740 560H1020M880 560V660M820 660H940', 'stroke-width="11"')}${d('M600 110h260a24 24 0 0 1 24 24v110a24 24 0 0 1-24 24H700l-60 60v-60h-40a24 24 0 0 1-24-24V134a24 24 0 0 1 24-24Z', `${filled(ink, 0.2)} stroke-width="6"`)}${d('M960 200h200a22 22 0 0 1 22 22v90a22 22 0 0 1-22 22h-30v50l-56-50H960a22 22 0 0 1-22-22v-90a22 22 0 0 1 22-22Z', 'stroke-width="6"')}${d('M620 170h220M620 214h150M970 256h170', 'opacity=".7"')}`

/** An open envelope with a short letter. */
export const envelope: Drawing = (ink) =>
  `${d('M560 320V640H1200V320L880 110Z', `${filled(ink, 0.12)} stroke-width="7"`)}${box(640, 190, 480, 340, `${filled(ink, 0.22)} stroke-width="6"`)}${d('M690 260h240M690 310h380M690 360h340M690 410h180', 'stroke-width="6" opacity=".8"')}${d('M560 320L820 510M1200 320L940 510M560 640L820 470H940L1200 640', 'stroke-width="7"')}`

/** A suitcase with the labels of its journey. */
export const suitcase: Drawing = (ink) =>
  `${box(580, 230, 580, 400, `${filled(ink, 0.16)} stroke-width="8"`)}${d('M760 230V150H980V230M680 230V630M1060 230V630', 'stroke-width="9"')}${circle(870, 360, 58, filled(ink, 0.4))}${d('M822 360h96M870 312v96', 'opacity=".7"')}${d('M760 500h220v80h-220Z', filled(ink, 0.3))}${d('M620 660v20M1120 660v20', 'stroke-width="16"')}`
