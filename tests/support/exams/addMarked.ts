import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { loadKeys, loadRelease } from '#cms/operations/attempts/loadRelease.ts'
import { markRow } from '#cms/operations/attempts/markRow.ts'
import { insertMany } from '#database/bulk.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { encodeKept } from '#domain/exams/attempts/keptAnswers.ts'
import { leafKey } from '#domain/exams/attempts/leafKey.ts'
import type { ReleasedPaper } from './releasePaper.ts'

const AT_ONCE = 200

/** Inserts a published first attempt for each entry of `all` (answers by question), with its result by the first keys; returns the attempt ids. */
export async function addMarked(
  payload: BasePayload,
  project: RequestProject,
  paper: ReleasedPaper,
  student: string,
  all: readonly Record<string, Answer>[],
): Promise<string[]> {
  const [release, keys] = [await loadRelease(payload, paper.release), await loadKeys(payload, paper.release)]
  if (!release) throw new Error('no release')
  const ids: string[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map((answers, index) => {
      const [id, now] = [randomUUID(), Date.now()]
      const kept = Object.fromEntries(
        Object.entries(answers).map(([question, answer], order) => [
          leafKey(question),
          encodeKept(
            {
              question,
              epoch: 1,
              sequence: order + 1,
              answer,
              isMarked: false,
              spentMs: 1000,
              receivedAt: now,
              isLate: false,
            },
            true,
          ),
        ]),
      )
      const startedAt = new Date(now - 60_000 - (at + index) * 1000).toISOString()
      return {
        id,
        key: `${paper.id}/${id}/1`,
        project: project.id,
        student,
        kind: paper.kind,
        paper: paper.id,
        title: 'Paper',
        number: 1,
        state: 'published',
        release: paper.release,
        seed: id,
        language: 'en',
        startedAt,
        endedAt: new Date(now).toISOString(),
        answers: kept,
        lateAnswers: {},
        checked: [],
        messages: [],
        timing: { pauses: [], acceptedUntil: null },
        answered: 3,
        marking: 1,
        keyNumber: 1,
        epoch: 1,
        sequence: 3,
        rev: 0,
        clock: 1,
        flags: 0,
        moves: 1,
      }
    })
    await insertMany(payload, 'test-user-attempts', rows as never)
    const results = rows.map((row) => ({
      ...markRow(release, keys, row as never),
      key: `${row.id}/1`,
      attempt: row.id,
      project: project.id,
      paper: paper.id,
      release: paper.release,
      number: 1,
      keyNumber: 1,
      isCurrent: true,
      markedAt: row.endedAt,
    }))
    await insertMany(payload, 'attempt-results', results as never)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
