import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { KeptHall } from './HallStore.ts'

export const keyOf = ({ student, id }: Pick<HallAttempt, 'student' | 'id'>): string => `${student.id}/${id}`

/** An attempt as a device keeps it that has just got its turn. */
export function keptHall(hall: HallAttempt, session: string | null): KeptHall {
  const ofTurn = hall.saves.filter(({ epoch }) => epoch === hall.epoch)
  return {
    key: keyOf(hall),
    attempt: hall.id,
    session,
    hall,
    epoch: hall.epoch,
    reports: 0,
    sequence: Math.max(0, ...ofTurn.map(({ sequence }) => sequence)),
    current: null,
    draft: null,
    visited: [],
    isSubmitting: false,
    seen: [],
    rough: { text: '', lines: [] },
    spentMs: Object.fromEntries(ofTurn.map(({ question, spentMs }) => [question, spentMs])),
    language: hall.language,
  }
}
