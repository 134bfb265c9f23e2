import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { loadTicketContext } from '#cms/admin/tickets/loadTicketContext.ts'
import { idOf } from '#database/idOf.ts'
import { errorCode } from '#domain/logs/errorCode.ts'
import type { SupportTicket, User } from '#payload-types'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { moveParcel, openSending, orderGoods, packLinesOf } from '../shipments/sending.ts'

const shop = openShop(withCourse)

/** A request of an admin, or of a sub admin with these modules. */
async function staffRequest(project: RequestProject, modules: string[] | null = null) {
  const { payload } = shop
  const staff = await createPerson(payload, project, modules ? 650 : 800)
  const accessList = (modules ?? []).map((id) => ({ id, canEdit: true }))
  if (modules) await giveAccess(payload, project, String(staff.id), accessList)
  const _access = await readAccess(payload, staff as User, project.id)
  return createLocalReq(
    {
      user: { ...staff, collection: 'users', _isStaff: true, _sid: 'x', _access } as never,
      context: { project },
    },
    payload,
  )
}

it('lists a purchase of several files once beside the ticket of its student', async () => {
  const { payload, project, course } = shop
  const { id } = await openShopper(payload, project)
  const grant = `order-${id}`
  for (const target of ['part-1', 'part-2', 'part-3'])
    await payload.db.create({
      collection: 'entitlements',
      data: {
        project: project.id,
        student: id,
        product: course.id,
        title: 'Formulas',
        kind: 'digital-item',
        target,
        source: 'admin',
        grantKey: `${grant}:digital-item:${target}`,
        startsAt: new Date().toISOString(),
        rev: 0,
      },
    })
  const req = await staffRequest(project)
  const { enrolments } = await loadTicketContext(req, { id: 'none', student: id } as unknown as SupportTicket)
  expect(enrolments?.map(({ title }) => title)).toEqual(['Formulas'])
})

it('offers to send the goods of a lost parcel again until that was done', async () => {
  const sending = await openSending(shop.payload)
  const order = await orderGoods(sending)
  await sending.admin('/sales/takemoney', { orderId: order.id })
  const parcel = await packLinesOf(sending, order)
  const req = await staffRequest(sending.project)
  const ticket = { id: 'none', student: idOf(order.student) } as unknown as SupportTicket
  const resendable = async () => {
    const { parcels, can } = await loadTicketContext(req, ticket)
    expect(parcels?.map(({ id }) => String(id))).toContain(parcel)
    return can.resend
  }
  expect(await resendable()).toEqual([])
  await moveParcel(sending, parcel, 'inTransit', 'lost')
  expect(await resendable()).toEqual([parcel])
  expect((await sending.admin('/parcels/resend', { shipmentId: parcel })).body.apiSuccess).toBe(true)
  expect(await resendable()).toEqual([])
})

it('shows beside a ticket what its reader may see elsewhere, and offers nothing more', async () => {
  const { payload, project } = shop
  const { id } = await openShopper(payload, project)
  const ticket = { id: 'none', student: id } as unknown as SupportTicket
  const seenBy = async (modules: string[] | null) => {
    const { can, tickets, ...rows } = await loadTicketContext(await staffRequest(project, modules), ticket)
    expect(tickets).toEqual([])
    return { can, shown: Object.entries(rows).flatMap(([name, found]) => (found ? [name] : [])) }
  }
  expect(await seenBy(['supportTickets'])).toEqual({
    can: { sendInvoice: false, changeAccess: false, checkPayments: [], resend: [], openErrors: false },
    shown: ['errors'],
  })
  expect((await seenBy(['supportTickets', 'users'])).shown.toSorted()).toEqual(['devices', 'errors'])
  const seller = await seenBy(['supportTickets', 'enrolments'])
  expect(seller.can).toMatchObject({ changeAccess: true, sendInvoice: false })
  expect(seller.shown.toSorted()).toEqual(['enrolments', 'errors'])
  const admin = await seenBy(null)
  expect(admin.shown.toSorted()).toEqual(['devices', 'enrolments', 'errors', 'orders', 'parcels'])
  expect(admin.can).toMatchObject({ sendInvoice: true, changeAccess: true, openErrors: true })
})

it('staff who answer a ticket read the errors of its student with their codes, and of no other student', async () => {
  const { payload, project } = shop
  const [{ id }, other] = [await openShopper(payload, project), await openShopper(payload, project)]
  const uidOf = async (user: string) =>
    (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user } } }))?.uid
  const at = new Date().toISOString()
  for (const [user, message] of [
    [id, 'The player stopped'],
    [other.id, 'Of somebody else'],
  ] as const)
    await payload.db.create({
      collection: 'error-logs',
      data: {
        project: project.id,
        uid: await uidOf(user),
        message,
        severity: 'high',
        panel: 'site',
        addedOn: at,
        lastSeenAt: at,
        deleteDate: at,
        fingerprint: `3f09a1c2${user}`,
        groupKey: user,
      },
    })
  const ticket = { id: 'none', student: id } as unknown as SupportTicket
  const { errors } = await loadTicketContext(await staffRequest(project, ['supportTickets']), ticket)
  expect(errors?.map(({ message, fingerprint }) => [message, errorCode(fingerprint)])).toEqual([
    ['The player stopped', 'E-3F09A1C2'],
  ])
})
