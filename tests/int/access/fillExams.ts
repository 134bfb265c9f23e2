import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { pngFile } from '#tests/support/files.ts'

/** Inserts a question with its key, an attempt and related rows, all with `mark` in a text. */
export async function fillExams(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const own = { project: project.id }
  await payload.create({
    collection: 'question-files',
    data: { alt: mark, ...own } as never,
    file: await pngFile(),
    overrideAccess: true,
    context: { project },
  })
  const series = await payload.db.findOne<{ id: string }>({
    collection: 'test-series',
    where: { title: { equals: mark } },
  })
  const stem = { en: [{ kind: 'paragraph', text: mark }] }
  const rows: Partial<Record<CollectionSlug, object>> = {
    questions: {
      code: 'foreign',
      title: mark,
      type: 'trueFalse',
      difficulty: 'easy',
      version: 1,
      author: user,
      content: { type: 'trueFalse', stem },
      concepts: [mark.slice(0, 60)],
      keys: [{ question: 'foreign', key: { type: 'trueFalse', right: [true] } }],
      solutions: [],
    },
    'question-imports': { fileName: mark, format: 'json', state: 'done', total: 1, added: 1, owner: user },
    'test-user-attempts': {
      key: randomUUID(),
      student: user,
      kind: 'test-papers',
      paper: randomUUID(),
      title: mark,
      testSeries: series?.id,
      number: 1,
      state: 'inProgress',
      release: randomUUID(),
      seed: mark,
      language: 'en',
      epoch: 1,
      sequence: 0,
      rev: 0,
      answers: {},
      answered: 0,
      flags: 0,
      timing: {},
      lateAnswers: {},
      checked: [],
      messages: [],
    },
    accommodations: { student: user, grants: {}, reason: mark },
  }
  for (const [collection, data] of Object.entries(rows))
    await payload.db.create({ collection: collection as CollectionSlug, data: { ...data, ...own } })
}
