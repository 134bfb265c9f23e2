import type { Request, RequestHandler } from 'express'
import type { Metric, Sample } from './exposition.ts'

/** Upper limits of the buckets, seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** Paths of event streams, whose duration says nothing about the server's speed. */
const STREAMS = /^\/(_projects\/[^/]+\/)?api\/notifications\/stream$/

const partOf = (path: string): 'api' | 'admin' | 'page' => {
  const inProject = path.replace(/^\/_projects\/[^/]+/, '')
  if (inProject.startsWith('/api/')) return 'api'
  return /^\/(admin|cms-static)(\/|$)/.test(inProject) ? 'admin' : 'page'
}

type Times = { count: number; sum: number; buckets: number[] }

/** Counts the finished requests of this process and their durations, by area and status class. */
export class RequestMeter {
  readonly #counts = new Map<string, number>()
  readonly #times = new Map<string, Times>()

  readonly watch: RequestHandler = (req, res, next) => {
    const startedAt = performance.now()
    res.once('close', () => this.#note(req, res.statusCode, (performance.now() - startedAt) / 1000))
    next()
  }

  #note(req: Request, status: number, seconds: number): void {
    const path = req.originalUrl.split('?')[0] ?? ''
    const part = partOf(path)
    const key = `${part} ${Math.floor(status / 100)}xx`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    if (STREAMS.test(path)) return
    const times = this.#times.get(part) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) }
    this.#times.set(part, times)
    times.count += 1
    times.sum += seconds
    for (const [index, limit] of BUCKETS.entries())
      if (seconds <= limit) times.buckets[index] = (times.buckets[index] ?? 0) + 1
  }

  metrics(): Metric[] {
    return [
      {
        name: 'shala_http_requests_total',
        help: 'Finished requests by part and class of status.',
        type: 'counter',
        samples: [...this.#counts].map(([key, value]) => {
          const [part = '', status = ''] = key.split(' ')
          return { labels: { part, status }, value }
        }),
      },
      {
        name: 'shala_http_request_duration_seconds',
        help: 'Time from the first byte of a request to the end of its answer, without streams.',
        type: 'histogram',
        samples: [...this.#times].flatMap(([part, times]) => histogram(part, times)),
      },
    ]
  }
}

const histogram = (part: string, { count, sum, buckets }: Times): Sample[] => [
  ...BUCKETS.map((limit, index) => ({
    suffix: '_bucket',
    labels: { part, le: String(limit) },
    value: buckets[index] ?? 0,
  })),
  { suffix: '_bucket', labels: { part, le: '+Inf' }, value: count },
  { suffix: '_sum', labels: { part }, value: Number(sum.toFixed(6)) },
  { suffix: '_count', labels: { part }, value: count },
]
