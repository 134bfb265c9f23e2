import { describe, expect, it } from 'vitest'
import type { Lecture } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()

const staff = async (...modules: string[]) => {
  const { payload, project } = shop
  const person = await createPerson(payload, project, 650)
  await giveAccess(
    payload,
    project,
    String(person.id),
    modules.map((id) => ({ id, canEdit: true })),
  )
  return signInStaff(project, person.phone)
}

describe('a copy of a class', () => {
  it('has the lectures of the original in order, under a title and an address of its own', async () => {
    const { payload, project } = shop
    const { course, lectures } = await createCourse(payload, project)
    const [first, , last] = lectures
    const options = { overrideAccess: true, context: { project }, depth: 0 } as const
    await payload.update({
      collection: 'lectures',
      id: String(last?.id),
      data: { requires: [String(first?.id)] },
      ...options,
    })
    const desk = await staff('classes', 'lectures')
    const { body } = await desk.post<{ apiSuccess: boolean; id: string }>('/class/copy', { id: course.id })
    expect(body.apiSuccess).toBe(true)
    const copy = await payload.findByID({ collection: 'classes', id: body.id, ...options })
    expect(copy.title).toBe(`Copy of ${course.title}`)
    expect(copy.slug).not.toBe(course.slug)
    const { docs } = await payload.find({
      collection: 'lectures',
      where: { class: { equals: body.id } },
      sort: 'rank',
      ...options,
    })
    const shown = (docs as Lecture[]).map(({ title, slug, rank, isFree }) => ({ title, slug, rank, isFree }))
    expect(shown).toEqual(lectures.map(({ title, slug, rank, isFree }) => ({ title, slug, rank, isFree })))
    expect(docs[2]?.requires).toEqual([docs[0]?.id])
    const [summary] = (
      await payload.find({
        collection: 'class-content-summaries',
        where: { class: { equals: body.id } },
        ...options,
      })
    ).docs
    expect(summary).toMatchObject({ lectures: 3, texts: 3, minutes: 60, freeLectures: 1 })
  })

  it('is made by staff who may edit classes and lectures alone', async () => {
    const { payload, project } = shop
    const { course } = await createCourse(payload, project)
    for (const modules of [['classes'], ['lectures'], ['orders']]) {
      const desk = await staff(...modules)
      expect((await desk.post('/class/copy', { id: course.id })).status).toBe(403)
    }
    expect((await (await staff('classes', 'lectures')).post('/class/copy', { id: 'none' })).status).toBe(404)
  })
})
