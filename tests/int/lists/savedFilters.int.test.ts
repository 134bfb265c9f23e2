import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { openDesk } from '../transfers/support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

type Desk = Awaited<ReturnType<typeof openDesk>>
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
const seenBy = async (desk: Desk): Promise<number> => {
  const { status, text } = await desk.ask('GET', PATH)
  return status === 200 ? JSON.parse(text).totalDocs : 0
}
const two = async (project: RequestProject) =>
  [await openDesk(payload, project), await openDesk(payload, project)] as const

describe('a saved filter', () => {
  it('is seen by whoever made it alone', async () => {
    const [maker, colleague] = await two(await createProject(payload))
    expect((await save(maker, preset('onlyMe'))).status).toBe(201)
    expect([await seenBy(maker), await seenBy(colleague)]).toEqual([1, 0])
  })

  it('shared with the project is seen there and in no other project', async () => {
    const [maker, colleague] = await two(await createProject(payload))
    const stranger = await openDesk(payload, await createProject(payload))
    const { status, text } = await save(maker, preset('project'))
    expect(status, text).toBe(201)
    expect([await seenBy(maker), await seenBy(colleague), await seenBy(stranger)]).toEqual([1, 1, 0])
    const path = `${PATH}/${JSON.parse(text).doc.id}`
    expect((await colleague.ask('PATCH', path, { title: 'Taken' })).status).not.toBe(200)
    expect((await stranger.ask('GET', path)).status).not.toBe(200)
  })

  it('can not be moved to another project', async () => {
    const maker = await openDesk(payload, await createProject(payload))
    const other = await openDesk(payload, await createProject(payload))
    const data = preset('project')
    await save(maker, {
      ...data,
      access: { ...data.access, read: { constraint: 'project', project: other.project.id } },
    })
    expect([await seenBy(maker), await seenBy(other)]).toEqual([1, 0])
  })

  it('is shared with named people of the project, and refused for people of another', async () => {
    const [maker, colleague] = await two(await createProject(payload))
    const stranger = await openDesk(payload, await createProject(payload))
    expect((await save(maker, preset('specificUsers', [String(stranger.person.id)]))).status).toBe(400)
    expect((await save(maker, preset('specificUsers', [String(colleague.person.id)]))).status).toBe(201)
    expect([await seenBy(colleague), await seenBy(stranger)]).toEqual([1, 0])
  })

  it('shared with everyone, which would be every project, is refused', async () => {
    const maker = await openDesk(payload, await createProject(payload))
    expect((await save(maker, preset('everyone'))).status).toBe(400)
    expect(await seenBy(maker)).toBe(0)
  })
})
