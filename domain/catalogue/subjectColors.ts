import type { Subject } from './subjects.ts'

/** Background and line colour of each subject, the same in light and dark mode. */
export const SUBJECT_COLORS: Record<Subject, { cover: string; coverLine: string }> = {
  physics: { cover: '#17356b', coverLine: '#6fa3ff' },
  chemistry: { cover: '#0f4a46', coverLine: '#62c9b4' },
  maths: { cover: '#7a2f1d', coverLine: '#ffab8a' },
  biology: { cover: '#22472a', coverLine: '#93cf7f' },
  polity: { cover: '#5c4310', coverLine: '#f0c465' },
  history: { cover: '#5a2733', coverLine: '#f09aa4' },
  geography: { cover: '#1c4a5c', coverLine: '#7cc6de' },
  reasoning: { cover: '#3f2c5e', coverLine: '#bda1f2' },
  english: { cover: '#2b3440', coverLine: '#b4c3d6' },
  hindi: { cover: '#85261f', coverLine: '#ffb199' },
  tests: { cover: '#14161b', coverLine: '#8fb6ff' },
}
