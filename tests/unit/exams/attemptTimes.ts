import { type Accommodation, NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import type { Window } from '#domain/exams/papers/PaperSchema.ts'

export const MIN = 60_000
export const HOUR = 60 * MIN
export const FREE: Window = {
  opensAt: null,
  closesAt: null,
  lateEntryMinutes: null,
  keepsFullTime: false,
  holidays: [],
}
export const granted = (more: Partial<Accommodation>): Accommodation => ({ ...NO_ACCOMMODATION, ...more })
