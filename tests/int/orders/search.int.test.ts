import type { BasePayload } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { stringify } from 'qs-esm'
import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { createGoods, createStudent, orderBy } from './staffOrders.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

it('the list’s search finds orders by number and student, within the person’s permissions', async () => {
  const project = await createProject(payload)
  const [student, other] = [await createStudent(payload, project), await createStudent(payload, project)]
  const goods = await createGoods(payload, project, 50)
  const [own, foreign] = [
    await orderBy(payload, student, { products: [goods] }),
    await orderBy(payload, other, { products: [goods] }),
  ]
  // A new e-mail ends the student's sessions, so that the order is placed before.
  await payload.update({
    collection: 'users',
    id: student.id,
    data: { name: 'Kalpana Searched', email: 'kalpana.searched@example.org' },
    overrideAccess: true,
    context: { project },
  })
  // The placer differs from the student when staff order.
  await payload.db.updateOne({
    collection: 'orders',
    where: { id: { equals: own.id } },
    data: { byName: 'Desk', byPhone: null, byEmail: null } as never,
  })
  const searching = async (level: number, modules: string[], assignedProducts?: string[]) => {
    const person = await createPerson(payload, project, level)
    if (level < 800)
      await giveAccess(
        payload,
        project,
        String(person.id),
        modules.map((id) => ({ id, canEdit: false })),
        assignedProducts ? { assigned: { assignedProducts } } : {},
      )
    const headers = {
      authorization: `Bearer ${await openTestSession(payload, String(person.id), project, true)}`,
    }
    return async (search: string) => {
      const where = mergeListSearchAndWhere({
        collectionConfig: payload.collections.orders.config,
        search,
      })
      const query = stringify({ where, depth: 0 }, { addQueryPrefix: true })
      const { status, body } = await openBrowser(project).get<{ docs: { number: string }[] }>(
        `/orders${query}`,
        headers,
      )
      return status === 200 ? body.docs.map(({ number }) => number) : status
    }
  }
  const phone = String(student.phone).slice(-10)
  for (const find of [await searching(800, []), await searching(650, ['orders'])]) {
    for (const text of [own.number, 'kalpana searched', phone, 'kalpana.searched@'])
      expect(await find(text), text).toEqual([own.number])
    expect(await find('nobody of this name')).toEqual([])
    expect(await find(foreign.number)).toEqual([foreign.number])
  }
  const narrowed = await searching(650, ['subadminOrders'], [String(goods.id)])
  expect(await narrowed('kalpana')).toEqual([own.number])
  expect(await (await searching(650, ['blogs']))('kalpana')).not.toEqual([own.number])
})
