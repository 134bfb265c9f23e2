'use client'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  ProgressBodySchema,
  ProgressResponseSchema,
  UnmetRule,
} from '#domain/calls/learning/learning.ts'
import { mergePlayed, type Played } from '#domain/learning/playedTime.ts'
import { NOTHING_PLAYED, type PlaySample, trackPlay } from '#domain/learning/playTracker.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { send } from '../post.ts'

/** Interval of reports, ms. */
const REPORT_EVERY_MS = 15_000
const PATH = 'learn/progress'

/** Where the player is and how long the recording is, with the time and whether it plays. */
export type PlayerSample = PlaySample & { lengthS: number }

type Report = z.input<typeof ProgressBodySchema>
type ProgressOf = { lecture: string; uid: string }
type PageKey = readonly [base: string, 'page', lecture: string, uid: string]
type UnmetKey = readonly [base: string, 'unmet', lecture: string, uid: string]

/** The store of this browser, which is loaded when it is needed. */
const withKept = (run: (kept: typeof import('./keptLessons.ts')) => Promise<unknown>): Promise<unknown> =>
  import('./keptLessons.ts').then(run).catch(() => undefined)

/** Sends what was played without a network, lesson by lesson; what the server refuses is dropped. Ends without an answer. */
export const sendWaiting = (base: string, project: string, uid: string): Promise<unknown> =>
  withKept(async ({ waitingReports, dropReport }) => {
    for (const { lecture, report } of await waitingReports(project, uid)) {
      const response = await send(base, PATH, report)
      if (!response || response.status >= 500) return
      await dropReport(project, uid, lecture)
    }
  })

/** Lets this device play instead of another one of the account; false when it may not. Throws without an answer. */
export async function playInstead(base: string, lecture: string, instead: string): Promise<boolean> {
  const { body } = await callApi<{ apiSuccess: true } | ApiRefusal>(base, PATH, { lecture, instead })
  return body.apiSuccess
}

/** What the lesson still requires, by the last answer of the server; undefined before the first. */
export function useUnmet(base: string, of: ProgressOf | null) {
  const key: UnmetKey | null = of && [base, 'unmet', of.lecture, of.uid]
  const { data, mutate } = useSWR<UnmetRule>(key, null)
  return { unmet: data, store: (unmet: UnmetRule) => mutate(unmet, { revalidate: false }) }
}

/** The page of a PDF at which the person was last in this tab; undefined before it was opened. */
export function useReadPage(base: string, of: ProgressOf | null) {
  const key: PageKey | null = of && [base, 'page', of.lecture, of.uid]
  const { data, mutate } = useSWR<number>(key, null)
  return { page: data, store: (page: number) => void mutate(page, { revalidate: false }) }
}

/**
 * Reports how far the person is in a lesson every 15 s and on leaving; nothing for `of` null. What could not be sent goes with the next
 * report, and is kept in this browser until it was sent (sendWaiting). `counts`: what of it the lesson counts;
 * `hasPages`: whether its positions are pages, which are reported too. Returns a function for the samples of its player.
 */
export function useProgressReports(
  base: string,
  project: string,
  of: ProgressOf | null,
  counts: 'played' | 'dwell' | null,
  hasPages: boolean,
) {
  const { store } = useUnmet(base, of)
  const sampled = useRef<(sample: PlayerSample) => void>(() => undefined)
  const stored = useRef(store)
  stored.current = store
  const lecture = of?.lecture ?? null
  const uid = of?.uid ?? null

  useEffect(() => {
    if (!lecture || !uid || !(counts || hasPages)) return
    let tracker = NOTHING_PLAYED
    let lengthS = 0
    let waiting: readonly Played[] = []
    let unsentDwellS = 0
    /** Whether what waits is kept in this browser too. */
    let isKept = false
    /** The page that the server has; null for none that is known. */
    let sentPage: number | null | undefined
    let visibleSince = document.visibilityState === 'visible' ? Date.now() : null

    const stopDwell = () => {
      if (visibleSince !== null) unsentDwellS += (Date.now() - visibleSince) / 1000
      visibleSince = document.visibilityState === 'visible' ? Date.now() : null
    }
    /** Takes what has not been sent yet; null when that is nothing. */
    const take = (): Report | null => {
      stopDwell()
      const played = mergePlayed([...waiting, ...tracker.parts])
      const page = hasPages ? tracker.last?.positionS : undefined
      const hasTurned = page !== undefined && page !== sentPage
      const isNew = counts === 'played' ? played.length > 0 : counts === 'dwell' && unsentDwellS >= 1
      if (!isNew && !hasTurned) return null
      sentPage = page
      const report = {
        lecture,
        ...(tracker.last ? { positionS: tracker.last.positionS, lengthS } : {}),
        played: played.map(([from, to]): [number, number] => [from, to]),
        dwellS: Math.round(unsentDwellS * 10) / 10,
      }
      tracker = { ...tracker, parts: [] }
      waiting = []
      unsentDwellS = 0
      return report
    }
    const keep = ({ played = [], dwellS = 0 }: Report) => {
      waiting = mergePlayed([...waiting, ...played])
      unsentDwellS += dwellS
    }
    // It continues when the page is left.
    const report = async (body: Report) => {
      const response = await send(base, PATH, body, { keepalive: true })
      if (!response || response.status >= 500) {
        keep(body)
        sentPage = null
        isKept = true
        const rest = { ...body, played: waiting.map(([from, to]): [number, number] => [from, to]), dwellS: 0 }
        return void withKept(({ keepReport }) => keepReport(project, { uid, lecture, report: rest }))
      }
      if (isKept) {
        isKept = false
        void withKept(({ dropReport }) => dropReport(project, uid, lecture))
      }
      const answer = (await response.json()) as z.infer<typeof ProgressResponseSchema> | ApiRefusal
      if (answer.apiSuccess) void stored.current(answer.unmet)
    }
    const reportNow = () => {
      const body = take()
      if (body) void report(body)
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') reportNow()
      else visibleSince = Date.now()
    }
    sampled.current = (sample) => {
      const wasPlaying = tracker.last?.isPlaying
      lengthS = sample.lengthS
      if (sentPage === undefined) sentPage = sample.positionS
      tracker = trackPlay(tracker, sample)
      // What a pause or the end completes is known at once.
      if (wasPlaying && !sample.isPlaying) reportNow()
    }
    // The first report begins the time that the server counts.
    void report({ lecture })
    const timer = setInterval(reportNow, REPORT_EVERY_MS)
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', reportNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', reportNow)
      sampled.current = () => undefined
      reportNow()
    }
  }, [base, project, lecture, uid, counts, hasPages])

  return sampled
}
