import { Pool } from 'undici'

const TIMEOUT_MS = 20_000

type Headers = Record<string, string>

/** A JSON client for one server with a pool of keep-alive connections. */
export class JsonClient {
  readonly #pool: Pool
  readonly #origin: string

  constructor(origin: string, connections: number) {
    this.#origin = origin
    this.#pool = new Pool(origin, { connections, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })
  }

  /** Posts an object as JSON, or a string unchanged; throws unless the status is 200. */
  post<T>(path: string, body: object | string, headers: Headers = {}): Promise<T> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const json = { 'content-type': 'application/json', origin: this.#origin }
    return this.#ask<T>('POST', path, { ...json, ...headers }, text)
  }

  get<T>(path: string, headers: Headers = {}): Promise<T> {
    return this.#ask<T>('GET', path, headers)
  }

  /** Changes a document by an object as JSON; throws unless the status is 200. */
  patch<T>(path: string, body: object, headers: Headers = {}): Promise<T> {
    const json = { 'content-type': 'application/json', origin: this.#origin }
    return this.#ask<T>('PATCH', path, { ...json, ...headers }, JSON.stringify(body))
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  async #ask<T>(method: 'GET' | 'POST' | 'PATCH', path: string, headers: Headers, text?: string): Promise<T> {
    const { statusCode, body } = await this.#pool.request({ method, path, headers, body: text ?? null })
    const answer = await body.text()
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} ${answer.slice(0, 200)}`)
    return JSON.parse(answer) as T
  }
}
