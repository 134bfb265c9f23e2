import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { RegradeState } from '#domain/exams/regrade/regradeStates.ts'
import type { Regrade } from '#payload-types'
import { loadStandings } from '../standings/loadStandings.ts'
import { wantStandings } from '../standings/wantStandings.ts'
import { markAgain } from './markAgain.ts'
import { notifyMoved } from './notifyMoved.ts'
import { raiseKeys } from './startRegrade.ts'

/**
 * Advances a regrade as far as it can: marks attempts again, waits for the ranks by the new marks, notifies those whose marks
 * moved. Every step may be repeated.
 */
export async function advanceRegrade(
  payload: BasePayload,
  regrade: Regrade,
  now: Date,
  shouldContinue: () => boolean,
): Promise<void> {
  if (regrade.state === 'marking') {
    await raiseKeys(payload, regrade)
    if (!(await markAgain(payload, regrade, shouldContinue))) return
    await wantStandings(payload, regrade)
    await move(payload, regrade, 'ranking')
  } else if (regrade.state === 'ranking') {
    const standings = await loadStandings(payload, regrade.release)
    if (standings && standings.keyNumber >= regrade.number) await move(payload, regrade, 'notifying')
    else if (!(await areWanted(payload, regrade.release))) await wantStandings(payload, regrade)
  } else if (regrade.state === 'notifying') {
    const notified = await notifyMoved(payload, regrade, now, shouldContinue)
    if (notified) await move(payload, regrade, 'done', { ...notified, finishedAt: now.toISOString() })
  }
}

/** Whether standings are going to be computed anyway. */
const areWanted = async (payload: BasePayload, release: string): Promise<boolean> =>
  (
    await readRow({
      payload,
      collection: 'standing-pointers',
      where: { release: { equals: release } },
    })
  )?.isWanted ?? false

const move = (
  payload: BasePayload,
  { key, state }: Regrade,
  next: RegradeState,
  more: Partial<Regrade> = {},
) =>
  conditionalUpdate({
    payload,
    collection: 'regrades',
    data: { ...more, state: next },
    where: { and: [{ key: { equals: key } }, { state: { equals: state } }] },
  })
