import { SAVERS } from '../benchExams.ts'

export const PEOPLE = SAVERS
export const emailOf = (i: number): string => `learner${i}@example.org`
export const PASSWORD = 'benchmark-password'
