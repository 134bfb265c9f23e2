import type { AnswersResponse, HallAttempt } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { QUESTIONS } from '../benchExams.ts'
import type { JsonClient } from '../load/JsonClient.ts'

const API = '/_projects/demo/api'

type Answered<T> = ({ apiSuccess: true } & T) | { apiSuccess: false; code?: string; message: string }

/** A learner's hall at our server. Its calls throw when they are refused or fail. */
export class Learner {
  /** The last answer of each question that the server has acknowledged. */
  readonly acknowledged = new Map<string, Save>()
  readonly #headers: Record<string, string>
  #client: JsonClient
  #attempt = ''
  #sequence = 0

  constructor(client: JsonClient, secret: string) {
    this.#client = client
    this.#headers = { cookie: `demo-session=${secret}` }
  }

  /** Goes on by other connections. */
  reconnect(client: JsonClient): void {
    this.#client = client
  }

  /** Whether the start was answered; one that was not is among the errors. */
  get hasStarted(): boolean {
    return this.#attempt !== ''
  }

  async start(paper: string): Promise<void> {
    const { attempt } = await this.#post<{ attempt: HallAttempt }>('/tests/start', {
      kind: 'test-papers',
      paper,
      language: 'en',
      hasConsented: true,
    })
    this.#attempt = attempt.id
  }

  /** Saves the next answers of its own, and notes what was acknowledged. */
  async save(count: number): Promise<void> {
    const saves = Array.from({ length: count }, (): Save => {
      this.#sequence += 1
      const n = this.#sequence
      const answer = { type: 'single', option: 'abcd'[n % 4] }
      const question = QUESTIONS[n % QUESTIONS.length] as string
      return { question, epoch: 1, sequence: n, answer, isMarked: false, spentMs: n * 100 }
    })
    const body = { attempt: this.#attempt, epoch: 1, saves, current: saves.at(-1)?.question ?? null }
    const { outcomes } = await this.#post<AnswersResponse>('/tests/answers', body)
    const unsaved = outcomes.filter(({ outcome }) => outcome !== 'saved' && outcome !== 'known')
    if (unsaved.length > 0) throw new Error(`an answer was not saved: ${unsaved[0]?.outcome}`)
    for (const save of saves) this.acknowledged.set(save.question, save)
  }

  /** The attempt as a reloaded hall gets it. */
  async open(): Promise<HallAttempt> {
    const path = `${API}/tests/attempt?attempt=${this.#attempt}`
    const answer = await this.#client.get<Answered<{ attempt: HallAttempt }>>(path, this.#headers)
    if (!answer.apiSuccess) throw new Error(`an attempt was not opened: ${answer.code}`)
    return answer.attempt
  }

  async submit(): Promise<void> {
    await this.#post('/tests/submit', { attempt: this.#attempt, epoch: 1 })
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const answer = await this.#client.post<Answered<T>>(`${API}${path}`, body, this.#headers)
    if (!answer.apiSuccess) throw new Error(`${path} was refused: ${answer.code} ${answer.message}`)
    return answer
  }
}
