import { handleEndpoints } from 'payload'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import type { Locale } from '#domain/text/locales.ts'
import config from '#payload-config'

type Answer<T> = { status: number; body: T; headers: Headers }

/** Sends one API call; `path` is relative to /api. */
type Transport = (
  path: string,
  init: { method: string; headers: Headers; body?: string },
) => Promise<Response>

/** Calls the REST handler directly, without Express but with the headers that Express sets for a page in this language. */
export const belowExpress =
  (project: RequestProject | null, locale: Locale = 'en'): Transport =>
  (path, { headers, ...init }) => {
    if (project)
      headers.set(PROJECT_HEADER, `${project.id} ${project.slug}${locale === 'en' ? '' : ` ${locale}`}`)
    headers.set('x-internal-path', `/api${path}`)
    headers.set('x-internal-method', init.method)
    const url = `http://${project?.slug ?? 'platform'}.localhost/api${path}`
    return handleEndpoints({ config, request: new Request(url, { ...init, headers }) })
  }

/** Over HTTP to a running server at `origin`. */
export const overHttp =
  (origin: string, slug: string): Transport =>
  (path, { headers, ...init }) => {
    headers.set('origin', origin)
    return fetch(`${origin}/_projects/${slug}/api${path}`, { ...init, headers, redirect: 'manual' })
  }

/** An API client with a cookie jar, on one project's host (null: a host without a project). */
export function openBrowser(project: RequestProject | null, send: Transport = belowExpress(project)) {
  const jar = new Map<string, string>()
  async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const headers = new Headers(extra)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const response = await send(path, { method, headers, body: text })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const answer = await response.text()
    return {
      status: response.status,
      body: (answer ? JSON.parse(answer) : null) as T,
      headers: response.headers,
    }
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
