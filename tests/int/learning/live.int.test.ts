import { afterAll, describe, expect, it, vi } from 'vitest'
import { sweepLive } from '#cms/jobs/sweepLive.ts'
import type { LiveResponse, TimetableResponse } from '#domain/calls/live.ts'
import { OPENS_BEFORE_MS, OVERRUN_MS } from '#domain/live/states.ts'
import type { LiveAttendance, LiveMeetSession, Notification } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi } from '../storage/sendForm.ts'

const VIDEO = 'M7lc1UVf-VE'

// Hoisted: must run before modules read the environment.
const youtube = await vi.hoisted(async () => {
  const { startYoutubeServer } = await import('#tests/support/youtubeServer.ts')
  const started = await startYoutubeServer()
  Object.assign(process.env, { YOUTUBE_BASE_URL: started.url })
  return started
})
youtube.videos.set(VIDEO, 'shown')
afterAll(() => youtube.stop())

const shop = openShop()
const me = newShopper(shop)
const MINUTE = 60_000

type Answered = { apiSuccess: boolean; code?: string; message?: string }
type Joined = Answered & { way?: { kind: string; url?: string; video?: string } }

/** A live class in a class that the shopper has; `inMs` until it begins. */
async function liveClass(inMs: number, data: Partial<LiveMeetSession> = {}) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const lecture = String(lectures[1]?.id)
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  await payload.update({ collection: 'lectures', id: lecture, data: { kind: 'live' }, ...options })
  const { id } = await payload.create({
    collection: 'live-meet-sessions',
    data: {
      title: 'Torque',
      lecture,
      minutes: 60,
      provider: 'sandbox',
      project: project.id,
      startsAt: new Date(Date.now() + inMs).toISOString(),
      ...data,
    } as never,
    ...options,
  })
  const row = async () =>
    (await payload.db.findOne<LiveMeetSession>({
      collection: 'live-meet-sessions',
      where: { id: { equals: id } },
    })) as LiveMeetSession
  return {
    id: String(id),
    lecture,
    course: String(course.id),
    row,
    change: (more: Partial<LiveMeetSession>) =>
      payload.update({ collection: 'live-meet-sessions', id, data: more as never, ...options }),
    open: async (by: Browser = me.browser) =>
      (await by.get<LiveResponse>(`/learn/live?lecture=${lecture}`)).body,
    complete: async (by: Browser = me.browser) => {
      const { body } = await by.post<Answered>('/learn/complete', { lecture })
      return body.apiSuccess ? 'done' : body.code
    },
    join: async (by: Browser = me.browser) => (await by.post<Joined>('/learn/joinlive', { id })).body,
    beat: async (by: Browser = me.browser) => (await by.post<Answered>('/learn/livebeat', { id })).body,
    move: async (by: Browser, act: string, reason = '') => {
      const { body, status } = await by.post<Answered>('/live/move', { id, act, reason })
      return body.apiSuccess ? 'done' : (body.code ?? status)
    },
    sweep: (inMs: number) => sweepLive(payload, new Date(Date.now() + inMs)),
    titles: async () => {
      const { docs } = await payload.db.find<Notification>({
        collection: 'notifications',
        where: { and: [{ user: { equals: me.id } }, { dedupeKey: { like: `live:${id}:` } }] },
        sort: 'createdAt',
        limit: 20,
      })
      return docs.map(({ title }) => title)
    },
  }
}

/** Staff who teach; with a module also staff of the panel. */
async function teacher(level = 400, modules: string[] = []) {
  const { payload, project } = shop
  const person = await createPerson(payload, project, level)
  if (modules.length > 0)
    await payload.db.create({
      collection: 'access-configurations',
      data: {
        project: project.id,
        user: person.id,
        accessList: modules.map((id) => ({ id, canEdit: true })),
      },
    })
  return { id: String(person.id), browser: await signInStaff(project, person.phone) }
}

describe('a live class', () => {
  it('opens ten minutes before, is led by its teacher, and its recording is in the same lesson', async () => {
    const host = await teacher()
    const klass = await liveClass(OPENS_BEFORE_MS + 5 * MINUTE, {
      provider: 'youtube',
      youtube: `https://youtu.be/${VIDEO}`,
      teachers: [host.id],
    })
    expect((await klass.open()).live).toMatchObject({ state: 'scheduled', title: 'Torque', minutes: 60 })
    expect(await klass.join()).toMatchObject({ apiSuccess: false, code: 'tooEarly' })
    expect(await klass.move(host.browser, 'start')).toBe('tooEarly')

    await klass.change({ startsAt: new Date(Date.now() + OPENS_BEFORE_MS - 1000).toISOString() })
    expect((await klass.open()).live?.state).toBe('waiting')
    expect(await klass.join()).toMatchObject({ way: { kind: 'youtube', video: VIDEO } })
    const other = await teacher()
    expect(await klass.move(other.browser, 'start')).toBe('notFound')
    expect(await klass.move(me.browser, 'start')).toBe('notFound')
    expect(await klass.complete()).toBe('notBegun')
    expect(await klass.move(host.browser, 'start')).toBe('done')
    expect(await klass.move(host.browser, 'start')).toBe('meanwhile')
    expect(await klass.complete()).toBe('done')
    expect(await klass.beat()).toMatchObject({ apiSuccess: true, state: 'live' })
    expect(await klass.move(host.browser, 'cancel')).toBe('meanwhile')
    expect(await klass.move(host.browser, 'end')).toBe('done')
    expect(await klass.join()).toMatchObject({ code: 'over' })

    youtube.videos.set(VIDEO, 'gone')
    await klass.sweep(MINUTE)
    expect((await klass.row()).state).toBe('processing')
    youtube.videos.set(VIDEO, 'shown')
    await klass.sweep(2 * MINUTE)
    expect((await klass.row()).state).toBe('recorded')
    const { body } = await me.browser.get<{ lecture: { youtube: string | null } }>(
      `/learn/lecture?class=${(await slugsOf(klass)).course}&lecture=${(await slugsOf(klass)).lecture}`,
    )
    expect(body.lecture.youtube).toBe(VIDEO)
  })

  it('is not started where its stream is not shown, and is started when YouTube only does not answer', async () => {
    const staff = await teacher(650, ['liveClasses'])
    const klass = await liveClass(MINUTE, { provider: 'youtube', youtube: 'hiddenVideo' })
    youtube.videos.set('hiddenVideo', 'hidden')
    expect(await klass.move(staff.browser, 'start')).toBe('provider')
    expect((await klass.row()).state).toBe('scheduled')
    youtube.state.fault = 503
    expect(await klass.move(staff.browser, 'start')).toBe('done')
    youtube.state.fault = null
    expect(await klass.row()).toMatchObject({ state: 'live', problem: 'YouTube answered 503' })
  })

  it('on a Jitsi server gives each learner a token of their own, and tells them when it is not set up', async () => {
    const host = await teacher()
    const klass = await liveClass(0, { provider: 'jitsi', teachers: [host.id] })
    expect(await klass.join()).toMatchObject({ apiSuccess: false, code: 'providerFailed' })
    expect(await klass.move(host.browser, 'start')).toBe('provider')
    const { payload, project } = shop
    await payload.create({
      collection: 'live-settings',
      data: {
        jitsi: { isActive: true, url: 'https://meet.example.org/', appId: 'shala', secret: 'x'.repeat(32) },
        project: project.id,
      } as never,
      overrideAccess: true,
      context: { project },
    })
    const userOf = async (by?: Browser) => {
      const url = new URL((await klass.join(by)).way?.url ?? '')
      const claims = url.searchParams.get('jwt')?.split('.')[1] ?? ''
      expect(url.origin).toBe('https://meet.example.org')
      return JSON.parse(Buffer.from(claims, 'base64url').toString()).context.user
    }
    expect(await userOf()).toMatchObject({ id: me.id, moderator: false })
    expect(await userOf(host.browser)).toMatchObject({ id: host.id, moderator: true })
  })

  it('counts attendance by the minutes of its students alone, and is closed to others', async () => {
    const { payload, project } = shop
    const klass = await liveClass(0)
    const stranger = await openShopper(payload, project)
    expect(await klass.join(stranger.browser)).toMatchObject({ code: 'noAccess' })
    expect(await klass.beat(stranger.browser)).toMatchObject({ code: 'noAccess' })
    expect((await openBrowser(project).post('/learn/joinlive', { id: klass.id })).status).toBe(401)
    const staff = await teacher(650, ['liveClasses'])
    expect(await klass.move(staff.browser, 'start')).toBe('done')
    await klass.join()
    const where = { session: { equals: klass.id } }
    const [row] = (await payload.db.find<LiveAttendance>({ collection: 'live-attendances', where })).docs
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    await payload.db.updateOne({
      collection: 'live-meet-sessions',
      id: klass.id,
      data: { startedAt: ago(3_600_000) },
    })
    await payload.db.updateOne({
      collection: 'live-attendances',
      id: row?.id ?? '',
      data: { lastBeatAt: ago(60_000), seconds: 100 },
    })
    await Promise.all([klass.beat(), klass.beat(), klass.beat()])
    const seconds = (
      await payload.db.find<LiveAttendance>({ collection: 'live-attendances', where })
    ).docs.map((one) => one.seconds)
    expect(seconds).toHaveLength(1)
    expect(seconds[0]).toBeGreaterThanOrEqual(160)
    expect(seconds[0]).toBeLessThan(235)
    expect(await klass.open()).toMatchObject({ minutesPresent: Math.floor((seconds[0] ?? 0) / 60) })
    const listed = await staff.browser.get<{ totalDocs: number }>(
      `/live-attendances?where[session][equals]=${klass.id}&depth=0`,
    )
    expect(listed.body.totalDocs).toBe(1)
  })

  it('reminds its students once of each time, and tells them of moves and why it was cancelled', async () => {
    const klass = await liveClass(24 * 60 * MINUTE + MINUTE)
    await klass.sweep(0)
    expect(await klass.titles()).toEqual([])
    for (const _ of [1, 2]) await klass.sweep(2 * MINUTE)
    expect(await klass.titles()).toEqual(['A live class is coming up'])
    await klass.change({ startsAt: new Date(Date.now() + 30 * 60 * MINUTE).toISOString() })
    for (const _ of [1, 2]) await klass.sweep(3 * MINUTE)
    await klass.sweep(30 * 60 * MINUTE - 15 * MINUTE)
    expect((await klass.row()).state).toBe('scheduled')
    const staff = await teacher(650, ['liveClasses'])
    expect(await klass.move(staff.browser, 'cancel', 'The teacher is ill.')).toBe('done')
    for (const _ of [1, 2]) await klass.sweep(4 * MINUTE)
    expect(await klass.titles()).toEqual([
      'A live class is coming up',
      'A live class was moved',
      'Your live class is about to begin',
      'A live class was cancelled',
    ])
    expect((await klass.open()).live).toMatchObject({ state: 'cancelled', reason: 'The teacher is ill.' })
    await klass.change({ startsAt: new Date(Date.now() + 48 * 60 * MINUTE).toISOString() })
    expect(await klass.row()).toMatchObject({ state: 'scheduled', sequence: 3, reason: null })
  })

  it('that nobody starts is given up, and one that nobody ends is over', async () => {
    const [lapsed, left] = [await liveClass(0), await liveClass(0)]
    const staff = await teacher(650, ['liveClasses'])
    await left.move(staff.browser, 'start')
    await lapsed.sweep(1000)
    expect((await lapsed.row()).state).toBe('waiting')
    await lapsed.sweep(60 * MINUTE + OVERRUN_MS + 1000)
    expect([(await lapsed.row()).state, (await left.row()).state]).toEqual(['cancelled', 'ended'])
    await expect(left.change({ startsAt: new Date(Date.now() + MINUTE).toISOString() })).rejects.toThrow()
    await expect(lapsed.change({ lecture: left.lecture })).rejects.toThrow()
  })

  it('is in the timetable and the calendar of its students, whose address says who may read it', async () => {
    const { payload, project } = shop
    const klass = await liveClass(3 * 60 * MINUTE, { title: 'Tides, and more' })
    const { body } = await me.browser.get<TimetableResponse>('/learn/timetable')
    expect(body.classes.find(({ id }) => id === klass.id)).toMatchObject({ title: 'Tides, and more' })
    const read = async (path: string) => {
      const response = await fetchApi(openBrowser(project), project, path.replace('/api', ''))
      return { status: response.status, text: await response.text() }
    }
    const file = await read(body.calendarPath)
    expect(file.text).toContain('SUMMARY:Tides\\, and more')
    expect((await read(`${body.calendarPath}x`)).status).toBe(404)
    const other = await openShopper(payload, project)
    const { body: theirs } = await other.browser.get<TimetableResponse>('/learn/timetable')
    expect(theirs.classes).toEqual([])
    expect((await read(theirs.calendarPath)).text).not.toContain('Tides')
  })
})

async function slugsOf({ course, lecture }: { course: string; lecture: string }) {
  const slugOf = async (collection: 'classes' | 'lectures', id: string) =>
    (await shop.payload.findByID({ collection, id, depth: 0, overrideAccess: true })).slug
  return { course: await slugOf('classes', course), lecture: await slugOf('lectures', lecture) }
}
