import { SUBJECT_COLORS } from '#domain/catalogue/subjectColors.ts'
import type { Subject } from '#domain/catalogue/subjects.ts'
import { cover } from './palette.ts'
import { boardPhysics, circuit, fields, mechanics, optics, rotation } from './physicsTopics.ts'
import type { Drawing } from './pieces.ts'
import { coins, conics, elements, flask, heart, helix, leaf, triangles } from './scienceTopics.ts'
import {
  answerSheet,
  ballot,
  chapters,
  envelope,
  interview,
  keys,
  parcel,
  quickQuiz,
  sheets,
  sound,
  suitcase,
} from './thingTopics.ts'
import { chosen, clock, globe, parliament, pen, roots, script, seating, temple, verse } from './wordTopics.ts'

/** The subject of each topic cover, which gives its colours, and its drawing. */
const TOPICS: Record<string, [Subject, Drawing]> = {
  'cover-mechanics': ['physics', mechanics],
  'cover-fields': ['physics', fields],
  'cover-optics': ['physics', optics],
  'cover-board-physics': ['physics', boardPhysics],
  'cover-rotation': ['physics', rotation],
  'cover-circuit': ['physics', circuit],
  'cover-conics': ['maths', conics],
  'cover-triangles': ['maths', triangles],
  'cover-coins': ['maths', coins],
  'cover-flask': ['chemistry', flask],
  'cover-elements': ['chemistry', elements],
  'cover-leaf': ['biology', leaf],
  'cover-heart': ['biology', heart],
  'cover-helix': ['biology', helix],
  'cover-parliament': ['polity', parliament],
  'cover-script': ['polity', script],
  'cover-temple': ['history', temple],
  'cover-globe': ['history', globe],
  'cover-seating': ['reasoning', seating],
  'cover-chosen': ['reasoning', chosen],
  'cover-roots': ['english', roots],
  'cover-pen': ['english', pen],
  'cover-verse': ['hindi', verse],
  'cover-clock': ['tests', clock],
  'cover-sheets': ['physics', sheets],
  'cover-answer-sheet': ['tests', answerSheet],
  'cover-chapters': ['biology', chapters],
  'cover-keys': ['tests', keys],
  'cover-quick-quiz': ['physics', quickQuiz],
  'cover-parcel': ['physics', parcel],
  'cover-ballot': ['polity', ballot],
}

/** Topics of the second example project. */
const ENGLISH_TOPICS: Record<string, [Subject, Drawing]> = {
  'cover-sound': ['english', sound],
  'cover-interview': ['english', interview],
  'cover-envelope': ['english', envelope],
  'cover-suitcase': ['english', suitcase],
}

const drawn = (topics: typeof TOPICS): Record<string, string> =>
  Object.fromEntries(
    Object.entries(topics).map(([name, [subject, draw]]) => {
      const { cover: ground, coverLine: ink } = SUBJECT_COLORS[subject]
      return [name, cover({ ground, ink }, draw(ink))]
    }),
  )

/** Topic covers by file name. */
export const TOPIC_COVERS = drawn(TOPICS)
export const ENGLISH_COVERS = drawn(ENGLISH_TOPICS)
