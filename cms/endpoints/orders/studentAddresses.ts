import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { AddressesResponseSchema, AddressSavedResponseSchema } from '#domain/calls/account.ts'
import { AddStudentAddressBodySchema, StudentBodySchema } from '#domain/calls/orders.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { addAddress, listAddresses } from '../../operations/account/addresses.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { pincodeRefusal } from '../../operations/pincodes/directory.ts'
import { type Call, defineCall, type Requirement } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

type StudentOfProject = { project: RequestProject; person: User } | null
type Desk = {
  path: '/sales' | '/franchise'
  needs: Requirement
  /** The student by id; null if the caller may not order for them. */
  find: (req: PayloadRequest, project: RequestProject, student: string) => Promise<StudentOfProject>
}

/** Calls that list and add addresses of a student, for the sales desk and for franchisees. */
export function addressCalls({ path, needs, find }: Desk): Call[] {
  const ownerOf = (req: PayloadRequest, { person }: NonNullable<StudentOfProject>) => ({
    req,
    user: String(person.id),
  })
  return [
    defineCall({
      path: `${path}/addresses`,
      summary: 'The address book of a student',
      needs,
      audit: 'reads',
      body: StudentBodySchema,
      answer: AddressesResponseSchema,
      handle: async ({ req, project, body }) => {
        const found = await find(req, project, body.student)
        return found ? { ...succeed(), addresses: await listAddresses(ownerOf(req, found)) } : notFound()
      },
    }),
    defineCall({
      path: `${path}/addaddress`,
      summary: 'Add an address to the address book of a student',
      needs,
      audit: { entity: 'addresses', did: 'Added an address of a student', id: 'student', action: 'create' },
      body: AddStudentAddressBodySchema,
      answer: AddressSavedResponseSchema,
      handle: async ({ req, project, body: { student, ...values } }) => {
        const found = await find(req, project, student)
        if (!found) return notFound()
        const problem = pincodeRefusal(values)
        if (problem) return refuse(problem, 'pincode')
        const owner = ownerOf(req, found)
        const id = await addAddress(owner, found.project.id, values)
        if (!id) return refuse(textOf('tooManyAddresses'), 'limit')
        return { ...succeed(textOf('addressSaved')), addresses: await listAddresses(owner), id }
      },
    }),
  ]
}

export const STUDENT_ADDRESS_CALLS: Call[] = addressCalls({
  path: '/sales',
  needs: { module: 'addOrders', toEdit: true },
  find: async (req, _, student) => {
    const project = await staffProject(req)
    const person = project && (await studentOf(req.payload, project, student))
    return project && person ? { project, person } : null
  },
})
