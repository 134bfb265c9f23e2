import { type BasePayload, handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#payload-config'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'

export type Raw = { status: number; text: string; bytes: Buffer; headers: Headers }

/** Creates a member of staff and returns calls with raw responses, as for downloads. */
export async function openStaffCalls(
  payload: BasePayload,
  project: RequestProject,
  { level = 800, isProven = false } = {},
) {
  const person = await createPerson(payload, project, level)
  const proven = isProven ? { provenUntil: new Date(Date.now() + 600_000).toISOString() } : {}
  const token = await openTestSession(payload, String(person.id), project, true, proven)
  const ask = async (method: string, path: string, body?: FormData | object): Promise<Raw> => {
    const headers = new Headers({
      [PROJECT_HEADER]: `${project.id} ${project.slug}`,
      authorization: `Bearer ${token}`,
      'x-internal-path': `/api${path}`,
      'x-internal-method': method,
    })
    const isForm = body instanceof FormData
    if (body && !isForm) headers.set('content-type', 'application/json')
    const url = `http://${project.slug}.localhost/api${path}`
    const request = new Request(url, { method, headers, body: isForm ? body : body && JSON.stringify(body) })
    const response = await handleEndpoints({ config, request })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, text: bytes.toString('utf8'), bytes, headers: response.headers }
  }
  const download = (data: Record<string, unknown>) =>
    ask('POST', '/exports/download', { data: { name: 'list', ...data } })
  return {
    project,
    person,
    ask,
    download,
    upload: (file: string, data: Record<string, unknown>, name = 'rows.csv') => {
      const form = new FormData()
      const type = name.endsWith('.json') ? 'application/json' : 'text/csv'
      form.set('file', new Blob([file], { type }), name)
      form.set('_payload', JSON.stringify(data))
      return ask('POST', '/imports', form)
    },
  }
}

export type Desk = Awaited<ReturnType<typeof openStaffCalls>>
