import type { BasePayload } from 'payload'
import { fileStore } from '../adapters/storage/openFileStore.ts'
import { finishDeletions } from '../operations/account/deleteAccount.ts'
import { remindOfCarts } from '../operations/cart/remindOfCarts.ts'
import { recountPools } from '../operations/keys/recountKeys.ts'
import { checkLedgersDaily } from '../operations/ledger/checkLedgers.ts'
import { remindOfEnds } from '../operations/ledger/remindOfEnds.ts'
import { tidyWallets } from '../operations/ledger/tidyWallets.ts'
import { watchNotifications } from '../operations/notifications/watchNotifications.ts'
import { checkPoolsDaily } from '../operations/reservations/checkPools.ts'
import { dropLostPhotos } from '../operations/returns/returnPhotos.ts'
import { sweepFiles } from '../operations/storage/sweepFiles.ts'
import { closeImports } from './closeImports.ts'
import { holdLease } from './lease.ts'
import { mailInvoices } from './mailInvoices.ts'
import { priceDueSales } from './priceDueSales.ts'
import { purgeExpired } from './purgeExpired.ts'
import { runScheduled } from './runScheduled.ts'
import { sendBroadcasts } from './sendBroadcasts.ts'
import { openSender } from './sendMessages.ts'
import { sweepPayments } from './sweepPayments.ts'
import { sweepShipments } from './sweepShipments.ts'
import { tidyReviews } from './tidyReviews.ts'

const SWEEP_EVERY_MS = 15_000
const PURGE_EVERY_MS = 3_600_000
const BROADCAST_EVERY_MS = 3000
const MAIL_EVERY_MS = 3000
const MESSAGES_EVERY_MS = 1000
const SCHEDULE_EVERY_MS = 500
const SALES_EVERY_MS = 500
const WATCH_EVERY_MS = 1000

type Repeated = { run: () => void; stop: () => Promise<void> }

/** Runs `work` every `ms` while `may` allows it, one round at a time (one that is due meanwhile is left out). */
function repeat(
  payload: BasePayload,
  name: string,
  ms: number,
  work: (now: Date) => Promise<unknown>,
  may: () => boolean = () => true,
): Repeated {
  let round: Promise<void> | null = null
  const run = () => {
    if (!may()) return
    round ??= work(new Date())
      .then(
        () => undefined,
        (err) => payload.logger.error({ msg: `${name} failed`, err }),
      )
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(run, ms)
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}

/**
 * Everything the server does without being asked; answers how to stop it. Of several processes the one that holds the
 * lease does it, from the moment it wins the lease; only the streams of a process are watched by that process itself.
 */
export function startJobs(payload: BasePayload): () => Promise<void> {
  const lease = holdLease(payload, {
    name: 'jobs',
    onWon: () => {
      for (const job of jobs) job.run()
    },
  })
  let isEnding = false
  let isFirst = true
  let isFirstTidying = true
  const sender = openSender(payload)
  const isHeld = () => !isEnding && lease.isHeld()
  const elected = (name: string, ms: number, work: (now: Date) => Promise<unknown>) =>
    repeat(payload, name, ms, work, isHeld)
  const jobs = [
    elected('sweeping payments', SWEEP_EVERY_MS, async (now) => {
      await sweepPayments(payload, now, isFirst)
      isFirst = false
    }),
    elected('tidying wallets', SWEEP_EVERY_MS, async (now) => {
      await tidyWallets(payload, now, isFirstTidying)
      isFirstTidying = false
    }),
    elected('checking wallets', PURGE_EVERY_MS, (now) => checkLedgersDaily(payload, now)),
    elected('checking stocks', PURGE_EVERY_MS, (now) => checkPoolsDaily(payload, now)),
    elected('reminding of credits', PURGE_EVERY_MS, (now) => remindOfEnds(payload, now)),
    elected('sweeping parcels', SWEEP_EVERY_MS, (now) => sweepShipments(payload, now, isHeld)),
    elected('reminding of carts', SWEEP_EVERY_MS, (now) => remindOfCarts(payload, now)),
    elected('purging expired rows', PURGE_EVERY_MS, (now) => purgeExpired(payload, now)),
    elected('sweeping files', SWEEP_EVERY_MS, (now) => sweepFiles(payload, fileStore(), now)),
    elected('closing imports', SWEEP_EVERY_MS, (now) => closeImports(payload, now)),
    elected('finishing deletions', PURGE_EVERY_MS, (now) => finishDeletions(payload, now)),
    elected('counting keys', PURGE_EVERY_MS, () => recountPools(payload)),
    elected('tidying reviews', PURGE_EVERY_MS, (now) => tidyReviews(payload, now)),
    elected('dropping photos of no return', PURGE_EVERY_MS, (now) => dropLostPhotos(payload, now)),
    elected('sending to many', BROADCAST_EVERY_MS, (now) => sendBroadcasts(payload, now)),
    elected('sending messages', MESSAGES_EVERY_MS, (now) => sender.start(now)),
    elected('mailing invoices', MAIL_EVERY_MS, (now) => mailInvoices(payload, now, isHeld)),
    elected('publishing what is due', SCHEDULE_EVERY_MS, (now) => runScheduled(payload, now, isHeld)),
    elected('following sales', SALES_EVERY_MS, (now) => priceDueSales(payload, now, isHeld)),
  ]
  const watch = repeat(payload, 'watching for news', WATCH_EVERY_MS, (now) =>
    watchNotifications(payload, now),
  )
  watch.run()
  return async () => {
    isEnding = true
    await Promise.all([...jobs, watch].map(({ stop }) => stop()))
    await sender.finished()
    await lease.stop()
  }
}
