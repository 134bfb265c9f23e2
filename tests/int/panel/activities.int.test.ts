import { expect, it } from 'vitest'
import { viewerOf } from '#access/viewer.ts'
import { activitiesPage, latestActivities } from '#cms/operations/panel/activities.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'

it('the feed shows everything to an admin, and accessible documents to others', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const at = new Date().toISOString()
  for (const [entity, action] of [
    ['pages', 'update'],
    ['orders', 'update'],
    ['users', 'level'],
  ])
    await payload.db.create({
      collection: 'audit-logs',
      data: {
        project: project.id,
        key: `${project.slug}-${entity}`,
        at,
        actorName: 'A',
        actorLevel: 800,
        action,
        entity,
        summary: `${entity} ${action}`,
        changes: [],
        deleteDate: at,
      },
    })
  const activitiesFor = async (level: number, modules: string[]) => {
    const accessList = modules.map((id) => ({ id, canEdit: false }))
    const assigned = { testseries: [], products: [], classes: [] }
    const _access = { accessList, features: [], offFeatures: [], assigned }
    const user = {
      id: 'x',
      collection: 'users',
      userLevel: level,
      project: project.id,
      _isStaff: true,
      _access,
    }
    const viewer = viewerOf({ user: user as never })
    if (!viewer) throw new Error('nobody')
    const scope = {
      isAll: false,
      projects: [{ id: project.id }],
      choices: [{ id: project.id, timeZone: 'Asia/Dubai' }],
      timeZone: 'UTC',
    } as never
    const page = await activitiesPage(payload, scope, viewer, 1)
    const latest = await latestActivities(payload, scope, viewer)
    expect(page.activities.map(({ id }) => id).toSorted()).toEqual(latest.map(({ id }) => id).toSorted())
    expect(page.total).toBe(latest.length)
    expect(latest.every(({ timeZone }) => timeZone === 'Asia/Dubai')).toBe(true)
    return latest.map(({ summary }) => summary).toSorted()
  }
  expect(await activitiesFor(800, [])).toEqual(['orders update', 'pages update', 'users level'])
  expect(await activitiesFor(650, ['dashboardActivities', 'pages', 'users'])).toEqual(['pages update'])
  expect(await activitiesFor(650, ['dashboardActivities'])).toEqual([])
})
