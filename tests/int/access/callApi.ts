import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#payload-config'

export type Asked = {
  method: string
  /** Relative to /api. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Sends one call to the REST API as Express forwards it; the response's body is not read. */
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
