import { parseSetCookie } from 'cookie'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { FreeResource, LeadForm, PrivateFile } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile } from '#tests/support/files.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { fetchApi } from '../storage/sendForm.ts'

let payload: BasePayload
let project: RequestProject
let file: PrivateFile
let form: LeadForm
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  file = await create('private-files', { title: 'Notes' }, await pdfFile('These are the notes'))
  form = await create('lead-forms', { title: 'Get the notes', asksPhone: true, asksEmail: true })
})

const create = async <Doc>(collection: string, data: object, upload?: object): Promise<Doc> =>
  (await payload.create({
    collection: collection as never,
    data: { project: project.id, ...data } as never,
    ...(upload ? { file: upload as never } : {}),
    overrideAccess: true,
    context: { project },
  })) as Doc

let made = 0
const resource = (values: Partial<FreeResource>): Promise<FreeResource> =>
  create('free-resources', {
    title: `Formulas & “tables” ${made}`,
    slug: `formulas-${process.pid}-${made++}`,
    kind: 'pdf',
    file: file.id,
    _status: 'published',
    ...values,
  })

let hosts = 0
const freshIp = () => `198.51.${Math.floor(hosts / 200)}.${(hosts++ % 200) + 1}`
const download = (slug: string, by: Browser, headers: Record<string, string> = {}) =>
  fetchApi(by, project, `/free-resources/${slug}/file`, {
    headers: { 'x-internal-ip': freshIp(), ...headers },
  })
const gateOf = async (slug: string, by: Browser) =>
  (
    await by.get<{ gate: string; youtube: string | null; href: string | null }>(
      `/resources/open?slug=${slug}`,
    )
  ).body
const sendForm = (by: Browser, more: object = {}, ip = freshIp()) =>
  by.post(
    '/leads/submit',
    {
      form: form.id,
      attempt: `attempt-${process.pid}-${made++}`,
      name: 'Asha Kumari',
      phone: '98000 00006',
      page: '/free-resources/x',
      elapsedMs: 20_000,
      ...more,
    },
    { 'x-internal-ip': ip },
  )
const countOf = async ({ id }: FreeResource) =>
  (
    await payload.db.findOne<FreeResource>({
      collection: 'free-resources',
      where: { id: { equals: id } },
    })
  )?.downloadCount

describe('an open resource', () => {
  it('is sent to everybody with a readable file name, in ranges if requested, and counted once per download', async () => {
    const open = await resource({ gate: 'open' })
    const stranger = openBrowser(project)
    const whole = await download(open.slug, stranger)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename\*=UTF-8''Formulas%20%20tables%20\d+\.pdf$/,
      ),
    })
    expect(
      Buffer.from(await whole.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const first = await download(open.slug, stranger, { range: 'bytes=0-3' })
    expect([first.status, await first.text()]).toEqual([206, '%PDF'])
    expect((await download(open.slug, stranger, { range: 'bytes=4-5' })).status).toBe(206)
    expect((await download(open.slug, stranger, { range: 'bytes=9000000-' })).status).toBe(416)
    expect(await countOf(open)).toBe(2)
  })

  it('counts concurrent downloads, and saving in the panel does not reset the count', async () => {
    const open = await resource({ gate: 'open' })
    await Promise.all(Array.from({ length: 12 }, () => download(open.slug, openBrowser(project))))
    expect(await countOf(open)).toBe(12)
    const editor = await createPerson(payload, project, 800)
    const desk = await signInStaff(project, editor.phone)
    const { status } = await desk.call('PATCH', `/free-resources/${open.id}`, {
      title: 'Other title',
      downloadCount: 5,
      _status: 'published',
    })
    expect(status).toBe(200)
    expect(await countOf(open)).toBe(12)
  })

  it('is not found as a draft, in another project, without a file, or with a hostile slug', async () => {
    const draft = await resource({ gate: 'open', _status: 'draft' })
    const empty = await resource({ gate: 'open', file: null })
    const open = await resource({ gate: 'open' })
    for (const slug of [draft.slug, empty.slug, 'nothing', '..%2F..%2Fetc', '%00', "x'%20or%201=1"])
      expect((await download(slug, openBrowser(project))).status, slug).toBe(404)
    project = await createProject(payload)
    expect((await download(open.slug, openBrowser(project))).status).toBe(404)
  })

  it('is rate-limited by IP address', async () => {
    const open = await resource({ gate: 'open' })
    const ip = { 'x-internal-ip': freshIp() }
    const answers: number[] = []
    for (let i = 0; i < 301; i++)
      answers.push((await download(open.slug, openBrowser(project), { ...ip, range: 'bytes=1-1' })).status)
    expect(answers.slice(0, 300).every((status) => status === 206)).toBe(true)
    expect(answers[300]).toBe(429)
  })
})

describe('a resource behind a sign-in', () => {
  it('is for people of the project; an anonymous browser is redirected to its page', async () => {
    const gated = await resource({ gate: 'signIn' })
    const stranger = openBrowser(project)
    expect((await download(gated.slug, stranger)).status).toBe(401)
    const led = await download(gated.slug, stranger, { accept: 'text/html,*/*' })
    expect([led.status, led.headers.get('location')]).toEqual([303, `/free-resources/${gated.slug}`])
    expect(await gateOf(gated.slug, stranger)).toMatchObject({ gate: 'signIn' })
    const student = await signIn(project, (await createPerson(payload, project)).phone)
    expect((await download(gated.slug, student)).status).toBe(200)
    expect(await gateOf(gated.slug, student)).toMatchObject({ gate: 'open' })
    const { body } = await student.get('/downloads/mine')
    expect(body).toMatchObject({ items: [], free: [{ slug: gated.slug, title: gated.title }] })
  })

  it('hides video and link from people without access, in REST too', async () => {
    const video = await resource({ gate: 'signIn', kind: 'video', youtube: 'https://youtu.be/dQw4w9WgXcQ' })
    const link = await resource({ gate: 'leadForm', kind: 'link', href: 'https://example.org/secret' })
    const open = await resource({ gate: 'open', kind: 'link', href: 'https://example.org/free' })
    const stranger = openBrowser(project)
    const rest = async (query = '') =>
      JSON.stringify((await stranger.get(`/free-resources?limit=10&depth=1${query}`)).body)
    for (const text of [await rest(), await rest('&select[href]=true&select[youtube]=true')]) {
      expect(text).not.toMatch(/dQw4w9WgXcQ|example.org\/secret|"file"|downloadCount/)
    }
    expect(await rest()).toContain('https://example.org/free')
    for (const field of ['youtube', 'href', 'file.filename', 'downloadCount'])
      expect((await stranger.get(`/free-resources?where[${field}][exists]=true`)).status, field).toBe(400)
    expect(await gateOf(video.slug, stranger)).toMatchObject({ gate: 'signIn', youtube: null })
    expect(await gateOf(link.slug, stranger)).toMatchObject({ href: null })
    expect(await gateOf(open.slug, stranger)).toMatchObject({
      gate: 'open',
      href: 'https://example.org/free',
    })
    const student = await signIn(project, (await createPerson(payload, project)).phone)
    expect(await gateOf(video.slug, student)).toMatchObject({ youtube: 'https://youtu.be/dQw4w9WgXcQ' })
  })
})

describe('a resource behind a lead form', () => {
  it('opens to the browser that sent the form, for two hours, by a signed cookie', async () => {
    const gated = await resource({ gate: 'leadForm', leadForm: form.id })
    const [visitor, other] = [openBrowser(project), openBrowser(project)]
    expect((await download(gated.slug, visitor)).status).toBe(403)
    expect(await gateOf(gated.slug, visitor)).toMatchObject({ gate: 'leadForm' })
    const { headers } = await sendForm(visitor)
    const cookie = headers.getSetCookie().find((one) => one.startsWith(`${project.slug}-unlocked=`))
    expect(parseSetCookie(cookie ?? '')).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      expires: expect.any(Date),
    })
    expect((await download(gated.slug, visitor)).status).toBe(200)
    expect((await download(gated.slug, other)).status).toBe(403)

    const name = `${project.slug}-unlocked`
    const real = visitor.jar.get(name) as string
    const [until = '', , signature] = real.split('.')
    const flipped = `${real.slice(0, -2)}${real.at(-2) === 'A' ? 'B' : 'A'}${real.slice(-1)}`
    for (const guess of [
      flipped,
      `${Number(until) + 1}.${form.id}.${signature}`,
      `${until}.${form.id}.${'A'.repeat(43)}`,
      `${until}.${form.id}.`,
      'null',
      'x'.repeat(4000),
    ]) {
      other.jar.set(name, guess)
      expect((await download(gated.slug, other)).status, guess).toBe(403)
    }
  })

  it('opens by that form in that project only', async () => {
    const gated = await resource({ gate: 'leadForm', leadForm: form.id })
    const visitor = openBrowser(project)
    await sendForm(visitor)
    const second = await create<LeadForm>('lead-forms', { title: 'Another' })
    const other = await resource({ gate: 'leadForm', leadForm: second.id })
    expect((await download(other.slug, visitor)).status).toBe(403)
    await sendForm(visitor, { form: second.id })
    expect((await download(other.slug, visitor)).status).toBe(200)
    expect((await download(gated.slug, visitor)).status).toBe(200)

    const token = visitor.jar.get(`${project.slug}-unlocked`) as string
    project = await createProject(payload)
    file = await create('private-files', { title: 'Notes' }, await pdfFile())
    const foreign = openBrowser(project)
    foreign.jar.set(`${project.slug}-unlocked`, token)
    const there = await resource({ gate: 'leadForm', leadForm: form.id, file: file.id }).catch(() => null)
    if (there) expect((await download(there.slug, foreign)).status).not.toBe(200)
  })

  it('sets no cookie for bots and for forms that open nothing', async () => {
    const visitor = openBrowser(project)
    await sendForm(visitor)
    expect(visitor.jar.size).toBe(0)
    await resource({ gate: 'leadForm', leadForm: form.id })
    await sendForm(visitor, { website: 'https://spam.example' })
    expect(visitor.jar.size).toBe(0)
  })

  it('stays open to a signed-in sender, on every device', async () => {
    const gated = await resource({ gate: 'leadForm', leadForm: form.id })
    const elsewhere = await signIn(project, (await createPerson(payload, project)).phone)
    await sendForm(elsewhere)
    elsewhere.jar.delete(`${project.slug}-unlocked`)
    expect((await download(gated.slug, elsewhere)).status).toBe(200)
    expect((await elsewhere.get('/downloads/mine')).body).toMatchObject({ free: [{ slug: gated.slug }] })
  })
})

it('never sends a private file by its own URL', async () => {
  const student = await signIn(project, (await createPerson(payload, project)).phone)
  for (const by of [openBrowser(project), student])
    expect((await fetchApi(by, project, `/private-files/file/${file.filename}`)).status).toBe(403)
})
