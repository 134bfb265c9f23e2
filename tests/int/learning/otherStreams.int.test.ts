import { describe, expect, it } from 'vitest'
import { streamServersOf } from '#cms/operations/streams/streamServersOf.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import type { Lecture } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

const PLAYLIST = 'https://video.example.org/lesson/index.m3u8?v=2'
const options = () => ({ overrideAccess: true, context: { project: shop.project }, depth: 0 }) as const

const save = (id: string, data: Partial<Lecture>) =>
  shop.payload.update({ collection: 'lectures', id, data, ...options() })

/** A lesson of a class that the shopper has. */
async function lessonWith(data: Partial<Lecture>) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const id = String(lectures[1]?.id)
  await save(id, data)
  const path = `/learn/lecture?class=${course.slug}&lecture=${lectures[1]?.slug}`
  return {
    id,
    course,
    open: (browser: Browser = me.browser) => browser.get<LectureResponse>(path),
  }
}

describe('a stream on another server', () => {
  it('is named to people who have the class, with nothing of it at this server', async () => {
    const lesson = await lessonWith({ kind: 'video', playlist: ` ${PLAYLIST} `, chapters: '0:20 Second' })
    const { lecture } = (await lesson.open()).body
    expect(lecture).toMatchObject({ youtube: null, counts: 'played' })
    expect(lecture.recording).toEqual({
      kind: 'video',
      src: null,
      hls: null,
      playlist: PLAYLIST,
      captions: [],
      chapters: [{ atS: 20, title: 'Second' }],
      elsewhere: [],
    })
  })

  it('is not named to visitors and to students without the class, anywhere, unless the lesson is free', async () => {
    const lesson = await lessonWith({ kind: 'video', playlist: PLAYLIST })
    const stranger = await openShopper(shop.payload, shop.project)
    const where = `/lectures?where[class][equals]=${lesson.course.id}&depth=0`
    const visitor = openBrowser(shop.project)
    for (const [browser, status] of [
      [visitor, 401],
      [stranger.browser, 403],
    ] as const) {
      const opened = await lesson.open(browser)
      expect(opened.status).toBe(status)
      const listed = await browser.get<object>(where)
      expect(JSON.stringify([opened.body, listed.body])).not.toContain('example.org')
    }
    const filtered = await visitor.get<object>(`${where}&where[playlist][exists]=true`)
    expect(JSON.stringify(filtered.body)).not.toContain('"docs":[{')
    await save(lesson.id, { isFree: true })
    expect((await lesson.open(visitor)).body.lecture.recording?.playlist).toBe(PLAYLIST)
  })

  it('counts what is played of it, and no device', async () => {
    const lesson = await lessonWith({ kind: 'video', playlist: PLAYLIST, minutes: 1 })
    const report = { lecture: lesson.id, positionS: 9, lengthS: 60, played: [[0, 9]] }
    expect((await me.browser.post('/learn/progress', report)).body).toMatchObject({ positionS: 9 })
    expect((await lesson.open()).body.lecture).toMatchObject({ positionS: 9, recording: { elsewhere: [] } })
    const { docs } = await shop.payload.find({
      collection: 'leases',
      where: { name: { like: me.id } },
      ...options(),
    })
    expect(docs).toEqual([])
  })

  it('is one of three places of a video', async () => {
    const lesson = await lessonWith({ kind: 'video', playlist: PLAYLIST })
    const problem = (data: Partial<Lecture>) =>
      save(lesson.id, data).then(
        () => null,
        (err: { data?: { errors?: { path: string; message: string }[] } }) =>
          err.data?.errors?.map(({ path, message }) => `${path}: ${message}`).join(),
      )
    expect(await problem({ playlist: 'http://video.example.org/index.m3u8' })).toBe(
      'playlist: The address has to begin with https://',
    )
    expect(await problem({ playlist: 'https://video.example.org/film.mp4' })).toContain('.m3u8')
    expect(await problem({ youtube: 'dQw4w9WgXcQ' })).toBe(
      'playlist: The lecture is on YouTube: remove that address, or leave out this one',
    )
    expect(await problem({ playlist: '' })).toBe(
      'youtube: Enter the address of a YouTube video or of a stream, or choose a file',
    )
    expect(await problem({ playlist: null, youtube: 'dQw4w9WgXcQ' })).toBeNull()
  })

  it('opens its server to the pages of its class alone', async () => {
    const { payload, project } = shop
    const lesson = await lessonWith({ kind: 'video', playlist: PLAYLIST })
    const other = await lessonWith({ kind: 'video', youtube: 'dQw4w9WgXcQ' })
    const servers = (klass: string, of = String(project.id)) =>
      streamServersOf(payload, { project: of, klass })
    expect(await servers(lesson.course.slug)).toEqual(['https://video.example.org'])
    expect(await servers(lesson.course.slug, 'another')).toEqual([])
    expect(await servers(other.course.slug)).toEqual([])
    await save(lesson.id, { kind: 'text' })
    expect(await servers(lesson.course.slug)).toEqual([])
  })
})
