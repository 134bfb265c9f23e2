import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#payload-config'

export type Asked = {
  method: string
  /** Below /api. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** One call to the REST API as Express hands it on; the body of the answer is left unread. */
export function callApi(project: RequestProject, { method, path, body, headers }: Asked): Promise<Response> {
  const isForm = body instanceof FormData
  const request = new Request(`http://${project.slug}.localhost/api${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...headers,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      [PROJECT_HEADER]: `${project.id} ${project.slug}`,
      'x-internal-path': `/api${path}`,
      'x-internal-method': method.toUpperCase(),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config, request })
}
