'use client'
import useSWR from 'swr'
import type { JoinWay, LiveResponse, TimetableResponse } from '#domain/calls/live.ts'
import type { OwnReplay } from '#domain/live/replay.ts'
import type { LiveState } from '#domain/live/states.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

type Key = readonly [base: string, path: string, uid: string]
type Of = { lecture: string; uid: string }

async function load<T extends { apiSuccess: true }>([base, path]: Key): Promise<T> {
  const { status, body } = await callApi<T | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  return body
}

const OFTEN_MS = 15_000
const SELDOM_MS = 60_000

/** Delay until a live class is fetched again, ms; 0 for never. By the server's clock, as devices' clocks are wrong. */
function nextQueryMs(found: LiveResponse | undefined): number {
  const { live, now } = found ?? {}
  if (!live || now === undefined) return SELDOM_MS
  if (live.state === 'waiting' || live.state === 'live') return OFTEN_MS
  if (live.state === 'scheduled') return Math.min(Math.max(live.opensAt - now, 1000), SELDOM_MS)
  return live.state === 'recorded' ? 0 : SELDOM_MS
}

/** The live class of a lesson, refetched when its state can change. */
export function useLive(base: string, { lecture, uid }: Of) {
  const key: Key = [base, `learn/live?${toSearch({ lecture })}`, uid]
  const { data, error, mutate } = useSWR(key, load<LiveResponse>, { refreshInterval: nextQueryMs })
  return { found: data, error: error as Error | undefined, reload: () => mutate() }
}

/** What was said in the recorded live class of a lesson; null while unknown, and for nothing. Requests nothing without `of`. */
export function useReplay(base: string, of: Of | null): OwnReplay | null {
  const key: Key | null = of && [base, `learn/live?${toSearch({ lecture: of.lecture })}`, of.uid]
  return useSWR(key, load<LiveResponse>, { revalidateOnFocus: false }).data?.replay ?? null
}

/** The live classes of the person; requests nothing without one. */
export function useTimetable(base: string, uid: string | null | undefined) {
  const key: Key | null = uid ? [base, 'learn/timetable', uid] : null
  const { data, error, mutate } = useSWR(key, load<TimetableResponse>, { refreshInterval: SELDOM_MS })
  return { timetable: data, error: error as Error | undefined, reload: () => mutate() }
}

type Joined = { apiSuccess: true; message: string; way: JoinWay }
type Beaten = { apiSuccess: true; message: string; state: LiveState; minutesPresent: number }

/** Asks for the way into a live class. Throws without an answer. */
export const joinLive = (base: string, id: string): Promise<ApiAnswer<Joined | ApiRefusal>> =>
  callApi(base, 'learn/joinlive', { id })

type Moved = { apiSuccess: true; message: string }

/** Starts or ends a class, for its teachers. Throws without an answer. */
export const moveLive = (
  base: string,
  id: string,
  act: 'start' | 'end',
): Promise<ApiAnswer<Moved | ApiRefusal>> => callApi(base, 'live/move', { id, act })

/** Says that the person is in a live class. Throws without an answer. */
export const beatLive = (base: string, id: string): Promise<ApiAnswer<Beaten | ApiRefusal>> =>
  callApi(base, 'learn/livebeat', { id })
