import type { Save } from './applySave.ts'
import { leafKey, leafOfKey } from './leafKey.ts'

/**
 * The columns `answers` and `lateAnswers` of an attempt: the kept save of each question by leafKey, as a text. A text is replaced as a whole,
 * so that a merge of JSON objects never mixes an old answer with a new one. It begins with 1 where something was answered, else with
 * 0, by which the database counts.
 */
export type KeptAnswers = Record<string, string>

/** `receivedAt` is the server's time, ms since epoch; `isLate`: it came after the end and counts by the paper's lateSync. */
export type KeptSave = Save & { receivedAt: number; isLate: boolean }

export function encodeKept(save: KeptSave, isAnswered: boolean): string {
  const { epoch, sequence, answer, isMarked, spentMs, receivedAt, isLate, isVisit } = save
  const columns = [epoch, sequence, answer, isMarked, spentMs, receivedAt, isLate, ...(isVisit ? [true] : [])]
  return `${Number(isAnswered)}${JSON.stringify(columns)}`
}

export function decodeKept(key: string, text: string): KeptSave {
  const [epoch, sequence, answer, isMarked, spentMs, receivedAt, isLate, isVisit] = JSON.parse(text.slice(1))
  const question = leafOfKey(key)
  const save: KeptSave = { question, epoch, sequence, answer, isMarked, spentMs, receivedAt, isLate }
  if (isVisit) save.isVisit = true
  return save
}

/** The kept save of a question; null for none. */
export function keptSaveOf(kept: KeptAnswers, question: string): KeptSave | null {
  const key = leafKey(question)
  const text = Object.hasOwn(kept, key) ? kept[key] : undefined
  return text === undefined ? null : decodeKept(key, text)
}

export const keptSaves = (kept: KeptAnswers): KeptSave[] =>
  Object.entries(kept).map(([key, text]) => decodeKept(key, text))

/** How many questions have an answer. */
export const answeredCount = (kept: KeptAnswers): number =>
  Object.values(kept).filter((text) => text.startsWith('1')).length
