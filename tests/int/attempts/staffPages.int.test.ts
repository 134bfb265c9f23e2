import { readXlsx } from 'hucre/xlsx'
import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { NO_ACCESS } from '#access/viewer.ts'
import { attemptPage } from '#cms/operations/attempts/staff/attemptPage.ts'
import { NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { ADMIN_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { Accommodation } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { addMarked } from '#tests/support/exams/addMarked.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { sampleOf } from '../../unit/exams/samples.ts'
import { fetchApi } from '../storage/sendForm.ts'

const shop = openShop()
const me = newShopper(shop)
const { right, wrong } = sampleOf('single')
const PROVEN = { provenUntil: new Date(Date.now() + 600_000).toISOString() }

const newPaper = () => releasePaper(shop.payload, shop.project, { paper: plainPaper(['single', 'integer']) })

const exportWith = (staff: Browser, format: 'csv' | 'xlsx', filter: object) =>
  fetchApi(staff, shop.project, '/attempts/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format, filter }),
  })

/** The lines of a CSV file without its header. */
async function linesOf(staff: Browser, filter: object): Promise<string[]> {
  const response = await exportWith(staff, 'csv', filter)
  return response.ok ? (await response.text()).trim().split('\n').slice(1) : []
}

it('staff export the attempts that their filters leave, with roll, exact marks and times of the project', async () => {
  const [paper, other] = [await newPaper(), await newPaper()]
  const { id } = await startedAt(me.browser, paper)
  await saveAt(me.browser, id, [saveOf('single', 1, wrong)])
  await submitAt(me.browser, id)
  await startedAt(me.browser, other)
  const admin = await openStaff(shop, null, [], PROVEN)
  const { roll } = (
    await me.browser.get<{ attempt: { student: { roll: string } } }>(`/tests/attempt?attempt=${id}`)
  ).body.attempt.student
  const [line, ...more] = await linesOf(admin, { paper: paper.id, state: 'published' })
  expect(more).toEqual([])
  expect(line).toMatch(
    new RegExp(
      `^Test Person,${roll},Paper \\S+,Series of Paper \\S+,1,Result out,1,-1,8,,,[\\d.]+,0,English,20.+,submitted\\r?$`,
    ),
  )
  expect(await linesOf(admin, { paper: paper.id, state: 'inProgress' })).toEqual([])
  expect(await linesOf(admin, { series: other.series })).toHaveLength(1)
  expect(await linesOf(admin, { paper: paper.id, to: Date.now() - 60_000 })).toEqual([])

  const made = await exportWith(admin, 'xlsx', { paper: paper.id })
  expect(made.headers.get('content-disposition')).toBe('attachment; filename="attempts.xlsx"')
  const { sheets } = await readXlsx(new Uint8Array(await made.arrayBuffer()))
  expect(sheets[0]?.rows).toHaveLength(2)
  expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual(['Test Person', roll])
  expect(sheets[0]?.rows[1]?.slice(7, 9)).toEqual([-1, 8])
})

it('an export of more attempts than one query reads has each of them once', async () => {
  const paper = await newPaper()
  const student = String((await createPerson(shop.payload, shop.project, 100)).id)
  const answers = Array.from({ length: 1100 }, () => ({ single: right }))
  await addMarked(shop.payload, shop.project, paper, student, answers)
  const lines = await linesOf(await openStaff(shop, null, [], PROVEN), { paper: paper.id })
  expect(lines).toHaveLength(1100)
  // They were started a second apart.
  expect(new Set(lines).size).toBe(1100)
})

it('an export needs a fresh code, and a sub admin gets attempts of assigned series alone', async () => {
  const [mine, foreign] = [await newPaper(), await newPaper()]
  for (const paper of [mine, foreign]) await startedAt(me.browser, paper)
  const refused = await exportWith(await openStaff(shop), 'csv', {})
  expect(await refused.json()).toMatchObject({ code: 'proofNeeded' })
  const sub = await openStaff(shop, ['testPaperStatus'], [mine.series ?? ''], PROVEN)
  expect(await linesOf(sub, {})).toHaveLength(1)
  expect((await exportWith(sub, 'csv', { paper: foreign.id })).status).toBe(404)
  expect((await exportWith(me.browser, 'csv', {})).status).toBe(403)
})

it('staff who grant accommodations find students, with masked phones unless they may see people', async () => {
  const find = async (staff: Browser) =>
    (
      await staff.post<{ students: { id: string; phone: string }[] }>('/attempts/students', {
        text: 'Test Person',
      })
    ).body.students
  const [sub, admin] = [await openStaff(shop, ['testPaperStatus']), await openStaff(shop)]
  const [masked, open] = [await find(sub), await find(admin)]
  expect(masked.map(({ id }) => id)).toContain(me.id)
  expect(masked.every(({ phone }) => !phone || /[*•]/.test(phone))).toBe(true)
  expect(open.some(({ phone }) => /^\+91\d{10}$/.test(phone ?? ''))).toBe(true)
  const viewer = await openStaff(shop, ['quizAttempts'])
  expect((await viewer.post('/attempts/students', { text: 'Test Person' })).status).toBe(403)
})

it('an accommodation that ended is not given to the next start', async () => {
  const [paper, admin] = [await newPaper(), await openStaff(shop)]
  const grants = { ...NO_ACCOMMODATION, extraMinutes: 15 }
  const reason = 'As the certificate says'
  await admin.post('/attempts/accommodate', { whom: { student: me.id }, paper: paper.id, grants, reason })
  const row = await shop.payload.db.findOne<Accommodation>({
    collection: 'accommodations',
    where: { paper: { equals: paper.id } },
  })
  expect(row).toMatchObject({ testSeries: paper.series, paperTitle: expect.stringContaining('Paper') })
  await admin.post('/attempts/endaccommodation', { accommodation: row?.id, reason })
  const { startedAt: from, endsAt } = await startedAt(me.browser, paper)
  expect((endsAt ?? 0) - (from ?? 0)).toBe(60 * 60_000)
})

/** A request of an admin, or of a sub admin with these series. */
const requestOf = (series: string[] | null) =>
  ({
    payload: shop.payload,
    headers: new Headers(),
    context: { project: shop.project },
    user: {
      id: 'someone',
      collection: 'users',
      _sid: 'session',
      _isStaff: true,
      project: shop.project.id,
      userLevel: series ? SUBADMIN_LEVEL : ADMIN_LEVEL,
      _access: {
        ...NO_ACCESS,
        accessList: [{ id: 'testPaperStatus', canEdit: false }],
        assigned: { ...NO_ASSIGNED_DATA, testseries: series ?? [] },
      },
    },
  }) as unknown as PayloadRequest

it('the page of an attempt leads to the PDF of each written answer that has pages', async () => {
  const paper = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(['single', 'subjective']),
  })
  const { id } = await startedAt(me.browser, paper)
  expect((await attemptPage(requestOf(null), id))?.written).toEqual([])
  await saveAt(me.browser, id, [saveOf('single', 1, right)])
  const files = ['a', 'b'].map((digit) => digit.repeat(64))
  await saveAt(me.browser, id, [saveOf('subjective', 1, { type: 'subjective', files, text: '' })])
  expect((await attemptPage(requestOf(null), id))?.written).toEqual([
    { question: 'subjective', number: 2, pages: 2 },
  ])
})

it('the page of an attempt has its timeline with saves, and opens for the staff of its series alone', async () => {
  const paper = await newPaper()
  const { id } = await startedAt(me.browser, paper)
  await saveAt(me.browser, id, [saveOf('integer', 1, sampleOf('integer').right)])
  await saveAt(me.browser, id, [saveOf('single', 2, right)], {
    watched: [{ n: 1, kind: 'tabLeft', agoMs: 0 }],
  })
  await submitAt(me.browser, id)
  const page = await attemptPage(requestOf(null), id)
  expect(page).toMatchObject({ name: 'Test Person', questionCount: 2, canEdit: true })
  expect(page?.result).toEqual({ marks: '8', full: '8', isPending: false, before: null })
  expect(page?.events.map(({ kind, details }) => [kind, details?.question])).toEqual(
    expect.arrayContaining([
      ['start', undefined],
      ['saved', 2],
      ['saved', 1],
      ['tabLeft', undefined],
      ['submit', undefined],
    ]),
  )
  expect(await attemptPage(requestOf([paper.series ?? '']), id)).toMatchObject({ canEdit: false })
  expect(await attemptPage(requestOf(['another']), id)).toBeNull()
})
