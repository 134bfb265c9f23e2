import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { localeOf, type RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { withLock } from '#database/withLock.ts'
import { AddStudentBodySchema, FranchiseOrderBodySchema } from '#domain/calls/franchise.ts'
import {
  AddOrderResponseSchema,
  FindProductsBodySchema,
  FindStudentsBodySchema,
  ProductsResponseSchema,
  StaffQuoteBodySchema,
  StaffQuoteResponseSchema,
  StudentsResponseSchema,
} from '#domain/calls/orders.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { quoteView } from '../../operations/checkout/quoteView.ts'
import { shippingProblem } from '../../operations/checkout/shippingProblem.ts'
import { inviteStudent } from '../../operations/franchise/inviteStudent.ts'
import { orderFromFunds } from '../../operations/franchise/orderFromFunds.ts'
import { ownStudent, studentIds } from '../../operations/franchise/ownStudents.ts'
import { findOrderByReference } from '../../operations/orders/addOrder.ts'
import { findProducts } from '../../operations/orders/findProducts.ts'
import { findStudents } from '../../operations/orders/findStudents.ts'
import { staffQuote } from '../../operations/orders/staffQuote.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { quoteRefusal } from '../orders/quoteRefusal.ts'
import { ownedRefusal, paidAnswer } from '../orders/staffAnswers.ts'
import { addressCalls } from '../orders/studentAddresses.ts'
import { holdRefusal, shippingRefusal } from '../payments/quoteRefusals.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed, wrongField } from '../responses.ts'
import { invitationAnswer, leave } from './invitation.ts'

/** Every call below is limited to the caller's own students and funds. */
const PANEL_RIGHTS = { module: 'franchisePanel', toEdit: true } as const

const callerId = ({ viewer }: Pick<CallContext<unknown>, 'viewer'>): string => viewer?.id as string

const students = defineCall({
  path: '/franchise/students',
  summary: 'Search the own students by phone, e-mail or name',
  needs: PANEL_RIGHTS,
  audit: 'reads',
  body: FindStudentsBodySchema,
  answer: StudentsResponseSchema,
  handle: async (context) => {
    const { req, project, body } = context
    const among = await studentIds(req.payload, callerId(context))
    const filter = { project, text: body.text, isOpen: true, among }
    return { ...succeed(), students: await findStudents(req.payload, filter) }
  },
})

const addstudent = defineCall({
  path: '/franchise/addstudent',
  summary: 'Invite somebody to become the own student; they answer after their next login',
  needs: PANEL_RIGHTS,
  audit: { entity: 'users', did: 'Added a student', action: 'create' },
  body: AddStudentBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const phone = body.phone ? normalisePhone(body.phone) : null
    if (body.phone && !phone) return wrongField('phone', textOf('wallet.phoneWrong'), 'phone')
    if (!phone && !body.email) return refuse(textOf('wallet.reachNeeded'), 'identifier')
    const person = { name: body.name, phone, email: body.email ?? null }
    const invited = await inviteStudent(req.payload, project, { franchisee: callerId(context), person, now })
    if (!invited.ok)
      return refuse(textOf('wallet.studentLimit'), 'limit', { retryAfterS: invited.retryAfterS })
    return succeed(textOf('wallet.studentInvited'))
  },
})

const products = defineCall({
  path: '/franchise/products',
  summary: 'Products that can be ordered for a student, by title',
  needs: PANEL_RIGHTS,
  audit: 'reads',
  body: FindProductsBodySchema,
  answer: ProductsResponseSchema,
  handle: async ({ req, project, body, now }) => ({
    ...succeed(),
    products: await findProducts(req.payload, project, body.text, null, now),
  }),
})

type StaffQuoteBody = z.infer<typeof StaffQuoteBodySchema>

/** A quote for one of the franchisee's own students; null for other students. */
async function quoteForStudent(
  { req, project, now, ...context }: CallContext<unknown>,
  body: StaffQuoteBody,
) {
  const { payload } = req
  const student = await ownStudent(payload, project, callerId(context), body.student)
  return student ? staffQuote({ payload, project, body, sold: null, now }) : null
}

const quote = defineCall({
  path: '/franchise/quote',
  summary: 'Quote for an own student',
  needs: PANEL_RIGHTS,
  audit: 'reads',
  body: StaffQuoteBodySchema,
  answer: StaffQuoteResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const found = await quoteForStudent(context, body)
    if (!found) return notFound()
    if (found.state !== 'quoted') return quoteRefusal(found)
    return {
      ...succeed(),
      quote: await quoteView(req.payload, project, found.quoted, found.purchase, {
        locale: localeOf(req),
        now,
      }),
      owned: found.owned,
    }
  },
})

/** Places and pays the order; idempotent by `idempotencyKey`: a repeated call responds with the first order. */
async function placeFundedOrder(context: CallContext<z.infer<typeof FranchiseOrderBodySchema>>) {
  const { req, project, body, now } = context
  const { payload } = req
  const { quoteId, idempotencyKey, ...request } = body
  const reference = {
    gateway: FUNDS_GATEWAY,
    reference: idempotencyKey,
    student: request.student,
    quoteId,
  } as const
  const before = await findOrderByReference(payload, project, reference)
  if (before)
    return before.isSame && before.order.franchisee === callerId(context)
      ? paidAnswer(before.order)
      : refuse(textOf('wallet.keyUsed'), 'referenceUsed')
  const found = await quoteForStudent(context, request)
  if (!found) return notFound()
  if (found.state !== 'quoted') return quoteRefusal(found)
  const { student, purchase, address, owned } = found
  const refusal = ownedRefusal(found.quoted, owned)
  if (refusal) return refusal
  if (found.quoted.quoteId !== quoteId)
    return refuse(textOf('quoteChanged'), 'quoteChanged', { httpStatus: 409 })
  const problem = shippingProblem(found.quoted, address)
  if (problem) return shippingRefusal(problem)
  const made = await orderFromFunds({
    payload,
    project,
    student,
    by: req.user as User,
    idempotencyKey,
    quoted: found.quoted,
    purchase,
    address,
    now,
  })
  if (made.state === 'gone') return holdRefusal(made.held)
  if (made.state === 'soldOut') return refuse(textOf('order.soldOut'), 'outOfStock')
  if (made.state === 'keyUsed') return refuse(textOf('wallet.keyUsed'), 'referenceUsed')
  return paidAnswer(made.order)
}

const addorder = defineCall({
  path: '/franchise/addorder',
  summary: 'Order for an own student and pay from the own funds; idempotent by key',
  needs: PANEL_RIGHTS,
  audit: { entity: 'orders', did: 'Ordered for a student', action: 'create' },
  body: FranchiseOrderBodySchema,
  answer: AddOrderResponseSchema,
  // The second request of a double click waits for the first.
  handle: (context) =>
    withLock(context.req.payload, `funds:${callerId(context)}:${context.body.idempotencyKey}`, () =>
      placeFundedOrder(context),
    ),
})

const findOwn = async (req: PayloadRequest, project: RequestProject, student: string) => {
  const person = await ownStudent(req.payload, project, viewerOf(req)?.id as string, student)
  return person ? { project, person } : null
}

export const FRANCHISE_CALLS: Call[] = [
  students,
  addstudent,
  invitationAnswer,
  leave,
  products,
  quote,
  addorder,
  ...addressCalls({ path: '/franchise', needs: PANEL_RIGHTS, find: findOwn }),
]
