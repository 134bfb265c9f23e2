import { createDecipheriv } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { ffmpegFolder } from '#cms/adapters/video/ffmpeg.ts'
import { sweepFiles } from '#cms/operations/storage/sweepFiles.ts'
import { convertNext } from '#cms/operations/streams/convertNext.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import { segmentIv } from '#domain/learning/hlsPlaylist.ts'
import { MAX_STREAM_TRIES, SILENT_STREAM_MS } from '#domain/learning/streamStates.ts'
import type { PrivateFile } from '#payload-types'
import { type Browser, belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'

const folder = await ffmpegFolder()
const shop = openShop()
const me = newShopper(shop)

const options = () => ({ overrideAccess: true, context: { project: shop.project }, depth: 0 }) as const

/** A lesson of a class that the shopper has, with a video of the demo. */
async function videoLesson() {
  const { payload, project } = shop
  const data = await readFile('seed/projects/demo/files/motion-graphs.webm')
  const file = (await payload.create({
    collection: 'private-files',
    data: { title: 'Video', project: project.id } as never,
    file: { data, name: 'v.webm', mimetype: 'video/webm', size: data.length },
    ...options(),
  })) as PrivateFile
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const id = String(lectures[1]?.id)
  await payload.update({ collection: 'lectures', id, data: { kind: 'video', file: file.id }, ...options() })
  const path = `/learn/lecture?class=${course.slug}&lecture=${lectures[1]?.slug}`
  return {
    file: String(file.id),
    course: String(course.id),
    open: async () => (await me.browser.get<LectureResponse>(path)).body.lecture.recording,
  }
}

const row = async (id: string) =>
  (await shop.payload.db.findOne<PrivateFile>({
    collection: 'private-files',
    where: { id: { equals: id } },
  })) as PrivateFile
const convert = ({ from = folder ?? '', now = new Date(), signal = new AbortController().signal } = {}) =>
  convertNext(shop.payload, fileStore(), { folder: from, now, signal })

async function get(address: string, by: Browser = me.browser) {
  const answer = await belowExpress(shop.project)(address.replace(/^\/api/, ''), {
    method: 'GET',
    headers: new Headers({ cookie: [...by.jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a video', () => {
  it('plays by ranges until it is converted, and when that fails three times', async () => {
    const lesson = await videoLesson()
    const plain = { hls: null, src: expect.stringContaining('/learn/media/') }
    expect(await lesson.open()).toMatchObject(plain)
    for (let tries = 0; tries < MAX_STREAM_TRIES; tries++) await convert({ from: '/no-such-folder' })
    expect(await row(lesson.file)).toMatchObject({ streamState: 'failed', streamTries: MAX_STREAM_TRIES })
    expect((await row(lesson.file)).streamProblem).not.toBe('')
    expect(await lesson.open()).toMatchObject(plain)
    expect(await convert()).toBe(false)
  })

  describe.skipIf(!folder)('with ffmpeg installed', () => {
    it('is an encrypted stream whose keys check session and access', { timeout: 300_000 }, async () => {
      const lesson = await videoLesson()
      expect(await convert()).toBe(true)
      expect(await row(lesson.file)).toMatchObject({ streamState: 'ready', streamPercent: 100 })
      const address = (await lesson.open())?.hls ?? ''
      const list = (await get(address)).bytes.toString()
      expect(list).toContain('?q=1')
      const [, sound = ''] = /CODECS="mp4a.40.2"\n\?(q=\d)/.exec(list) ?? []
      const soundOnly = (await get(`${address}?${sound}`)).bytes.toString()
      expect(soundOnly.match(/#EXTINF/g)?.length).toBeGreaterThan(8)
      const playlist = (await get(`${address}?q=0`)).bytes.toString()
      expect(playlist.match(/#EXTINF/g)).toHaveLength(10)
      const key = await get(`${address}?q=0&k=0`)
      expect([key.status, key.bytes.length]).toEqual([200, 16])
      const segment = await get(`${address}?q=0&s=3`)
      const cipher = createDecipheriv('aes-128-cbc', key.bytes, segmentIv(3))
      const clear = Buffer.concat([cipher.update(segment.bytes), cipher.final()])
      // Packets of 188 bytes that begin with the sync byte of MPEG-TS.
      expect([clear.length % 188, clear[0], clear[188]]).toEqual([0, 0x47, 0x47])
      const stranger = openBrowser(shop.project)
      expect((await get(`${address}?q=0&k=0`, stranger)).status).toBe(403)
      expect((await get(`${address}?q=0&s=3`, stranger)).status).toBe(404)
      expect((await get(`${address}?q=5`)).status).toBe(404)
      expect((await get(`${address}?q=0&k=9`)).status).toBe(404)
      await shop.payload.db.updateMany({
        collection: 'entitlements',
        where: { and: [{ student: { equals: me.id } }, { target: { equals: lesson.course } }] },
        data: { revokedAt: new Date().toISOString() },
      })
      expect((await get(`${address}?q=0&k=0`)).status).toBe(403)
      const keys = async () => {
        const found: string[] = []
        for await (const one of fileStore().list('streams/')) found.push(one.key)
        return found
      }
      expect((await keys()).length).toBeGreaterThan(20)
      await shop.payload.delete({ collection: 'private-files', id: lesson.file, ...options() })
      await sweepFiles(shop.payload, fileStore(), new Date(Date.now() + 60_000))
      expect(await keys()).toEqual([])
    })

    it('is converted anew after the server was stopped or killed in the middle', async () => {
      const lesson = await videoLesson()
      const end = new AbortController()
      end.abort()
      await convert({ signal: end.signal })
      expect(await row(lesson.file)).toMatchObject({ streamState: 'none', streamTries: 0 })
      const now = new Date()
      await shop.payload.db.updateOne({
        collection: 'private-files',
        id: lesson.file,
        data: { streamState: 'working', stream: 'x', streamTries: 1, streamAt: now.toISOString() },
      })
      expect(await convert({ now: new Date(now.getTime() + SILENT_STREAM_MS - 1000) })).toBe(false)
      await convert({ now: new Date(now.getTime() + SILENT_STREAM_MS + 1000), signal: end.signal })
      expect((await row(lesson.file)).streamState).toBe('none')
    })
  })
})
