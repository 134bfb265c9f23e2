import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { seal } from '#access/secrets.ts'
import { sweepLive } from '#cms/jobs/sweepLive.ts'
import type { LiveMeetSession } from '#payload-types'
import { startBbbServer } from '#tests/support/bbbServer.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'

// Hoisted: must run before modules read the environment.
const zoom = await vi.hoisted(async () => {
  const { startZoomServer } = await import('#tests/support/zoomServer.ts')
  const started = await startZoomServer()
  Object.assign(process.env, { ZOOM_BASE_URL: started.url })
  return started
})
const bbb = await startBbbServer()
afterAll(() => Promise.all([zoom.stop(), bbb.stop()]))
afterEach(() => {
  bbb.state.misbehaves = null
  zoom.state.misbehaves = null
})

const shop = openShop()
const me = newShopper(shop)

type Answered = { apiSuccess: boolean; code?: string; message?: string; way?: { kind: string; url: string } }

/** Enters the local servers; the panel takes https addresses alone. */
async function setUp(secrets: { bbb?: string; zoom?: string } = {}) {
  const { payload, project } = shop
  const sealed = (text: string) => seal(text, payload.secret)
  const data = {
    bigbluebutton: { isActive: true, url: bbb.url, secret: sealed(secrets.bbb ?? bbb.secret) },
    zoom: { isActive: true, ...zoom.keys, secret: sealed(secrets.zoom ?? zoom.keys.secret) },
  }
  const where = { project: { equals: project.id } }
  const { docs } = await payload.db.find({ collection: 'live-settings', where })
  if (docs[0]) await payload.db.updateOne({ collection: 'live-settings', id: docs[0].id, data })
  else await payload.db.create({ collection: 'live-settings', data: { ...data, project: project.id } })
}

/** A class that is about to begin at a provider, which the shopper has, and its teacher. */
async function classAt(provider: 'bigbluebutton' | 'zoom') {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const lecture = String(lectures[1]?.id)
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  await payload.update({ collection: 'lectures', id: lecture, data: { kind: 'live' }, ...options })
  const person = await createPerson(payload, project, 400)
  const teacher = await signInStaff(project, person.phone)
  const { id } = await payload.create({
    collection: 'live-meet-sessions',
    data: {
      title: 'Torque & spin',
      lecture,
      minutes: 60,
      provider,
      teachers: [person.id],
      startsAt: new Date().toISOString(),
      project: project.id,
    } as never,
    ...options,
  })
  return {
    id: String(id),
    teacher,
    row: async () =>
      (await payload.db.findOne<LiveMeetSession>({
        collection: 'live-meet-sessions',
        where: { id: { equals: id } },
      })) as LiveMeetSession,
    join: async (by: Browser = me.browser) => (await by.post<Answered>('/learn/joinlive', { id })).body,
    move: async (act: string) => {
      const { body, status } = await teacher.post<Answered>('/live/move', { id, act })
      return body.apiSuccess ? 'done' : (body.code ?? status)
    },
    sweep: () => sweepLive(payload, new Date()),
  }
}

describe('a class on a BigBlueButton server', () => {
  it('is made, entered by each person under their name, ended, and its recording is told to staff', async () => {
    await setUp()
    const klass = await classAt('bigbluebutton')
    const { room } = await klass.row()
    const student = new URL((await klass.join()).way?.url ?? '')
    expect(bbb.rooms.get(room ?? '')?.name).toBe('Torque & spin')
    expect(student.pathname).toBe('/bigbluebutton/api/join')
    expect(Object.fromEntries(student.searchParams)).toMatchObject({
      meetingID: room,
      userID: me.id,
      role: 'VIEWER',
      redirect: 'true',
      createTime: bbb.rooms.get(room ?? '')?.createTime,
    })
    expect(bbb.state.calls[0]?.values).toMatchObject({
      record: 'true',
      lockSettingsDisablePrivateChat: 'true',
    })
    expect(new URL((await klass.join(klass.teacher)).way?.url ?? '').searchParams.get('role')).toBe(
      'MODERATOR',
    )
    expect(await klass.move('start')).toBe('done')
    expect(await klass.move('end')).toBe('done')
    expect(bbb.rooms.has(room ?? '')).toBe(false)
    await klass.sweep()
    expect(await klass.row()).toMatchObject({ state: 'processing', recordingAddress: null })
    bbb.recordings.set(room ?? '', [{ type: 'video', url: 'https://bbb.example.org/v/1?a=1&b=2' }])
    await klass.sweep()
    expect(await klass.row()).toMatchObject({
      state: 'processing',
      recordingAddress: 'https://bbb.example.org/v/1?a=1&b=2',
    })
    expect(await klass.move('publish')).toBe('noRecording')
  })

  it('is not started with a wrong secret, and is started and ended while the server misbehaves', async () => {
    await setUp({ bbb: 'another secret' })
    const refused = await classAt('bigbluebutton')
    expect(await refused.move('start')).toBe('provider')
    expect((await refused.row()).state).toBe('scheduled')
    await setUp()
    for (const how of ['status500', 'garbage', 'cut', 'endless'] as const) {
      const klass = await classAt('bigbluebutton')
      bbb.state.misbehaves = how
      expect(await klass.join()).toMatchObject({ apiSuccess: false, code: 'providerFailed' })
      expect(await klass.move('start')).toBe('done')
      expect((await klass.row()).problem).toMatch(/^BigBlueButton /)
      expect(await klass.move('end')).toBe('done')
      expect(await klass.row()).toMatchObject({
        state: 'ended',
        problem: expect.stringMatching(/^BigBlueButton /),
      })
      bbb.state.misbehaves = null
    }
  })
})

describe('a class at Zoom', () => {
  it('is made once, registers each student once, is ended, and its recording is told to staff when it is done', async () => {
    await setUp()
    const klass = await classAt('zoom')
    await Promise.all([klass.join(), klass.join(klass.teacher)])
    const { providerId } = await klass.row()
    const meeting = zoom.meetings.get(providerId ?? '')
    expect([...zoom.meetings.keys()]).toEqual([providerId])
    expect(meeting).toMatchObject({ topic: 'Torque & spin', isEnded: false })
    const ways = new Set<string>()
    for (let n = 0; n < 5; n++) ways.add((await klass.join()).way?.url ?? '')
    expect([...ways]).toEqual([expect.stringContaining(`https://zoom.us/w/${providerId}?tk=`)])
    expect(meeting?.registered).toEqual([`student-${me.id}@example.invalid`])
    expect((await klass.join(klass.teacher)).way?.url).toBe(`https://zoom.us/s/${providerId}?zak=host`)
    expect(await klass.move('start')).toBe('done')
    expect(await klass.move('end')).toBe('done')
    expect(meeting?.isEnded).toBe(true)
    for (const [status, address] of [
      ['processing', null],
      ['completed', 'https://zoom.us/rec/share/1'],
    ] as const) {
      zoom.recordings.set(providerId ?? '', { status, share: 'https://zoom.us/rec/share/1' })
      await klass.sweep()
      expect((await klass.row()).recordingAddress).toBe(address)
    }
  })

  it('signs in again when its token was taken back, and is refused with wrong keys', async () => {
    await setUp()
    const klass = await classAt('zoom')
    const before = zoom.state.signIns
    zoom.state.token = 'token-2'
    expect(await klass.join()).toMatchObject({ apiSuccess: true })
    expect(zoom.state.signIns).toBe(before + 1)
    await setUp({ zoom: 'wrong' })
    const refused = await classAt('zoom')
    expect(await refused.move('start')).toBe('provider')
  })

  it('tells students honestly and begins all the same while Zoom misbehaves', async () => {
    await setUp()
    for (const how of ['status500', 'garbage', 'busy', 'noAddress'] as const) {
      const klass = await classAt('zoom')
      zoom.state.misbehaves = how
      expect(await klass.join()).toMatchObject({ apiSuccess: false, code: 'providerFailed' })
      expect(await klass.move('start')).toBe('done')
      zoom.state.misbehaves = null
    }
  })
})
