import type { Subject } from '#domain/catalogue/subjects.ts'
import { vars } from './contract.css.ts'
import { uiStyle, variants } from './layered.ts'

const pair = (cover: string, coverLine: string) => ({
  vars: { [vars.subject.cover]: cover, [vars.subject.coverLine]: coverLine },
})

const pairs: Record<Subject, ReturnType<typeof pair>> = {
  physics: pair('#17356b', '#6fa3ff'),
  chemistry: pair('#0f4a46', '#62c9b4'),
  maths: pair('#7a2f1d', '#ffab8a'),
  biology: pair('#22472a', '#93cf7f'),
  polity: pair('#5c4310', '#f0c465'),
  history: pair('#5a2733', '#f09aa4'),
  geography: pair('#1c4a5c', '#7cc6de'),
  reasoning: pair('#3f2c5e', '#bda1f2'),
  english: pair('#2b3440', '#b4c3d6'),
  hindi: pair('#85261f', '#ffb199'),
  tests: pair('#14161b', '#8fb6ff'),
}

/** Ground and drawing colour of a subject, for covers and tiles. The same in both modes. */
export const subjectColors = variants(uiStyle, pairs)
