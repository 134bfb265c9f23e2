import type { AnswersResponse, HallAttempt } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'

type Reply<T> = (T & { apiSuccess: true }) | { apiSuccess: false; code?: string }

/** The saves that the server has acknowledged, by question: the last of each. */
export type Acknowledged = Map<string, Save>

const LONGEST_PAUSE_MS = 3000

/** Waits longer after each try, as the hall does: thousands of clients that retry without a pause keep a server from starting again. */
const pauseAfter = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, 100 * 2 ** tries)))

/**
 * A client of the exam hall without a screen, over real HTTP: it keeps each answer until the server has acknowledged it, across lost
 * responses, killed servers and cut connections.
 */
export class HallClient {
  attempt: HallAttempt | null = null
  readonly acknowledged: Acknowledged = new Map()
  /** All saves, sent or still waiting, by epoch, sequence and question. */
  readonly sent = new Map<string, Save>()
  private waiting: Save[] = []
  private epoch = 1
  private sequence = 0
  private isSending = false

  constructor(
    private readonly base: string,
    private readonly token: string,
  ) {}

  async call<T>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    cutAfterMs?: number,
  ): Promise<Reply<T> | null> {
    const signal = AbortSignal.timeout(cutAfterMs ?? 20_000)
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      origin: new URL(this.base).origin,
    }
    try {
      const init = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await fetch(`${this.base}${path}`, { method, headers, signal, ...init })
      return response.status < 500 ? ((await response.json()) as Reply<T>) : null
    } catch {
      return null
    }
  }

  /** Repeats a call until the server answers. */
  async ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply<T>> {
    for (let tries = 0; ; tries++) {
      const reply = await this.call<T>(method, path, body)
      if (reply) return reply
      await pauseAfter(tries)
    }
  }

  async start(paper: { kind: string; id: string }): Promise<void> {
    const body = {
      ...paper,
      paper: paper.id,
      language: 'en',
      hasConsented: true,
      device: this.token.slice(0, 20),
      startKey: this.token.slice(0, 24),
    }
    const reply = await this.ask<{ attempt: HallAttempt }>('POST', '/tests/start', body)
    if (!reply.apiSuccess) throw new Error(`not started: ${JSON.stringify(reply)}`)
    this.attempt = reply.attempt
  }

  get id(): string {
    return this.attempt?.id ?? ''
  }

  /** Continues the attempt on another device, which does not have the unsent saves of the first one. */
  async takeOver(): Promise<HallClient> {
    const other = new HallClient(this.base, this.token)
    const device = `other-${this.token.slice(0, 20)}`
    const reply = await this.ask<{ attempt: HallAttempt }>('POST', '/tests/takeover', {
      attempt: this.id,
      device,
    })
    if (!reply.apiSuccess) throw new Error(`not taken over: ${JSON.stringify(reply)}`)
    other.attempt = reply.attempt
    other.epoch = reply.attempt.epoch
    return other
  }

  answer(question: string, answer: Save['answer']): void {
    const save: Save = {
      question,
      epoch: this.epoch,
      sequence: ++this.sequence,
      answer,
      isMarked: false,
      spentMs: this.sequence,
    }
    this.sent.set(`${save.epoch}/${save.sequence}/${question}`, save)
    this.waiting = [...this.waiting.filter((one) => one.question !== question), save]
  }

  /** Sends all waiting saves once; with `cutAfterMs` the connection is cut after this time, whether or not the server has processed the call. */
  async send(cutAfterMs?: number): Promise<void> {
    if (this.isSending || this.waiting.length === 0) return
    this.isSending = true
    const saves = [...this.waiting]
    const body = { attempt: this.id, epoch: this.epoch, saves, current: saves.at(-1)?.question ?? null }
    const reply = await this.call<AnswersResponse>('POST', '/tests/answers', body, cutAfterMs)
    this.isSending = false
    if (!reply?.apiSuccess) return
    const done = saves.filter((_, index) => ['saved', 'known'].includes(reply.outcomes[index]?.outcome ?? ''))
    const outdated = saves.filter((_, index) => reply.outcomes[index]?.outcome === 'older')
    for (const save of done) {
      const before = this.acknowledged.get(save.question)
      if (!before || before.sequence < save.sequence) this.acknowledged.set(save.question, save)
    }
    this.waiting = this.waiting.filter((save) => !done.includes(save) && !outdated.includes(save))
  }

  /** Sends until everything is acknowledged. */
  async sendAll(): Promise<void> {
    for (let tries = 0; this.waiting.length > 0; tries++) {
      if (tries > 100) throw new Error(`never saved: ${JSON.stringify(this.waiting.slice(0, 2))}`)
      await this.send()
      if (this.waiting.length > 0) await pauseAfter(tries)
    }
  }

  submit = () => this.ask('POST', '/tests/submit', { attempt: this.id, epoch: this.epoch })
}
