import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#payload-config'
import type { Browser } from '#tests/support/browser.ts'

export type FormOptions = { name?: string; type?: string; data?: object; method?: 'POST' | 'PATCH' }

/** Sends a form with a file as the panel does, and returns the response. */
export function sendForm(
  by: Browser,
  project: RequestProject,
  path: string,
  file: Buffer | null,
  { name = 'x.png', type = 'image/png', data = {}, method = 'POST' }: FormOptions = {},
): Promise<Response> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type }))
  return fetchApi(by, project, path, { method, body: form })
}

/** Calls the REST handler with a browser's cookies, for bodies and responses that are not JSON. */
export async function fetchApi(by: Browser, project: RequestProject, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('cookie', [...by.jar].map(([name, value]) => `${name}=${value}`).join('; '))
  headers.set(PROJECT_HEADER, `${project.id} ${project.slug}`)
  headers.set('x-internal-path', `/api${path}`)
  headers.set('x-internal-method', init.method ?? 'GET')
  const url = `http://${project.slug}.localhost/api${path}`
  return handleEndpoints({ config, request: new Request(url, { ...init, headers }) })
}
