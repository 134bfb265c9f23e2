import type { Where } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor, createPage } from '#tests/support/editing.ts'
import { freePort } from '#tests/support/freePort.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const PAGES = 60

const servers: BareServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop())))

it('every scheduled page is published once when the publishing process is killed and another one waits', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const editor = await createEditor(payload, project)
  const ids: string[] = []
  for (let index = 0; index < PAGES; index++) {
    const { id, title } = await createPage(payload, project)
    ids.push(id)
    await payload.create({
      collection: 'scheduled-changes',
      data: {
        project: project.id,
        entity: 'pages',
        entityId: id,
        title,
        action: 'publish',
        at: new Date(Date.now() - 1000).toISOString(),
        state: 'pending',
        createdBy: editor.id,
      } as never,
      overrideAccess: true,
    })
  }
  const inState = async (state: string) =>
    (await payload.db.count({ collection: 'scheduled-changes', where: { state: { equals: state } } }))
      .totalDocs

  const first = await startBareServer(await freePort(), { BESIDE_ANOTHER: '1' })
  servers.push(first)
  await expect.poll(() => inState('done'), { interval: 10 }).toBeGreaterThan(3)
  const waiting = startBareServer(await freePort(), { BESIDE_ANOTHER: '1' }).then((server) =>
    servers.push(server),
  )
  await first.kill()
  expect(await inState('done'), 'it was killed in the middle').toBeLessThan(PAGES)
  await waiting

  await expect.poll(() => inState('done'), { interval: 200 }).toBe(PAGES)
  for (const id of ids) {
    const page = await payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: true })
    expect(page._status).toBe('published')
    const where = { parent: { equals: id } }
    expect((await payload.db.countVersions({ collection: 'pages', where })).totalDocs).toBe(2)
    const entries: Where = { and: [{ entityId: { equals: id } }, { action: { equals: 'publish' } }] }
    expect((await payload.db.count({ collection: 'audit-logs', where: entries })).totalDocs).toBe(1)
  }
})
