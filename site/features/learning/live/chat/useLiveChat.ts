'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatCounts, ChatEntry, ChatResponse } from '#domain/calls/liveChat.ts'
import { chatView } from '#domain/live/chatView.ts'
import { loadChat } from '#site/data/account/liveChat.ts'

type Room = Pick<ChatResponse, 'rules' | 'isTeacher' | 'isMuted' | 'own' | 'hasMore'>

const RETRY_MS = 5000

/**
 * The chat room of a live class: loaded, then kept by its event stream, which browsers open again at the last entry they got. While
 * `isPaused`, what comes is counted and shown later.
 */
export function useLiveChat(base: string, id: string, isPaused: boolean) {
  const [room, setRoom] = useState<Room | null>(null)
  const [entries, setEntries] = useState<readonly ChatEntry[]>([])
  const [waiting, setWaiting] = useState<readonly ChatEntry[]>([])
  const [counts, setCounts] = useState<ChatCounts>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const paused = useRef(isPaused)
  paused.current = isPaused

  const reload = useCallback(() => setTries((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is what loads it again
  useEffect(() => {
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const later = () => {
      timer = setTimeout(reload, RETRY_MS)
    }
    loadChat(base, id)
      .then((answer) => {
        if (isOver) return
        if (!answer.apiSuccess) return setFailed(answer.message)
        setFailed(null)
        setRoom(answer)
        setEntries((before) => [...before, ...answer.kept, ...answer.entries])
        setCounts(answer.counts)
        source = new EventSource(`${base}/api/learn/livechat/${id}/stream?after=${answer.lastSeq}`)
        source.addEventListener('entry', ({ data }) => {
          const entry = JSON.parse(data) as ChatEntry
          const set = paused.current ? setWaiting : setEntries
          set((before) => [...before, entry])
        })
        source.addEventListener('counts', ({ data }) => setCounts(JSON.parse(data) as ChatCounts))
        source.onerror = () => {
          // The server has closed it finally: signed out, banned, or too many streams.
          if (source?.readyState === EventSource.CLOSED) later()
        }
      })
      .catch(() => {
        if (!isOver) later()
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      source?.close()
    }
  }, [base, id, reload, tries])

  useEffect(() => {
    if (isPaused || waiting.length === 0) return
    setEntries((before) => [...before, ...waiting])
    setWaiting([])
  }, [isPaused, waiting])

  const view = useMemo(() => chatView(entries), [entries])
  const { rulesSeq } = view
  // Rules are read again when a teacher has changed them.
  const knownRules = useRef(0)
  useEffect(() => {
    if (rulesSeq > knownRules.current && knownRules.current > 0) reload()
    knownRules.current = Math.max(rulesSeq, 1)
  }, [rulesSeq, reload])

  const loadOlder = async () => {
    const first = entries.reduce((least, { seq }) => Math.min(least, seq), Number.POSITIVE_INFINITY)
    const answer = await loadChat(base, id, first).catch(() => null)
    if (!answer?.apiSuccess) return
    setEntries((before) => [...answer.entries, ...before])
    setRoom((before) => before && { ...before, hasMore: answer.hasMore })
  }
  const markOwn = (seq: number, option: number) =>
    setRoom((before) => before && { ...before, own: { [seq]: option, ...before.own } })
  return { room, view, counts, failed, waiting: waiting.length, reload, loadOlder, markOwn }
}
