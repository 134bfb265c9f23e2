import type { ResultResponse } from '#domain/calls/exams/results.ts'
import type { AnswersResponse, HallAttempt, HallPulse, PaperInfo } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { Browser } from '../browser.ts'
import type { ReleasedPaper } from './releasePaper.ts'

type Refusable<T> = Partial<T> & { apiSuccess: boolean; code?: string; message: string; retryAfterS?: number }

/** Calls of a student in tests, as the hall makes them. */
export const paperAt = (browser: Browser, { kind, slug }: Pick<ReleasedPaper, 'kind' | 'slug'>) =>
  browser.get<Refusable<{ paper: PaperInfo }>>(`/tests/paper?kind=${kind}&slug=${slug}`)

export const startAt = (
  browser: Browser,
  { kind, id }: Pick<ReleasedPaper, 'kind' | 'id'>,
  more: object = {},
) =>
  browser.post<Refusable<{ attempt: HallAttempt }>>('/tests/start', {
    kind,
    paper: id,
    language: 'en',
    hasConsented: true,
    ...more,
  })

/** Starts an attempt; throws when it is refused. */
export async function startedAt(
  browser: Browser,
  paper: Pick<ReleasedPaper, 'kind' | 'id'>,
  more: object = {},
): Promise<HallAttempt> {
  const { body } = await startAt(browser, paper, more)
  if (!body.attempt) throw new Error(`not started: ${JSON.stringify(body)}`)
  return body.attempt
}

export const saveOf = (
  question: string,
  sequence: number,
  answer: Save['answer'],
  more: Partial<Save> = {},
): Save => ({
  question,
  epoch: 1,
  sequence,
  answer,
  isMarked: false,
  spentMs: 1000,
  ...more,
})

export const saveAt = (browser: Browser, attempt: string, saves: readonly Save[], more: object = {}) =>
  browser.post<Refusable<AnswersResponse>>('/tests/answers', {
    attempt,
    epoch: saves[0]?.epoch ?? 1,
    saves,
    current: null,
    ...more,
  })

/** The outcome of each save, or the code of the refusal. */
export async function outcomesAt(
  browser: Browser,
  attempt: string,
  saves: readonly Save[],
  more: object = {},
) {
  const { body } = await saveAt(browser, attempt, saves, more)
  return body.outcomes?.map(({ outcome }) => outcome) ?? body.code
}

export const submitAt = (browser: Browser, attempt: string, epoch = 1) =>
  browser.post<Refusable<{ pulse: HallPulse }>>('/tests/submit', { attempt, epoch })

export const resultAt = (browser: Browser, attempt: string) =>
  browser.get<Refusable<ResultResponse>>(`/tests/result?attempt=${attempt}`)
