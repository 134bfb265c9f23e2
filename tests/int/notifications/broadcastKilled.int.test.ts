import { afterAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { Broadcast } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { manyPeople } from '#tests/support/manyPeople.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const PEOPLE = 5000

let server: BareServer | undefined
afterAll(() => server?.stop())

it('a broadcast continues after a kill, and everybody gets it once', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const people = await manyPeople(payload, project, PEOPLE)
  const { id } = await payload.create({
    collection: 'broadcasts',
    data: { title: 'For everybody', audience: 'everyone' } as never,
    overrideAccess: true,
    context: { project },
  })
  const countNotifications = async () => (await payload.db.count({ collection: 'notifications' })).totalDocs
  const broadcast = () =>
    payload.db.findOne<Broadcast>({ collection: 'broadcasts', where: { id: { equals: id } } })
  const port = await freePort()

  server = await startBareServer(port)
  await expect.poll(countNotifications, { interval: 10 }).toBeGreaterThan(0)
  await server.kill()
  const countBefore = await countNotifications()
  expect(countBefore).toBeLessThan(PEOPLE)
  expect((await broadcast())?.state).toBe('waiting')

  server = await startBareServer(port)
  await expect.poll(async () => (await broadcast())?.state).toBe('sent')
  expect((await broadcast())?.sentCount).toBe(PEOPLE)
  const { docs } = await payload.db.find<{ user: string }>({
    collection: 'notifications',
    select: { user: true },
    pagination: false,
    limit: 0,
  })
  expect(docs.map(({ user }) => user).toSorted()).toEqual(people.toSorted())
})
