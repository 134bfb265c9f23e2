import { parseSetCookie } from 'cookie'
import { type BasePayload, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import { hashToken } from '#access/session/hashToken.ts'
import { previewerOf } from '#cms/operations/content/previewSession.ts'
import { startPayload } from '#cms/payload.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import config from '#payload-config'
import type { Page, Section, Session } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let home: RequestProject
let other: RequestProject
let page: Page
beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  other = await createProject(payload)
  page = await createPage(home, 'about')
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { title: 'A draft of it' } as never,
    draft: true,
    overrideAccess: true,
    context: { project: home },
  })
})

const createPage = async (project: RequestProject, slug: string): Promise<Page> =>
  (await payload.create({
    collection: 'pages',
    data: { title: 'Published', slug, layout: [], project: project.id, _status: 'published' } as never,
    overrideAccess: true,
    context: { project },
  })) as Page

type RequestOptions = { token?: string; cookie?: string; method?: string; body?: unknown; path?: string }

/** Sends a request to the API of a project as Express forwards it. */
function ask(
  project: RequestProject,
  path: string,
  { token, cookie, method = 'GET', body, path: internalPath }: RequestOptions = {},
) {
  const headers = new Headers({
    [PROJECT_HEADER]: `${project.id} ${project.slug}`,
    'x-internal-path': internalPath ?? `/api${path}`,
    'x-internal-method': method,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  })
  const request = new Request(`http://${project.slug}.localhost/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  })
  return handleEndpoints({ config, request })
}

const preview = (collection: string, id: string) => `/content/preview?collection=${collection}&id=${id}`

async function staff(project: RequestProject, level: number, modules: string[] = []) {
  const person = await createPerson(payload, project, level)
  if (modules.length > 0)
    await giveAccess(
      payload,
      project,
      String(person.id),
      modules.map((id) => ({ id, canEdit: false })),
    )
  return { id: String(person.id), token: await openTestSession(payload, String(person.id), project, true) }
}

/** Opens a preview and returns its token. */
async function openPreview(project: RequestProject, path: string, options: RequestOptions): Promise<string> {
  const response = await ask(project, path, options)
  expect(response.status).toBe(303)
  const [pair = ''] = (response.headers.getSetCookie()[0] ?? '').split(';')
  return pair.slice(`${project.slug}-preview=`.length)
}

const sessionOf = (token: string) =>
  payload.db.findOne<Session>({ collection: 'sessions', where: { tokenHash: { equals: hashToken(token) } } })

describe('the preview of a draft', () => {
  const people: [string, number, () => Promise<RequestOptions>][] = [
    ['nobody signed in', 401, async () => ({})],
    [
      'a student',
      401,
      async () => {
        const { id } = await createPerson(payload, home)
        return { token: await openTestSession(payload, String(id), home, false) }
      },
    ],
    ['a sub admin without the module', 403, () => staff(home, 650, ['orders'])],
    ['a sub admin who may read pages', 303, () => staff(home, 650, ['pages'])],
    ['an expert', 403, () => staff(home, 300)],
    ['an admin', 303, () => staff(home, 800)],
    ['an admin of another project', 401, () => staff(other, 800)],
    [
      "an admin's read-only session",
      401,
      async () => {
        const { id } = await staff(home, 800)
        const given = { isReadOnly: true, openedBy: id }
        return { token: await openTestSession(payload, id, home, true, given) }
      },
    ],
    [
      'an admin who is signed in as a learner in the same browser',
      303,
      async () => {
        const { id, token } = await staff(home, 800)
        const learner = await openTestSession(payload, id, home, false)
        return { cookie: `${home.slug}-session=${learner}; ${home.slug}-staff=${token}` }
      },
    ],
  ]
  it.each(people)('%s: %i', async (_who, status, asked) => {
    const response = await ask(home, preview('pages', page.id), await asked())
    expect(response.status).toBe(status)
    if (status === 303) {
      expect(response.headers.get('location')).toBe('/about')
      expect(response.headers.getSetCookie().map((header) => parseSetCookie(header))).toMatchObject([
        {
          name: `${home.slug}-preview`,
          value: expect.stringMatching(/^[\w-]{32}$/),
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
        },
      ])
    } else {
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.text()).not.toContain('A draft of it')
    }
  })

  it('is not found for unknown and foreign documents', async () => {
    const { token } = await staff(home, 800)
    const foreign = await createPage(other, 'foreign')
    for (const [collection, id] of [
      ['pages', 'nothing'],
      ['pages', foreign.id],
      ['users', page.id],
      ['', ''],
    ]) {
      const response = await ask(home, preview(collection ?? '', id ?? ''), { token })
      expect([collection, response.status]).toEqual([collection, 404])
    }
  })
})

it('redirects to the page of each kind of document', async () => {
  const { token } = await staff(home, 800)
  const section = (await payload.create({
    collection: 'sections',
    data: { title: 'Shared', layout: [], project: home.id } as never,
    overrideAccess: true,
    context: { project: home },
  })) as Section
  const front = await createPage(home, 'home')
  const locationOf = async (path: string, options: RequestOptions = {}) =>
    (await ask(home, path, { token, ...options })).headers.get('location')
  expect(await locationOf(preview('sections', section.id))).toBe(`/preview/section/${section.id}`)
  expect(await locationOf(preview('pages', front.id))).toBe('/')
  const prefixed = { path: `/_projects/${home.slug}/api/content/preview` }
  expect(await locationOf(preview('pages', front.id), prefixed)).toBe(`/_projects/${home.slug}`)
  expect(await locationOf(preview('pages', page.id), prefixed)).toBe(`/_projects/${home.slug}/about`)
})

it("redirects an owner to the document's project, whatever the panel's host", async () => {
  const owner = await createPerson(payload, null, 1000)
  const token = await openTestSession(payload, String(owner.id), null, true)
  const response = await ask(other, preview('pages', page.id), { token })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/_projects/${home.slug}/about`])
})

describe('a preview session', () => {
  it('reads drafts and changes nothing', async () => {
    const { token } = await staff(home, 800)
    const looking = await openPreview(home, preview('pages', page.id), { token })
    const drafts = `/pages?draft=true&where[slug][equals]=about`
    const seen = await (await ask(home, drafts, { token: looking })).json()
    expect(seen.docs).toMatchObject([{ title: 'A draft of it' }])
    expect(JSON.stringify(await (await ask(home, drafts)).json())).not.toContain('A draft of it')
    const change = { token: looking, method: 'PATCH', body: { title: 'Changed' } }
    expect([401, 403]).toContain((await ask(home, `/pages/${page.id}`, change)).status)
    expect((await ask(home, preview('pages', page.id), { token: looking })).status).toBe(401)
  })

  it('is of the same person, lasts at most an hour, and never longer than its staff session', async () => {
    const { id, token } = await staff(home, 800)
    const session = await sessionOf(await openPreview(home, preview('pages', page.id), { token }))
    expect(session).toMatchObject({ user: id, openedBy: id, isReadOnly: true, isStaff: true })
    const left = Date.parse(session?.expiresAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(HOUR_MS - 60_000)
    expect(left).toBeLessThanOrEqual(HOUR_MS)
    const soon = new Date(Date.now() + 120_000).toISOString()
    const short = await openTestSession(payload, id, home, true, { expiresAt: soon })
    const next = await sessionOf(await openPreview(home, preview('pages', page.id), { token: short }))
    expect(next?.expiresAt).toBe(soon)
  })

  it('is reused while it lasts, but not for another person', async () => {
    const [first, second] = [await staff(home, 800), await staff(home, 800)]
    const looking = await openPreview(home, preview('pages', page.id), first)
    const cookie = `${home.slug}-preview=${looking}`
    expect(await openPreview(home, preview('pages', page.id), { ...first, cookie })).toBe(looking)
    expect(await openPreview(home, preview('pages', page.id), { ...second, cookie })).not.toBe(looking)
  })

  it('is valid for its project, as a preview, and as long as its staff session', async () => {
    const { token } = await staff(home, 800)
    const looking = await openPreview(home, preview('pages', page.id), { token })
    expect(await previewerOf(payload, looking, home)).toMatchObject({ _isReadOnly: true })
    expect(await previewerOf(payload, looking, other)).toBeNull()
    expect(await previewerOf(payload, token, home)).toBeNull()
    await payload.db.updateOne({
      collection: 'sessions',
      where: { tokenHash: { equals: hashToken(token) } },
      data: { revokedAt: new Date().toISOString() },
    })
    expect(await previewerOf(payload, looking, home)).toBeNull()
  })

  it('ends with Exit, which redirects to a page of this site only', async () => {
    const { token } = await staff(home, 800)
    const looking = await openPreview(home, preview('pages', page.id), { token })
    const cookie = `${home.slug}-preview=${looking}`
    const exit = (to: string) => ask(home, `/content/preview/exit?to=${encodeURIComponent(to)}`, { cookie })
    const response = await exit('/about?x=1')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/about?x=1'])
    expect(parseSetCookie(response.headers.getSetCookie()[0] ?? '')).toEqual({
      name: `${home.slug}-preview`,
      value: '',
      path: '/',
      expires: new Date(0),
      httpOnly: true,
      sameSite: 'lax',
    })
    expect(await previewerOf(payload, looking, home)).toBeNull()
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '',
      'x',
    ])
      expect((await exit(to)).headers.get('location')).toBe('/')
  })

  it('is not ended by the token of another kind of session', async () => {
    const { token } = await staff(home, 800)
    await ask(home, '/content/preview/exit', { cookie: `${home.slug}-preview=${token}` })
    expect((await sessionOf(token))?.revokedAt).toBeFalsy()
  })
})
