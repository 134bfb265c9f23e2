import { expect, it } from 'vitest'
import {
  changesProjects,
  ProjectDirectory,
  type ProjectRecord,
} from '#cms/server/gateway/projectDirectory.ts'
import { createLog } from '#cms/server/process/log.ts'

const project = (slug: string, hosts: string[] = []): ProjectRecord => ({
  id: `id-${slug}`,
  slug,
  title: slug,
  status: 'active',
  hosts,
})

function directory(read: () => ProjectRecord[]) {
  const clock = { now: 0, reads: 0 }
  const load = async () => {
    clock.reads++
    return read()
  }
  return { clock, projects: new ProjectDirectory({ load, log: createLog('silent'), now: () => clock.now }) }
}

it('finds projects by slug and by host, whatever the case and port', async () => {
  const { projects } = directory(() => [project('demo', ['demo.localhost'])])
  expect((await projects.bySlug('demo'))?.id).toBe('id-demo')
  expect((await projects.byHost('Demo.localhost:3000'))?.slug).toBe('demo')
  expect(await projects.byHost('localhost:3000')).toBeNull()
  expect(await projects.bySlug('__proto__')).toBeNull()
})

it('reads once for concurrent requests and again after 30 s', async () => {
  const { clock, projects } = directory(() => [project('demo')])
  await Promise.all([projects.bySlug('demo'), projects.bySlug('x'), projects.byHost('y')])
  expect(clock.reads).toBe(1)
  clock.now = 29_999
  await projects.bySlug('demo')
  expect(clock.reads).toBe(1)
  clock.now = 30_000
  await projects.bySlug('demo')
  expect(clock.reads).toBe(2)
})

it('old projects are used while they are read again, so that a database that does not answer holds up nobody', async () => {
  let answer = (_projects: ProjectRecord[]) => {}
  const clock = { now: 0 }
  const load = () => new Promise<ProjectRecord[]>((resolve) => (answer = resolve))
  const projects = new ProjectDirectory({ load, log: createLog('silent'), now: () => clock.now })
  const first = projects.bySlug('demo')
  answer([project('demo')])
  expect((await first)?.slug).toBe('demo')
  clock.now = 30_000
  expect((await projects.bySlug('demo'))?.slug).toBe('demo')
  answer([])
  await expect.poll(() => projects.bySlug('demo')).toBeNull()
})

it('projects of ten minutes ago are not used before they are read again', async () => {
  let known = [project('demo')]
  const { clock, projects } = directory(() => known)
  await projects.bySlug('demo')
  known = []
  clock.now = 600_000
  expect(await projects.bySlug('demo')).toBeNull()
})

it('applies a change at once after a notification', async () => {
  let known = [project('demo')]
  const { projects } = directory(() => known)
  await projects.bySlug('demo')
  known = []
  projects.bust()
  expect(await projects.bySlug('demo')).toBeNull()
})

it('uses its cache while the database fails', async () => {
  let isDown = false
  const { clock, projects } = directory(() => {
    if (isDown) throw new Error('down')
    return [project('demo')]
  })
  await projects.bySlug('demo')
  isDown = true
  clock.now = 60_000
  expect((await projects.bySlug('demo'))?.slug).toBe('demo')
  projects.bust()
  await expect(projects.bySlug('demo')).rejects.toThrow('down')
})

it('detects changes of projects', () => {
  expect(changesProjects(['projects', 'p:demo'])).toBe(true)
  expect(changesProjects(['p:demo:projects:demo'])).toBe(true)
  expect(changesProjects(['p:projects-shop:pages'])).toBe(false)
})
