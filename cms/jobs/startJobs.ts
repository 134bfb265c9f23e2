import type { BasePayload } from 'payload'
import { fileStore } from '../adapters/storage/openFileStore.ts'
import { finishDeletions } from '../operations/account/deleteAccount.ts'
import { sendCartReminders } from '../operations/cart/sendCartReminders.ts'
import { watchNotifications } from '../operations/notifications/watchNotifications.ts'
import { checkPoolsDaily } from '../operations/reservations/checkPools.ts'
import { deleteUnusedPhotos } from '../operations/returns/returnPhotos.ts'
import { recountPools } from '../operations/serialKeys/recountKeys.ts'
import { sweepFiles } from '../operations/storage/sweepFiles.ts'
import { checkLedgersDaily } from '../operations/wallets/checkLedgers.ts'
import { remindOfExpiry } from '../operations/wallets/remindOfExpiry.ts'
import { sweepWallets } from '../operations/wallets/sweepWallets.ts'
import { applyDueSales } from './applyDueSales.ts'
import { closeImports } from './closeImports.ts'
import { holdLease } from './lease.ts'
import { mailInvoices } from './mailInvoices.ts'
import { purgeExpired } from './purgeExpired.ts'
import { runScheduled } from './runScheduled.ts'
import { sendBroadcasts } from './sendBroadcasts.ts'
import { startSender } from './sendMessages.ts'
import { sweepPayments } from './sweepPayments.ts'
import { sweepReviews } from './sweepReviews.ts'
import { sweepShipments } from './sweepShipments.ts'

const SWEEP_EVERY_MS = 15_000
const PURGE_EVERY_MS = 3_600_000
const BROADCAST_EVERY_MS = 3000
const MAIL_EVERY_MS = 3000
const MESSAGES_EVERY_MS = 1000
const SCHEDULE_EVERY_MS = 500
const SALES_EVERY_MS = 500
const WATCH_EVERY_MS = 1000

type RepeatedJob = { run: () => void; stop: () => Promise<void> }

/** Runs `work` every `ms` while `isAllowed`; a run that is due while the previous one still works is skipped. */
function repeat(
  payload: BasePayload,
  name: string,
  ms: number,
  work: (now: Date) => Promise<unknown>,
  isAllowed: () => boolean = () => true,
): RepeatedJob {
  let currentRun: Promise<void> | null = null
  const run = () => {
    if (!isAllowed()) return
    currentRun ??= work(new Date())
      .then(
        () => undefined,
        (err) => payload.logger.error({ msg: `${name} failed`, err }),
      )
      .finally(() => {
        currentRun = null
      })
  }
  const timer = setInterval(run, ms)
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await currentRun
    },
  }
}

/**
 * Starts all background jobs and returns a function that stops them. Of several processes only the one that holds the lease `jobs`
 * runs them, beginning when it acquires the lease; every process polls for the notifications of its own open streams.
 */
export function startJobs(payload: BasePayload): () => Promise<void> {
  const lease = holdLease(payload, {
    name: 'jobs',
    onAcquired: () => {
      for (const job of jobs) job.run()
    },
  })
  let isStopping = false
  let isFirstSweep = true
  let isFirstTidy = true
  const sender = startSender(payload)
  const isHeld = () => !isStopping && lease.isHeld()
  const elected = (name: string, ms: number, work: (now: Date) => Promise<unknown>) =>
    repeat(payload, name, ms, work, isHeld)
  const jobs = [
    elected('sweeping payments', SWEEP_EVERY_MS, async (now) => {
      await sweepPayments(payload, now, isFirstSweep)
      isFirstSweep = false
    }),
    elected('tidying wallets', SWEEP_EVERY_MS, async (now) => {
      await sweepWallets(payload, now, isFirstTidy)
      isFirstTidy = false
    }),
    elected('checking wallets', PURGE_EVERY_MS, (now) => checkLedgersDaily(payload, now)),
    elected('checking stocks', PURGE_EVERY_MS, (now) => checkPoolsDaily(payload, now)),
    elected('reminding of expiring credits', PURGE_EVERY_MS, (now) => remindOfExpiry(payload, now)),
    elected('sweeping parcels', SWEEP_EVERY_MS, (now) => sweepShipments(payload, now, isHeld)),
    elected('reminding of carts', SWEEP_EVERY_MS, (now) => sendCartReminders(payload, now)),
    elected('purging expired rows', PURGE_EVERY_MS, (now) => purgeExpired(payload, now)),
    elected('sweeping files', SWEEP_EVERY_MS, (now) => sweepFiles(payload, fileStore(), now)),
    elected('closing imports', SWEEP_EVERY_MS, (now) => closeImports(payload, now)),
    elected('finishing deletions', PURGE_EVERY_MS, (now) => finishDeletions(payload, now)),
    elected('counting keys', PURGE_EVERY_MS, () => recountPools(payload)),
    elected('tidying reviews', PURGE_EVERY_MS, (now) => sweepReviews(payload, now)),
    elected('deleting photos without a return', PURGE_EVERY_MS, (now) => deleteUnusedPhotos(payload, now)),
    elected('sending broadcasts', BROADCAST_EVERY_MS, (now) => sendBroadcasts(payload, now)),
    elected('sending messages', MESSAGES_EVERY_MS, (now) => sender.start(now)),
    elected('mailing invoices', MAIL_EVERY_MS, (now) => mailInvoices(payload, now, isHeld)),
    elected('running scheduled changes', SCHEDULE_EVERY_MS, (now) => runScheduled(payload, now, isHeld)),
    elected('updating sale prices', SALES_EVERY_MS, (now) => applyDueSales(payload, now, isHeld)),
  ]
  const watch = repeat(payload, 'watching for notifications', WATCH_EVERY_MS, (now) =>
    watchNotifications(payload, now),
  )
  watch.run()
  return async () => {
    isStopping = true
    await Promise.all([...jobs, watch].map(({ stop }) => stop()))
    await sender.finished()
    await lease.stop()
  }
}
