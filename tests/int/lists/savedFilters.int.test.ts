import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openStaffCalls } from '../transfers/support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

type Desk = Awaited<ReturnType<typeof openStaffCalls>>
const PATH = '/payload-query-presets'

const preset = (constraint: string, users: string[] = []) => {
  const share = { constraint, ...(users.length > 0 ? { users } : {}) }
  return {
    title: 'Cheap ones',
    isShared: constraint !== 'onlyMe',
    relatedCollection: 'selling-products',
    where: { pricePaise: { less_than: 1000 } },
    access: { read: share, update: { constraint: 'onlyMe' }, delete: { constraint: 'onlyMe' } },
  }
}
const save = (desk: Desk, data: object) => desk.ask('POST', PATH, data)
const countFiltersSeenBy = async (desk: Desk): Promise<number> => {
  const { status, text } = await desk.ask('GET', PATH)
  return status === 200 ? JSON.parse(text).totalDocs : 0
}
const openTwoStaff = async (project: RequestProject) =>
  [await openStaffCalls(payload, project), await openStaffCalls(payload, project)] as const

describe('a saved filter', () => {
  it('is visible to its author only', async () => {
    const [maker, colleague] = await openTwoStaff(await createProject(payload))
    expect((await save(maker, preset('onlyMe'))).status).toBe(201)
    expect([await countFiltersSeenBy(maker), await countFiltersSeenBy(colleague)]).toEqual([1, 0])
  })

  it('shared with the project is visible there only', async () => {
    const [maker, colleague] = await openTwoStaff(await createProject(payload))
    const stranger = await openStaffCalls(payload, await createProject(payload))
    const { status, text } = await save(maker, preset('project'))
    expect(status, text).toBe(201)
    expect([
      await countFiltersSeenBy(maker),
      await countFiltersSeenBy(colleague),
      await countFiltersSeenBy(stranger),
    ]).toEqual([1, 1, 0])
    const path = `${PATH}/${JSON.parse(text).doc.id}`
    expect((await colleague.ask('PATCH', path, { title: 'Taken' })).status).not.toBe(200)
    expect((await stranger.ask('GET', path)).status).not.toBe(200)
  })

  it('cannot be moved to another project', async () => {
    const maker = await openStaffCalls(payload, await createProject(payload))
    const other = await openStaffCalls(payload, await createProject(payload))
    const data = preset('project')
    await save(maker, {
      ...data,
      access: { ...data.access, read: { constraint: 'project', project: other.project.id } },
    })
    expect([await countFiltersSeenBy(maker), await countFiltersSeenBy(other)]).toEqual([1, 0])
  })

  it('is shared with named people of the project, and refused for people of another', async () => {
    const [maker, colleague] = await openTwoStaff(await createProject(payload))
    const stranger = await openStaffCalls(payload, await createProject(payload))
    expect((await save(maker, preset('specificUsers', [String(stranger.person.id)]))).status).toBe(400)
    expect((await save(maker, preset('specificUsers', [String(colleague.person.id)]))).status).toBe(201)
    expect([await countFiltersSeenBy(colleague), await countFiltersSeenBy(stranger)]).toEqual([1, 0])
  })

  it('can be saved for every list of the panel, but not for settings', async () => {
    const offered = payload.config.collections
      .filter(({ enableQueryPresets }) => enableQueryPresets)
      .map(({ slug }) => slug)
    expect(offered).toEqual(
      expect.arrayContaining([
        'selling-products',
        'classes',
        'test-series',
        'orders',
        'users',
        'entitlements',
        'media',
        'redirects',
        'lead-forms',
        'blog-categories',
        'delivery-logs',
        'broadcasts',
      ]),
    )
    for (const slug of ['payment-settings', 'project-configs', 'sessions', 'claims'])
      expect(offered).not.toContain(slug)
    const maker = await openStaffCalls(payload, await createProject(payload))
    for (const relatedCollection of offered) {
      const { status, text } = await save(maker, { ...preset('onlyMe'), relatedCollection, where: {} })
      expect([relatedCollection, status], text).toEqual([
        relatedCollection,
        relatedCollection === 'projects' ? 403 : 201,
      ])
    }
  })

  it('of a list without access is neither visible nor creatable, shared or not', async () => {
    const project = await createProject(payload)
    const maker = await openStaffCalls(payload, project)
    const helper = await openStaffCalls(payload, project, { level: 650 })
    const helperId = String(helper.person.id)
    await giveAccess(payload, project, helperId, [{ id: 'pages', canEdit: true }])
    const filterFor = (relatedCollection: string, share: object) => ({
      ...preset('project'),
      relatedCollection,
      where: {},
      access: {
        read: share,
        update: share,
        delete: share,
      },
    })
    const made = []
    for (const slug of ['users', 'pages'])
      for (const share of [{ constraint: 'project' }, { constraint: 'specificUsers', users: [helperId] }]) {
        const { status, text } = await save(maker, filterFor(slug, share))
        expect(status, text).toBe(201)
        made.push(JSON.parse(text).doc)
      }
    const found = JSON.parse((await helper.ask('GET', `${PATH}?depth=0`)).text).docs
    expect(found.map(({ relatedCollection }: { relatedCollection: string }) => relatedCollection)).toEqual([
      'pages',
      'pages',
    ])
    for (const { id, relatedCollection } of made) {
      const isOpen = relatedCollection === 'pages'
      expect((await helper.ask('GET', `${PATH}/${id}`)).status === 200).toBe(isOpen)
      expect((await helper.ask('PATCH', `${PATH}/${id}`, { title: 'New' })).status === 200).toBe(isOpen)
      if (isOpen)
        expect((await helper.ask('PATCH', `${PATH}/${id}`, { relatedCollection: 'users' })).status).toBe(403)
      else expect((await helper.ask('DELETE', `${PATH}/${id}`)).status).not.toBe(200)
    }
    expect((await save(helper, filterFor('users', { constraint: 'onlyMe' }))).status).toBe(403)
  })

  it('shared across all projects is refused', async () => {
    const maker = await openStaffCalls(payload, await createProject(payload))
    expect((await save(maker, preset('everyone'))).status).toBe(400)
    expect(await countFiltersSeenBy(maker)).toBe(0)
  })
})
