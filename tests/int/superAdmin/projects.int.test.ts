import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { staffCookie } from '#access/session/cookieNames.ts'
import { markUnfinished } from '#cms/operations/projects/unfinished.ts'
import { startPayload } from '#cms/payload.ts'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let home: RequestProject
let owner: Browser
let made = 0

const freshSlug = () => `made-${process.pid}-${made++}`
const SEEDS = path.resolve('seed/projects')

type Created = {
  apiSuccess: boolean
  message: string
  code?: string
  counts: Record<string, number>
  leftOut: string[]
  project: ProjectView | null
}
const create = (body: object, by = owner) =>
  by.post<Created>('/super-admin/projects', { title: 'Made', ...body })
const find = async (slug: string) =>
  (await payload.find({ collection: 'projects', where: { slug: { equals: slug } }, overrideAccess: true }))
    .docs[0]
const settingsOf = async (
  collection: 'web-static-configs' | 'payment-settings' | 'message-settings',
  id: string,
) =>
  payload.db.findOne<Record<string, never> & { id: string }>({
    collection,
    where: { project: { equals: id } },
  })

beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  owner = await signInStaff(PLATFORM, (await createPerson(payload, null, 1000)).phone, openBrowser(null))
})

describe('the list of projects', () => {
  it('has status, hosts and counts of each', async () => {
    await createPerson(payload, home)
    const { body } = await owner.get<{ projects: ProjectView[]; total: number }>(
      '/super-admin/projects?limit=100',
    )
    const found = body.projects.find(({ slug }) => slug === home.slug)
    expect(found).toMatchObject({ status: 'active', hosts: [`${home.slug}.localhost`], isUnfinished: false })
    expect(found?.counts.people).toBeGreaterThan(0)
    expect(body.total).toBe(body.projects.length)
  })
})

describe('a call of platform owners', () => {
  const calls: [string, 'GET' | 'POST', string, unknown][] = [
    ['list', 'GET', '/super-admin/projects', undefined],
    ['create', 'POST', '/super-admin/projects', { slug: 'never-made', title: 'Never', dryRun: false }],
    ['suspend', 'POST', '/super-admin/suspend', { confirm: 'x' }],
    ['resume', 'POST', '/super-admin/resume', {}],
    ['change the hosts', 'POST', '/super-admin/domains', { domains: ['taken-over.example.org'] }],
    ['export', 'GET', '/super-admin/export', undefined],
  ]
  it.each(calls)('%s is refused to everybody else', async (_what, method, url, body) => {
    const anonymous = await openBrowser(home).call(method, url, body)
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'signedOut'])
    for (const level of [200, 400, 650, 800]) {
      const browser = await signInStaff(home, (await createPerson(payload, home, level)).phone)
      expect((await browser.call(method, url, body)).status, `level ${level}`).toBe(403)
    }
    const student = await signIn(home, (await createPerson(payload, home)).phone)
    expect((await student.call(method, url, body)).status).toBe(403)
    // The session of another project's admin in this project's cookie.
    const elsewhere = await createProject(payload)
    const foreign = await signInStaff(elsewhere, (await createPerson(payload, elsewhere, 800)).phone)
    const intruder = openBrowser(home)
    intruder.jar.set(staffCookie(home.slug), foreign.jar.get(staffCookie(elsewhere.slug)) ?? '')
    expect((await intruder.call(method, url, body)).status).toBe(401)
    expect(await find('never-made')).toBeUndefined()
    expect((await find(home.slug))?.status).toBe('active')
  })
})

describe('an empty project', () => {
  it('is created with its settings, open at once, and audited', async () => {
    const slug = freshSlug()
    const { status, body } = await create({ slug, domains: [`${slug}.example.org`], timeZone: 'Asia/Dubai' })
    expect([status, body.apiSuccess]).toEqual([200, true])
    expect(body.project).toMatchObject({
      slug,
      status: 'active',
      hosts: [`${slug}.example.org`],
      timeZone: 'Asia/Dubai',
    })
    expect(await settingsOf('web-static-configs', String(body.project?.id))).not.toBeNull()
    const { docs } = await payload.find({
      collection: 'audit-logs',
      where: { entityId: { equals: body.project?.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ action }) => action)).toEqual(['create'])
  })

  it('needs a unique slug and unique hosts', async () => {
    const slug = freshSlug()
    await create({ slug, domains: [`${slug}.example.org`] })
    const again = await create({ slug })
    expect([again.status, again.body.code]).toEqual([409, 'taken'])
    const host = await create({ slug: freshSlug(), domains: [`${slug}.example.org`] })
    expect([host.status, host.body.code, host.body.message]).toEqual([
      409,
      'taken',
      `${slug}.example.org belongs to Made. A host can belong to one project only.`,
    ])
    expect((await create({ slug: 'platform' })).status).toBe(409)
  })

  it.each([
    ['a slug with a slash', { slug: 'a/b' }],
    ['no title', { slug: 'fine', title: ' ' }],
    ['a host with a port', { slug: 'fine', domains: ['a.example:80'] }],
    ['a host twice', { slug: 'fine', domains: ['a.example', 'A.example'] }],
    ['a time zone of nowhere', { slug: 'fine', timeZone: 'Moon/Crater' }],
    ['two sources', { slug: 'fine', from: { seedFolder: 'demo', cloneSettingsOf: 'demo' } }],
    ['a path for a folder', { slug: 'fine', from: { seedFolder: '../projects/demo' } }],
    ['an encoded path', { slug: 'fine', from: { seedFolder: '..%2fdemo' } }],
    ['an absolute path', { slug: 'fine', from: { seedFolder: '/etc' } }],
    ['something unknown', { slug: 'fine', status: 'active' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await create(body)).status).toBe(400)
  })
})

describe('a project from a folder', () => {
  it('is counted in a dry run, then created with people, courses and pages, but without owners', async () => {
    const slug = freshSlug()
    const from = { seedFolder: 'demo2' }
    const dry = await create({ slug, from, dryRun: true })
    expect(dry.body).toMatchObject({ apiSuccess: true, project: null })
    expect(dry.body.counts.page).toBeGreaterThan(0)
    expect(await find(slug)).toBeUndefined()

    const { body } = await create({ slug, title: 'From a folder', from, domains: [`${slug}.example.org`] })
    expect(body.apiSuccess, body.message).toBe(true)
    expect(body.counts).toEqual(dry.body.counts)
    expect(body.project).toMatchObject({
      title: 'From a folder',
      status: 'active',
      hosts: [`${slug}.example.org`],
    })
    expect(body.project?.counts.products).toBe(body.counts.product)
    expect(body.project?.counts.people).toBe(body.counts.user)
    const owners = await payload.count({
      collection: 'users',
      where: { and: [{ project: { exists: false } }, { email: { equals: 'owner@example.org' } }] },
    })
    expect(owners.totalDocs).toBe(0)
  })

  it('is refused when the folder is missing, outside, or invalid, with its errors', async () => {
    const missing = await create({ slug: freshSlug(), from: { seedFolder: 'no-such-folder' } })
    expect(missing.body).toMatchObject({ apiSuccess: false, code: 'folder' })
    const [link, broken] = [`link-${process.pid}`, `broken-${process.pid}`]
    symlinkSync(path.resolve('docs'), path.join(SEEDS, link))
    mkdirSync(path.join(SEEDS, broken))
    writeFileSync(path.join(SEEDS, broken, 'project.json'), '{"slug":"Not A Slug"}')
    try {
      const linked = await create({ slug: freshSlug(), from: { seedFolder: link } })
      expect(linked.body.message).toBe(missing.body.message)
      const slug = freshSlug()
      const { body } = await create({ slug, from: { seedFolder: broken } })
      expect(body.message).toMatch(/project\.json.*slug/)
      expect(await find(slug)).toBeUndefined()
    } finally {
      rmSync(path.join(SEEDS, link))
      rmSync(path.join(SEEDS, broken), { recursive: true })
    }
  })
})

describe('a project with the settings of another one', () => {
  it('has its theme and menus, and none of its secrets', async () => {
    const source = await createProject(payload, {
      'web-static-configs': {
        theme: { primaryColor: '#123456' },
        navigation: [{ label: 'Courses', href: '/courses' }],
        adminWebConfig: {
          signupForm: {
            additionalPopup: {
              listOfFields: [{ fieldId: 'school', fieldTitle: 'School', fieldType: 'text' }],
            },
          },
        },
      },
    })
    const context = { project: source }
    await payload.create({
      collection: 'payment-settings',
      data: {
        project: source.id,
        razorpay: { isActive: true, keyId: 'rzp_test_x', keySecret: 'k-secret' },
      } as never,
      overrideAccess: true,
      context,
    })
    await payload.create({
      collection: 'message-settings',
      data: {
        project: source.id,
        emailFromName: 'School',
        smtpUrl: 'smtp://u:p@mail.example.org:587',
      } as never,
      overrideAccess: true,
      context,
    })
    const { body } = await create({ slug: freshSlug(), from: { cloneSettingsOf: source.slug } })
    const id = String(body.project?.id)
    expect(await settingsOf('web-static-configs', id)).toMatchObject({
      theme: { primaryColor: '#123456' },
      navigation: [{ label: 'Courses', href: '/courses' }],
      adminWebConfig: { signupForm: { additionalPopup: { listOfFields: [{ fieldId: 'school' }] } } },
    })
    expect((await settingsOf('payment-settings', id))?.razorpay).toMatchObject({
      isActive: false,
      keySecret: null,
    })
    expect(await settingsOf('message-settings', id)).toMatchObject({ emailFromName: 'School', smtpUrl: null })
    expect(body.leftOut).toHaveLength(2)
  })

  it('needs an existing source', async () => {
    const { status } = await create({ slug: freshSlug(), from: { cloneSettingsOf: 'no-such-project' } })
    expect(status).toBe(404)
  })
})

it('an interrupted creation is completed by a repeated call', async () => {
  const slug = freshSlug()
  await markUnfinished(payload, slug)
  await payload.create({
    collection: 'projects',
    data: { slug, title: 'Half', status: 'suspended' } as never,
    overrideAccess: true,
  })
  const { body: listed } = await owner.get<{ projects: ProjectView[] }>('/super-admin/projects?limit=100')
  expect(listed.projects.find((project) => project.slug === slug)?.isUnfinished).toBe(true)
  const { body } = await create({ slug, title: 'Whole' })
  expect(body.project).toMatchObject({ title: 'Whole', status: 'active', isUnfinished: false })
  expect((await create({ slug })).status).toBe(409)
})

it('a live project is never resumed as an unfinished creation', async () => {
  const slug = freshSlug()
  await markUnfinished(payload, slug)
  await payload.create({
    collection: 'projects',
    data: { slug, title: 'Live', status: 'active' } as never,
    overrideAccess: true,
  })
  expect((await create({ slug, title: 'Other' })).status).toBe(409)
  expect(await find(slug)).toMatchObject({ title: 'Live', status: 'active' })
})

describe('suspending', () => {
  it('needs the typed name, can be undone, and both are audited', async () => {
    const project = await createProject(payload)
    const asked = { project: project.slug }
    const wrong = await owner.post('/super-admin/suspend', { ...asked, confirm: 'yes' })
    expect(wrong.body.code).toBe('confirm')
    expect((await find(project.slug))?.status).toBe('active')
    await owner.post('/super-admin/suspend', { ...asked, confirm: project.slug })
    expect((await find(project.slug))?.status).toBe('suspended')
    await owner.post('/super-admin/resume', asked)
    expect((await find(project.slug))?.status).toBe('active')
    const { docs } = await payload.find({
      collection: 'audit-logs',
      where: { entityId: { equals: project.id } },
      sort: 'at',
      overrideAccess: true,
    })
    expect(docs.map(({ action }) => action)).toEqual(['suspend', 'resume'])
  })

  it('affects the project of the host when none is named', async () => {
    const project = await createProject(payload)
    const here = await signInStaff(project, (await createPerson(payload, null, 1000)).phone)
    const { body } = await here.post<{ project: ProjectView }>('/super-admin/domains', {
      domains: ['here.example.org'],
    })
    expect(body.project).toMatchObject({ slug: project.slug, hosts: ['here.example.org'] })
    expect((await owner.post('/super-admin/domains', { domains: [] })).status).toBe(404)
  })

  it('keeps hosts that another person has saved meanwhile', async () => {
    const project = await createProject(payload)
    const [read] = (await find(project.slug))?.domains ?? []
    const save = (domains: string[], seen: string[]) =>
      owner.post<{ code?: string; message: string }>('/super-admin/domains', {
        project: project.slug,
        domains,
        seen: { domains: seen },
      })
    const first = [String(read?.host)]
    expect((await save(['one.example.org'], first)).status).toBe(200)
    const { status, body } = await save(['two.example.org'], first)
    expect([status, body.code, body.message]).toEqual([
      409,
      'meanwhile',
      expect.stringContaining('one.example.org'),
    ])
    expect((await find(project.slug))?.domains?.map(({ host }) => host)).toEqual(['one.example.org'])
    expect((await save(['two.example.org'], ['one.example.org'])).status).toBe(200)
  })
})
