import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { WatchedKind } from '#domain/exams/attempts/watched.ts'
import type { Locale } from '#domain/text/locales.ts'

/** What somebody wrote and drew beside a paper; points of lines on a sheet of 1600 by 1000. */
export type RoughSheet = { text: string; lines: readonly (readonly (readonly [x: number, y: number])[])[] }

/** An attempt as this device has it, so that a reload without a network continues where it was. */
export type KeptHall = {
  /** `<person>/<attempt>`: two people on one device never mix. */
  key: string
  attempt: string
  /** Label of the session that opened it. Without a network it is shown to the same session only. */
  session: string | null
  hall: HallAttempt
  /** The turn of this device; an older one than the attempt's was taken over. */
  epoch: number
  /** The last number given to a save in this turn, and to a report. */
  sequence: number
  reports: number
  current: string | null
  draft: Answer | null
  visited: string[]
  /** Time on each question in this turn, ms. */
  spentMs: Record<string, number>
  /** In which languages questions are shown. */
  language: Locale | 'both'
  /** Submit was requested and has not reached the server. */
  isSubmitting: boolean
  rough: RoughSheet
  /** Messages of staff, and notes, that were read. */
  seen: string[]
}

/** A save that the server has not acknowledged. Of one question only the newest is kept. */
export type WaitingSave = Save & { hall: string }
/** What the paper watches and the server does not know yet; `at` by the device's own clock, ms since epoch. */
export type WaitingReport = { hall: string; n: number; kind: WatchedKind; at: number }
/** The encrypted pack of a paper. */
export type KeptPack = { digest: string; bytes: ArrayBuffer; keptAt: number }

/**
 * What the hall keeps on the device before it goes to the server. Every change is durable when its promise resolves.
 */
export type HallStore = {
  /** Whether it outlives the page: private windows may refuse storage. */
  isDurable: boolean
  /** The random name of this browser in its calls, made when first needed. */
  device: () => Promise<string>
  hall: (key: string) => Promise<KeptHall | null>
  hallsOf: (attempt: string) => Promise<KeptHall[]>
  /** Keeps the hall, and with it a save or a report that belongs to the same change. */
  keep: (hall: KeptHall, change?: { save?: WaitingSave; report?: WaitingReport }) => Promise<void>
  waiting: (key: string) => Promise<WaitingSave[]>
  /** Removes a save if it is still the one that was sent. */
  acknowledge: (key: string, saves: readonly Save[]) => Promise<void>
  reports: (key: string) => Promise<WaitingReport[]>
  acknowledgeReports: (key: string, numbers: readonly number[]) => Promise<void>
  pack: (digest: string) => Promise<ArrayBuffer | null>
  keepPack: (pack: KeptPack) => Promise<void>
  forget: (key: string) => Promise<void>
}
