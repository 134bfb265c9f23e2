import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { coursesWithClasses } from '#cms/operations/catalogue/coursesWithClasses.ts'
import { startPayload } from '#cms/payload.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

async function reqOf(of: RequestProject) {
  const person = await createPerson(payload, of, 800)
  const user = { ...person, collection: 'users', _isStaff: true, _sid: 'x' }
  return createLocalReq({ user: user as never, context: { project: of } }, payload)
}

it('lists the latest saved courses of the project with classes and their contents', async () => {
  const { product, course } = await createCourse(payload, project)
  const empty = await createCourse(payload, project, {
    title: 'Nothing in it',
    classes: [],
    _status: 'draft',
  })
  await createCourse(payload, project, { kind: 'class' })
  await createCourse(payload, await createProject(payload))
  const own = await coursesWithClasses(await reqOf(project), { search: '', page: 1 })
  expect(own.totalDocs).toBe(2)
  expect(own.courses).toContainEqual({
    id: String(product.id),
    title: product.title,
    isPublished: true,
    classes: [{ id: String(course.id), title: course.title, lectures: 3, minutes: 60 }],
  })
  const found = await coursesWithClasses(await reqOf(project), { search: 'nothing in', page: 1 })
  expect(found.courses).toEqual([
    { id: String(empty.product.id), title: 'Nothing in it', isPublished: false, classes: [] },
  ])
})

it('a batch that starts on none of its weekdays is refused with the reason', async () => {
  const { product } = await createCourse(payload, project)
  const save = (data: object) =>
    payload.create({
      collection: 'batches',
      data: {
        title: 'Evenings',
        product: product.id,
        project: project.id,
        _status: 'published',
        ...data,
      } as never,
      overrideAccess: true,
      context: { project },
    })
  // Late Tuesday in UTC is Wednesday in India.
  const startsOn = '2026-12-08T20:00:00.000Z'
  await expect(save({ startsOn, days: ['tue', 'fri'] })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'startsOn',
          message: 'This is a Wednesday, and the batch is held on Tuesday, Friday.',
        },
      ],
    },
  })
  expect(await save({ startsOn, days: ['wed', 'fri'] })).toMatchObject({ startsOn })
})
