import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#payload-config'

type Answer<T> = { status: number; body: T; headers: Headers }

/** A browser of one project (null: an address without one): keeps its cookies and calls the REST API below Express, with the headers Express would set. */
export function openBrowser(project: RequestProject | null) {
  const jar = new Map<string, string>()
  async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const headers = new Headers({
      ...(project ? { [PROJECT_HEADER]: `${project.id} ${project.slug}` } : {}),
      'x-internal-path': `/api${path}`,
      ...extra,
    })
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const request = new Request(`http://${project?.slug ?? 'platform'}.localhost/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const response = await handleEndpoints({ config, request })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers }
  }
  return {
    jar,
    call,
    get: <T = Record<string, unknown>>(path: string, extra?: Record<string, string>) =>
      call<T>('GET', path, undefined, extra),
    post: <T = Record<string, unknown>>(path: string, body: unknown = {}, extra?: Record<string, string>) =>
      call<T>('POST', path, body, extra),
  }
}

export type Browser = ReturnType<typeof openBrowser>
