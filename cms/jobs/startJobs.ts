import type { BasePayload } from 'payload'
import { holdLease } from '#database/lease.ts'
import { fileStore } from '../adapters/storage/openFileStore.ts'
import { finishDeletions } from '../operations/account/deleteAccount.ts'
import { deleteUnnamedAssignmentFiles } from '../operations/assignments/assignmentFiles.ts'
import { examNow } from '../operations/attempts/examClock.ts'
import { deleteUnnamedAnswerFiles } from '../operations/attempts/files/removeAnswerFiles.ts'
import { sendCartReminders } from '../operations/cart/sendCartReminders.ts'
import { settleFees } from '../operations/exams/objections/settleFees.ts'
import { finishReleases } from '../operations/exams/papers/finishRelease.ts'
import { settleSheets } from '../operations/exams/sheets/settleSheet.ts'
import { storeCalls } from '../operations/jobs/callCounts.ts'
import { clearJobTimes, recordJobRun, recordJobStart } from '../operations/jobs/jobTimes.ts'
import { watchRooms } from '../operations/live/chat/watchRooms.ts'
import { watchNotifications } from '../operations/notifications/watchNotifications.ts'
import { checkTotalsDaily } from '../operations/reports/checkTotals.ts'
import { mailReports } from '../operations/reports/mailReports.ts'
import { refreshTotals } from '../operations/reports/refreshTotals.ts'
import { followSources } from '../operations/requests/followSources.ts'
import { checkPoolsDaily } from '../operations/reservations/checkPools.ts'
import { deleteUnusedPhotos } from '../operations/returns/returnPhotos.ts'
import { expireKeys } from '../operations/serialKeys/expireKeys.ts'
import { recountPools } from '../operations/serialKeys/recountKeys.ts'
import { sweepFiles } from '../operations/storage/sweepFiles.ts'
import { checkLedgersDaily } from '../operations/wallets/checkLedgers.ts'
import { remindOfExpiry } from '../operations/wallets/remindOfExpiry.ts'
import { sweepWallets } from '../operations/wallets/sweepWallets.ts'
import { sendWinBacks } from '../operations/winBack/sendWinBacks.ts'
import { applyDueSales } from './applyDueSales.ts'
import { closeImports } from './closeImports.ts'
import { startConverter } from './convertRecordings.ts'
import { mailInvoices } from './mailInvoices.ts'
import { purgeExpired } from './purgeExpired.ts'
import { rankReleases } from './rankReleases.ts'
import { readMail } from './readMail.ts'
import { recordPaperUses } from './recordPaperUses.ts'
import { regradeReleases } from './regradeReleases.ts'
import { resumeQuestionImports } from './resumeQuestionImports.ts'
import { runScheduled } from './runScheduled.ts'
import { sendBroadcasts } from './sendBroadcasts.ts'
import { sendBulkEmails } from './sendBulkEmails.ts'
import { startSender } from './sendMessages.ts'
import { sweepAttempts } from './sweepAttempts.ts'
import { sweepBatches } from './sweepBatches.ts'
import { sweepDoubts } from './sweepDoubts.ts'
import { sweepLive } from './sweepLive.ts'
import { sweepPayments } from './sweepPayments.ts'
import { sweepRequests } from './sweepRequests.ts'
import { sweepReviews } from './sweepReviews.ts'
import { sweepShipments } from './sweepShipments.ts'
import { sweepTickets } from './sweepTickets.ts'
import { watchClock } from './watchClock.ts'
import { watchWork } from './watchWork.ts'

const SWEEP_EVERY_MS = 15_000
const PURGE_EVERY_MS = 3_600_000
const BROADCAST_EVERY_MS = 3000
const MAIL_EVERY_MS = 3000
const MESSAGES_EVERY_MS = 1000
const SCHEDULE_EVERY_MS = 500
const FOLLOW_EVERY_MS = 60_000
const TICKETS_EVERY_MS = 300_000
const MAILBOX_EVERY_MS = 20_000
const RANKS_EVERY_MS = 2000
const REGRADES_EVERY_MS = 1000
const SALES_EVERY_MS = 500
const WATCH_EVERY_MS = 1000
const ATTEMPTS_EVERY_MS = 1000
/** Interval of saving counts, ms; a killed process loses the counts since its last save. */
const CALLS_EVERY_MS = 10_000
const CLOCK_EVERY_MS = 5000

type RepeatedJob = { name: string; ms: number; run: () => void; stop: () => Promise<void> }

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
    if (currentRun) return
    const startedAt = performance.now()
    const note = (isFailed: boolean) =>
      recordJobRun(name, { endedAt: Date.now(), tookMs: performance.now() - startedAt, isFailed })
    currentRun = work(new Date())
      .then(
        () => note(false),
        (err) => {
          note(true)
          payload.logger.error({ msg: `${name} failed`, err })
        },
      )
      .finally(() => {
        currentRun = null
      })
  }
  const timer = setInterval(run, ms)
  return {
    name,
    ms,
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
      clearJobTimes()
      for (const { name, ms } of jobs) recordJobStart(name, ms, Date.now())
      for (const job of jobs) job.run()
    },
  })
  let isStopping = false
  let isFirstSweep = true
  let isFirstWalletSweep = true
  const sender = startSender(payload)
  const converter = startConverter(payload, fileStore())
  const checkClock = watchClock(payload)
  let isClockTrusted = false
  const isHeld = () => !isStopping && lease.isHeld()
  const elected = (name: string, ms: number, work: (now: Date) => Promise<unknown>) =>
    repeat(payload, name, ms, work, isHeld)
  const jobs = [
    elected('sweeping payments', SWEEP_EVERY_MS, async (now) => {
      await sweepPayments(payload, now, isFirstSweep)
      isFirstSweep = false
    }),
    elected('tidying wallets', SWEEP_EVERY_MS, async (now) => {
      await sweepWallets(payload, now, isFirstWalletSweep)
      isFirstWalletSweep = false
    }),
    elected('tidying doubts', TICKETS_EVERY_MS, (now) => sweepDoubts(payload, now)),
    elected('watching tickets', TICKETS_EVERY_MS, (now) => sweepTickets(payload, now)),
    elected('reading the mailbox', MAILBOX_EVERY_MS, (now) => readMail(payload, now)),
    elected('following user requests', FOLLOW_EVERY_MS, (now) => followSources(payload, now)),
    elected('reminding of user requests', TICKETS_EVERY_MS, (now) => sweepRequests(payload, now)),
    elected('watching for late work', FOLLOW_EVERY_MS, (now) => watchWork(payload, now)),
    elected('keeping seats of batches', SWEEP_EVERY_MS, (now) => sweepBatches(payload, now, isHeld)),
    elected('keeping live classes', SWEEP_EVERY_MS, (now) => sweepLive(payload, now, isHeld)),
    elected('counting the day', FOLLOW_EVERY_MS, (now) => refreshTotals(payload, now)),
    elected('checking daily totals', PURGE_EVERY_MS, (now) => checkTotalsDaily(payload, now)),
    elected('mailing reports', TICKETS_EVERY_MS, (now) => mailReports(payload, now)),
    elected('checking wallets', PURGE_EVERY_MS, (now) => checkLedgersDaily(payload, now)),
    elected('checking stocks', PURGE_EVERY_MS, (now) => checkPoolsDaily(payload, now)),
    elected('reminding of expiring credits', PURGE_EVERY_MS, (now) => remindOfExpiry(payload, now)),
    elected('winning back', PURGE_EVERY_MS, (now) => sendWinBacks(payload, now)),
    elected('sweeping parcels', SWEEP_EVERY_MS, (now) => sweepShipments(payload, now, isHeld)),
    elected('reminding of carts', SWEEP_EVERY_MS, (now) => sendCartReminders(payload, now)),
    elected('purging expired rows', PURGE_EVERY_MS, (now) => purgeExpired(payload, now)),
    elected('sweeping files', SWEEP_EVERY_MS, (now) => sweepFiles(payload, fileStore(), now)),
    elected('converting videos', CLOCK_EVERY_MS, (now) => converter.start(now)),
    elected('closing imports', SWEEP_EVERY_MS, (now) => closeImports(payload, now)),
    elected('going on with imports of questions', SWEEP_EVERY_MS, (now) =>
      resumeQuestionImports(payload, now),
    ),
    elected('finishing releases', FOLLOW_EVERY_MS, (now) => finishReleases(payload, now)),
    elected('noting where questions are used', FOLLOW_EVERY_MS, (now) => recordPaperUses(payload, now)),
    elected('finishing deletions', PURGE_EVERY_MS, (now) => finishDeletions(payload, now)),
    elected('counting keys', PURGE_EVERY_MS, () => recountPools(payload)),
    elected('expiring keys', PURGE_EVERY_MS, (now) => expireKeys(payload, now)),
    elected('tidying reviews', PURGE_EVERY_MS, (now) => sweepReviews(payload, now)),
    elected('deleting files without an answer', PURGE_EVERY_MS, (now) =>
      deleteUnnamedAnswerFiles(payload, now),
    ),
    elected('deleting files without an assignment', PURGE_EVERY_MS, (now) =>
      deleteUnnamedAssignmentFiles(payload, now),
    ),
    elected('deleting photos without a return', PURGE_EVERY_MS, (now) => deleteUnusedPhotos(payload, now)),
    elected('sending broadcasts', BROADCAST_EVERY_MS, (now) => sendBroadcasts(payload, now)),
    elected('sending bulk e-mails', BROADCAST_EVERY_MS, (now) => sendBulkEmails(payload, now)),
    elected('sending messages', MESSAGES_EVERY_MS, (now) => sender.start(now)),
    elected('mailing invoices', MAIL_EVERY_MS, (now) => mailInvoices(payload, now, isHeld)),
    elected('running scheduled changes', SCHEDULE_EVERY_MS, (now) => runScheduled(payload, now, isHeld)),
    elected('sweeping attempts', ATTEMPTS_EVERY_MS, () => sweepAttempts(payload, isClockTrusted, isHeld)),
    elected('settling answer sheets', RANKS_EVERY_MS, () => settleSheets(payload, examNow())),
    elected('ranking attempts', RANKS_EVERY_MS, (now) => rankReleases(payload, now, isHeld)),
    elected('marking attempts again', REGRADES_EVERY_MS, (now) => regradeReleases(payload, now, isHeld)),
    elected('settling fees of objections', FOLLOW_EVERY_MS, (now) => settleFees(payload, now)),
    elected('updating sale prices', SALES_EVERY_MS, (now) => applyDueSales(payload, now, isHeld)),
  ]
  const watch = repeat(payload, 'watching for notifications', WATCH_EVERY_MS, (now) =>
    watchNotifications(payload, now),
  )
  watch.run()
  const rooms = repeat(payload, 'watching chat rooms', WATCH_EVERY_MS, (now) => watchRooms(payload, now))
  const calls = repeat(payload, 'storing counts of calls', CALLS_EVERY_MS, () => storeCalls(payload))
  const clock = repeat(payload, 'checking the clock of exams', CLOCK_EVERY_MS, async () => {
    isClockTrusted = false
    isClockTrusted = await checkClock()
  })
  clock.run()
  return async () => {
    isStopping = true
    await Promise.all([...jobs, watch, rooms, calls, clock].map(({ stop }) => stop()))
    await storeCalls(payload).catch((err) =>
      payload.logger.error({ msg: 'the last counts of calls were not stored', err }),
    )
    await sender.finished()
    await converter.stop()
    await lease.stop()
  }
}
