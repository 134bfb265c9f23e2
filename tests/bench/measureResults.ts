import type { ResultResponse } from '#domain/calls/exams/results.ts'
import type { BenchResults } from './benchResults.ts'
import { orderRegrade, prepareResults, readResults } from './databases.ts'
import { JsonClient } from './load/JsonClient.ts'
import type { Letter } from './options.ts'
import { judgeResults } from './pairs/judgeResults.ts'
import type { Rush } from './pairs/judgeRush.ts'
import { BARE, startBare } from './servers.ts'
import type { Workspace } from './workspace.ts'

export const RESULT_LETTERS: readonly Letter[] = ['q']

/** A student looks at their result again after this time, ms. */
const EVERY_MS = 50
const WITHIN_MS = 180_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * (q) Ranks of 100,000 results, then a regrade of 20,000, by the jobs of a server that answers a student's result page at the same time.
 * No other program may be running.
 */
export async function measureResults(workspace: Workspace): Promise<Rush> {
  const results = await prepareResults(workspace)
  const { times: whileRanked, readyAt: rankedAt } = await looking(workspace, results, results.ranked)
  await orderRegrade(workspace, results.regraded.release)
  const { times: whileRegraded } = await looking(workspace, results, results.regraded)
  return judgeResults(await readResults(workspace, results), { whileRanked, whileRegraded, rankedAt })
}

/** Requests a result page until it has a rank. Times before the ranks are due, while the server is new, do not count. */
async function looking(
  workspace: Workspace,
  { secret, dueAt }: BenchResults,
  { attempt }: BenchResults['ranked'],
): Promise<{ times: number[]; readyAt: number }> {
  const server = await startBare(workspace, workspace.resultsDir)
  const client = new JsonClient(BARE, 1)
  const times: number[] = []
  const until = Date.now() + WITHIN_MS
  for (;;) {
    const from = performance.now()
    const { result } = await client.get<ResultResponse>(
      `/_projects/demo/api/tests/result?attempt=${attempt}`,
      { cookie: `demo-session=${secret}` },
    )
    if (Date.now() >= dueAt) times.push(performance.now() - from)
    if (result?.standing.state === 'ready') break
    if (Date.now() > until) throw new Error('no ranks: see the log of the server')
    await pause(EVERY_MS)
  }
  const readyAt = Date.now()
  await client.close()
  await server.stop()
  return { times, readyAt }
}
