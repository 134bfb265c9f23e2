import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { signAddress } from '#cms/operations/learning/mediaAddress.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import { cuesOf } from '#domain/learning/webVtt.ts'
import type { Lease, Lecture, PrivateFile } from '#payload-types'
import { type Browser, belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { pdfFile } from '#tests/support/files.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper, signInAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

const MB = 1024 * 1024

async function store(data: Buffer, name: string, mimetype: string): Promise<PrivateFile> {
  const { payload, project } = shop
  return (await payload.create({
    collection: 'private-files',
    data: { title: name, project: project.id } as never,
    file: { data, name, mimetype, size: data.length },
    overrideAccess: true,
    context: { project },
  })) as PrivateFile
}

/** A lesson of a class that the shopper has. */
async function lessonWith(data: Partial<Lecture>) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const [lecture] = lectures
  await payload.update({
    collection: 'lectures',
    id: String(lecture?.id),
    data: { isFree: false, ...data },
    overrideAccess: true,
    context: { project },
  })
  const path = `/learn/lecture?class=${course.slug}&lecture=${lecture?.slug}`
  return {
    id: String(lecture?.id),
    course: String(course.id),
    open: async (browser: Browser = me.browser) => (await browser.get<LectureResponse>(path)).body.lecture,
  }
}

/** A video of 3 MB with captions. */
async function videoLesson() {
  const head = await readFile('seed/projects/demo/files/motion-graphs.webm')
  const file = await store(Buffer.concat([head, Buffer.alloc(3 * MB - head.length)]), 'v.webm', 'video/webm')
  const vtt = await readFile('seed/projects/demo/files/motion-graphs-en.vtt')
  const captions = await store(vtt, 'c.vtt', 'text/vtt')
  const lesson = await lessonWith({
    kind: 'video',
    minutes: 1,
    file: file.id,
    chapters: '0:20 Second\n0:00 First',
    captions: [{ language: 'en', file: captions.id }],
  })
  return { ...lesson, file: String(file.id) }
}

const fetchAs = (browser: Browser, address: string, headers: Record<string, string> = {}) =>
  belowExpress(shop.project)(address.replace(/^\/api/, ''), {
    method: 'GET',
    headers: new Headers({
      ...headers,
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
  })

/** The status alone; the body is given back unread. */
async function statusAs(...request: Parameters<typeof fetchAs>): Promise<number> {
  const { status, body } = await fetchAs(...request)
  await body?.cancel()
  return status
}

const FROM_START = { range: 'bytes=0-' }

describe('a recording', () => {
  it('is given in pieces of 2 MB, with captions and chapters, and no YouTube beside it', async () => {
    const lesson = await videoLesson()
    const { recording, youtube, counts } = await lesson.open()
    expect({ youtube, counts, chapters: recording?.chapters }).toEqual({
      youtube: null,
      counts: 'played',
      chapters: [
        { atS: 0, title: 'First' },
        { atS: 20, title: 'Second' },
      ],
    })
    const src = recording?.src ?? ''
    const first = await fetchAs(me.browser, src, FROM_START)
    expect(first.status).toBe(206)
    expect(first.headers.get('content-type')).toBe('video/webm')
    expect(first.headers.get('content-range')).toBe(`bytes 0-${2 * MB - 1}/${3 * MB}`)
    expect((await first.arrayBuffer()).byteLength).toBe(2 * MB)
    const last = await fetchAs(me.browser, src, { range: `bytes=${2 * MB}-` })
    expect(last.headers.get('content-range')).toBe(`bytes ${2 * MB}-${3 * MB - 1}/${3 * MB}`)
    await last.body?.cancel()
    expect(await statusAs(me.browser, src, { range: `bytes=${3 * MB}-` })).toBe(416)
    const captions = await fetchAs(me.browser, recording?.captions[0]?.src ?? '')
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect(cuesOf(await captions.text())).toHaveLength(8)
  })

  it('is refused in another session, after signing out, and at a changed address', async () => {
    const lesson = await videoLesson()
    const src = (await lesson.open()).recording?.src ?? ''
    const status = (browser: Browser, address = src) => statusAs(browser, address, FROM_START)
    const other = await signInAt(shop.payload, shop.project, me.person, openBrowser(shop.project))
    expect(await status(other)).toBe(403)
    expect(await status(openBrowser(shop.project))).toBe(403)
    expect(await status(me.browser, `${src}x`)).toBe(404)
    expect(await status(me.browser, src.replace('/media/', '/media/A'))).toBe(404)
    expect(await status(me.browser)).toBe(206)
    const jar = new Map(me.browser.jar)
    await me.browser.post('/auth/signout')
    const out = openBrowser(shop.project)
    for (const [name, value] of jar) out.jar.set(name, value)
    expect(await status(out)).toBe(403)
  })

  it('plays on two devices of an account at once; a third one plays when the student stops one of them', async () => {
    const lesson = await videoLesson()
    const { payload, project } = shop
    const signedIn = () => signInAt(payload, project, me.person, openBrowser(project))
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
    const opened = async (by: Browser) => (await lesson.open(by)).recording
    const srcOf = async (by: Browser) => (await opened(by))?.src ?? ''
    const sources = new Map<Browser, string>()
    for (const by of [first, second, third]) sources.set(by, await srcOf(by))
    const status = (by: Browser) => statusAs(by, sources.get(by) ?? '', FROM_START)
    const report = (by: Browser, more: object = {}) =>
      by.post('/learn/progress', { lecture: lesson.id, played: [[0, 1]], ...more })
    expect(await Promise.all([first, second, third].map(status))).toEqual([206, 206, 206])
    await Promise.all([first, second].map((by) => report(by)))
    expect(await Promise.all([first, second, third].map(status))).toEqual([206, 206, 403])
    const [refused, playing] = [await opened(third), await opened(first)]
    expect([refused?.elsewhere.length, playing?.elsewhere]).toEqual([2, []])
    expect((await fetchAs(third, refused?.captions[0]?.src ?? '')).status).toBe(200)
    await report(third)
    expect(await status(third)).toBe(403)
    await report(third, { played: [], instead: 'of somebody else' })
    expect(await status(third)).toBe(403)

    const stopped = refused?.elsewhere[1]?.id
    await report(third, { played: [], instead: stopped })
    const after = await Promise.all([first, second, third].map(status))
    expect(after.toSorted()).toEqual([206, 206, 403])
    expect(after[2]).toBe(206)
    await Promise.all([first, second].map((by) => report(by)))
    expect(await Promise.all([first, second, third].map(status))).toEqual(after)

    const name = { name: { equals: `recordings of ${me.id}` } }
    const [row] = (await payload.db.find<Lease>({ collection: 'leases', where: name })).docs
    const ended = (JSON.parse(row?.holder ?? '[]') as object[]).map((one) => ({ ...one, until: 1 }))
    await payload.db.updateOne({ collection: 'leases', where: name, data: { holder: JSON.stringify(ended) } })
    expect(await Promise.all([first, second, third].map(status))).toEqual([206, 206, 206])
  })

  it('of devices that begin at the same time counts no more than may play, and forgets them after a day', async () => {
    const lesson = await videoLesson()
    const { payload, project } = shop
    const devices = await Promise.all(
      Array.from({ length: 6 }, () => signInAt(payload, project, me.person, openBrowser(project))),
    )
    await Promise.all(
      devices.map((by) => by.post('/learn/progress', { lecture: lesson.id, played: [[0, 1]] })),
    )
    const blocked = await Promise.all(
      devices.map(async (by) => (await lesson.open(by)).recording?.elsewhere.length),
    )
    expect(blocked.filter((count) => count === 0)).toHaveLength(2)
    const where = { name: { equals: `recordings of ${me.id}` } }
    const left = async () => (await payload.db.find<Lease>({ collection: 'leases', where })).docs.length
    await purgeExpired(payload, new Date())
    expect(await left()).toBe(1)
    await purgeExpired(payload, new Date(Date.now() + 2 * DAY_MS))
    expect(await left()).toBe(0)
  })

  it('is refused after five minutes, unless its session reports progress', async () => {
    const lesson = await videoLesson()
    await lesson.open()
    const sessions = await shop.payload.find({
      collection: 'sessions',
      where: { user: { equals: me.id } },
      overrideAccess: true,
    })
    const session = String(sessions.docs[0]?.id)
    const at = (now: number) =>
      `/api/learn/media/${signAddress({ lecture: lesson.id, file: lesson.file, session }, new Date(now))}`
    const old = at(Date.now() - 5 * 60_000 - 1)
    expect(await statusAs(me.browser, at(Date.now() - 4 * 60_000), FROM_START)).toBe(206)
    expect(await statusAs(me.browser, old, FROM_START)).toBe(403)
    await me.browser.post('/learn/progress', { lecture: lesson.id })
    expect(await statusAs(me.browser, old, FROM_START)).toBe(206)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'lecture-progress',
      where: { key: { equals: `${me.id}:${lesson.id}` } },
      data: { reportedAt: new Date(Date.now() - 6 * 60_000).toISOString() },
    })
    expect(await statusAs(me.browser, old, FROM_START)).toBe(403)
  })

  it('ends when access is revoked, and its address opens no other file', async () => {
    const lesson = await videoLesson()
    const src = (await lesson.open()).recording?.src ?? ''
    const secret = await store((await pdfFile('Secret')).data, 'x.pdf', 'application/pdf')
    const session = String(
      (
        await shop.payload.find({
          collection: 'sessions',
          where: { user: { equals: me.id } },
          overrideAccess: true,
        })
      ).docs[0]?.id,
    )
    const other = signAddress({ lecture: lesson.id, file: String(secret.id), session }, new Date())
    expect(await statusAs(me.browser, `/api/learn/media/${other}`)).toBe(404)
    await shop.payload.db.updateMany({
      collection: 'entitlements',
      where: { and: [{ student: { equals: me.id } }, { target: { equals: lesson.course } }] },
      data: { revokedAt: new Date().toISOString() },
    })
    expect(await statusAs(me.browser, src, FROM_START)).toBe(403)
  })
})

it('a PDF has the name of its reader and the end of their phone on each page', async () => {
  const { payload } = shop
  await payload.update({
    collection: 'users',
    id: me.id,
    data: { name: 'Asha Rao' },
    overrideAccess: true,
  })
  const file = await store((await pdfFile('Chapter one')).data, 'x.pdf', 'application/pdf')
  const lesson = await lessonWith({ kind: 'pdf', pdf: file.id })
  const answer = await fetchAs(me.browser, (await lesson.open()).pdfUrl ?? '')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { lines } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = lines.join(' ')
  expect(words).toContain('Chapter one')
  // At the foot and across the page.
  expect(words.split(`Asha Rao · …${me.person.phone.slice(-4)}`)).toHaveLength(3)
})

describe('notes', () => {
  const notesOf = async (lecture: string, browser: Browser = me.browser) =>
    (
      await browser.get<{ notes: { id: string; atS: number; text: string }[] }>(
        `/learn/notes?lecture=${lecture}`,
      )
    ).body.notes
  const add = (lecture: string, atS: number, text: string, attempt = crypto.randomUUID()) =>
    me.browser.post('/learn/addnote', { lecture, attempt, atS, text })

  it('are kept at their second, one for each attempt, and are changed and deleted by their student alone', async () => {
    const lesson = await videoLesson()
    const attempt = crypto.randomUUID()
    await Promise.all([1, 2].map(() => add(lesson.id, 40, 'The slope is zero', attempt)))
    await add(lesson.id, 12.5, '')
    const [bookmark, note] = await notesOf(lesson.id)
    expect([bookmark, note]).toMatchObject([
      { atS: 12.5, text: '' },
      { atS: 40, text: 'The slope is zero' },
    ])
    const stranger = (await openShopper(shop.payload, shop.project)).browser
    expect(await notesOf(lesson.id, stranger)).toEqual([])
    expect((await stranger.post('/learn/changenote', { id: note?.id, text: 'Mine' })).status).toBe(404)
    await stranger.post('/learn/removenote', { id: note?.id })
    await me.browser.post('/learn/changenote', { id: note?.id, text: 'v = 0' })
    await me.browser.post('/learn/removenote', { id: bookmark?.id })
    expect(await notesOf(lesson.id)).toMatchObject([{ text: 'v = 0' }])
    expect(
      (await stranger.post('/learn/addnote', { lecture: lesson.id, attempt, atS: 1, text: 'x' })).status,
    ).toBe(403)
  })
})
