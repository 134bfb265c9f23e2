import { SUBJECT_COLORS } from '#domain/catalogue/subjectColors.ts'
import { SUBJECTS, type Subject } from '#domain/catalogue/subjects.ts'
import { vars } from './contract.css.ts'
import { uiStyle, variants } from './layered.ts'

const pair = (subject: Subject) => {
  const { cover, coverLine } = SUBJECT_COLORS[subject]
  return { vars: { [vars.subject.cover]: cover, [vars.subject.coverLine]: coverLine } }
}
const pairs = Object.fromEntries(SUBJECTS.map((subject) => [subject, pair(subject)])) as Record<
  Subject,
  ReturnType<typeof pair>
>

/** Background and ink colour of a subject, for covers and tiles. The same in both modes. */
export const subjectColors = variants(uiStyle, pairs)
