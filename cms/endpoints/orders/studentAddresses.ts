import type { PayloadRequest } from 'payload'
import { AddressesAnswerSchema, AddressSavedAnswerSchema } from '#domain/calls/account.ts'
import { AddStudentAddressBodySchema, StudentBodySchema } from '#domain/calls/orders.ts'
import { isArmyPincode, isPincodeOf, statesOfPincode } from '#domain/people/pincode.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { addAddress, listAddresses } from '../../operations/account/addresses.ts'
import { deskProject } from '../../operations/orders/deskProject.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { type Call, defineCall, refuse } from '../defineCall.ts'
import { done, notFound } from './deskAnswers.ts'

const ADDERS = { module: 'addOrders', toEdit: true } as const

async function bookOf(req: PayloadRequest, student: string) {
  const project = await deskProject(req)
  const person = project && (await studentOf(req.payload, project, student))
  return person && { project, owner: { req, user: String(person.id) } }
}

const addresses = defineCall({
  path: '/sales/addresses',
  summary: 'The address book of a student whom an order is added for',
  needs: ADDERS,
  body: StudentBodySchema,
  answer: AddressesAnswerSchema,
  handle: async ({ req, body }) => {
    const book = await bookOf(req, body.student)
    return book ? { ...done(''), addresses: await listAddresses(book.owner) } : notFound()
  },
})

const addaddress = defineCall({
  path: '/sales/addaddress',
  summary: 'Put an address into the book of a student whom an order is added for',
  needs: ADDERS,
  body: AddStudentAddressBodySchema,
  answer: AddressSavedAnswerSchema,
  handle: async ({ req, body: { student, ...values } }) => {
    const book = await bookOf(req, student)
    if (!book) return notFound()
    if (!isArmyPincode(values.pincode) && statesOfPincode(values.pincode).length === 0)
      return refuse(ANSWERS.unknownPincode, 'pincode')
    if (!isPincodeOf(values.pincode, values.state)) return refuse(ANSWERS.pincodeOfOtherState, 'pincode')
    const id = await addAddress(book.owner, book.project.id, values)
    if (!id) return refuse(ANSWERS.tooManyAddresses, 'limit')
    return { ...done(ANSWERS.addressSaved), addresses: await listAddresses(book.owner), id }
  },
})

export const STUDENT_ADDRESS_CALLS: Call[] = [addresses, addaddress]
