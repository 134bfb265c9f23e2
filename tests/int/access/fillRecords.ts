import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { saveQuestions } from '#tests/support/exams/saveQuestions.ts'
import { pngFile } from '#tests/support/files.ts'
import { freshPhone } from '#tests/support/people.ts'
import { fillGoods } from './fillGoods.ts'

/** Inserts rows that the server itself writes about a person. */
export async function fillRecords(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const [at, own] = [new Date().toISOString(), { project: project.id }]
  const rows = {
    addresses: {
      student: user,
      kind: 'home',
      name: 'Test Person',
      phone: freshPhone(),
      line1: `Street ${mark}`,
      city: 'Pune',
      state: 'MH',
      pincode: '411001',
    },
    'user-details': { user, metaDetails: { note: mark } },
    notifications: {
      user,
      kind: 'message',
      title: mark,
      read: false,
      addedOn: at,
      dedupeKey: randomUUID(),
    },
    'bulk-emails': { title: mark, subject: mark, perMinute: 60, state: 'draft', queuedCount: 0 },
    'win-back-sends': {
      about: mark,
      student: user,
      rule: 'reviewAsked',
      result: 'sent',
      decidedAt: at,
      key: randomUUID(),
    },
    'incoming-mails': {
      mailKey: randomUUID(),
      sender: mark,
      subject: mark,
      text: mark,
      why: 'noToken',
      state: 'waiting',
      at,
    },
    broadcasts: { title: mark, audience: 'people', people: [], state: 'sent' },
    'delivery-logs': {
      channel: 'sms',
      provider: mark,
      purpose: 'login',
      to: 'masked',
      status: 'sent',
      addedOn: at,
      deleteDate: at,
    },
    'error-logs': {
      message: mark,
      severity: 'low',
      panel: 'site',
      addedOn: at,
      lastSeenAt: at,
      deleteDate: at,
      count: 1,
      fingerprint: mark,
      groupKey: randomUUID(),
    },
    'message-settings': { emailFromName: mark.slice(0, 80) },
    'payment-settings': { bankTransfer: { instructions: mark } },
    'access-configurations': { user, accessList: [{ id: mark, canEdit: true }] },
    'user-admin-configs': { user, features: [mark] },
    'audit-logs': {
      at,
      key: randomUUID(),
      actorName: mark,
      actorLevel: 800,
      action: 'update',
      entity: 'pages',
      summary: mark,
      changes: [],
      deleteDate: at,
    },
    'scheduled-changes': {
      entity: 'pages',
      entityId: randomUUID(),
      title: mark,
      action: 'publish',
      at,
      state: 'done',
    },
    blogs: {
      title: mark,
      excerpt: mark,
      author: mark,
      slug: 'foreign',
      readingMinutes: 1,
      _status: 'published',
    },
    'blog-categories': { title: mark, slug: 'foreign' },
    sections: { title: mark, _status: 'published' },
    redirects: { from: `/${mark}`, to: '/', isPermanent: true },
    'lead-forms': { title: mark },
    'lead-submissions': { name: mark, answers: [], dedupeKey: randomUUID(), state: 'open' },
    'media-folders': { title: mark.slice(0, 80), path: mark },
    'test-series': { title: mark, slug: 'foreign', rank: 1, _status: 'published' },
    exports: {
      name: mark,
      format: 'csv',
      collectionSlug: 'users',
      owner: user,
      filename: `${randomUUID()}.csv`,
    },
    imports: { collectionSlug: 'redirects', owner: user, filename: `${randomUUID()}.csv` },
  }
  for (const [collection, data] of Object.entries(rows))
    await payload.db.create({ collection: collection as CollectionSlug, data: { ...data, ...own } })
  const series = await payload.db.findOne<{ id: string }>({
    collection: 'test-series',
    where: { title: { equals: mark } },
  })
  const paper = { title: mark, testSeries: series?.id, slug: 'foreign', _status: 'published' }
  await payload.db.create({ collection: 'test-papers', data: { ...paper, ...own } })
  await fillGoods(payload, project, user, mark)
  await fillBank(payload, project, user, mark)
}

/** Inserts a question with key and solution, a picture of it and an import. */
async function fillBank(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const question = { ...(EVERY_TYPE[0] as object), id: 'filled', stem: `What is ${mark}?`, solution: mark }
  await saveQuestions(payload, project, [question as never], user)
  await payload.create({
    collection: 'question-files',
    data: { alt: mark, author: user, project: project.id } as never,
    file: await pngFile(),
    overrideAccess: true,
    context: { project },
  })
  await payload.db.create({
    collection: 'question-imports',
    data: {
      fileName: mark,
      format: 'csv',
      state: 'done',
      owner: user,
      project: project.id,
      total: 1,
      position: 1,
      added: 1,
      skipped: 0,
      removed: 0,
      language: 'en',
      keepsDuplicates: false,
    },
  })
}
