import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { loadTicketContext } from '#cms/admin/tickets/loadTicketContext.ts'
import type { SupportTicket } from '#payload-types'
import { createPerson } from '#tests/support/people.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)

it('lists a purchase of several files once beside the ticket of its student', async () => {
  const { payload, project, course } = shop
  const { id } = await openShopper(payload, project)
  const grant = `order-${id}`
  for (const target of ['part-1', 'part-2', 'part-3'])
    await payload.db.create({
      collection: 'entitlements',
      data: {
        ...{
          project: project.id,
          student: id,
          product: course.id,
          title: 'Formulas',
          kind: 'digital-item',
          target,
        },
        ...{
          source: 'admin',
          grantKey: `${grant}:digital-item:${target}`,
          startsAt: new Date().toISOString(),
        },
        rev: 0,
      },
    })
  const staff = await createPerson(payload, project, 800)
  const req = await createLocalReq(
    { user: { ...staff, collection: 'users', _isStaff: true, _sid: 'x' } as never, context: { project } },
    payload,
  )
  const { enrolments } = await loadTicketContext(req, { id: 'none', student: id } as unknown as SupportTicket)
  expect(enrolments?.map(({ title }) => title)).toEqual(['Formulas'])
})
