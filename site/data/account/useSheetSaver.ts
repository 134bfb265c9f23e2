'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SaveSheetBody } from '#domain/calls/exams/sheets.ts'
import { send } from '../post.ts'

/** What is typed for a question, or drawn on a page, of a sheet. */
type Part = Omit<SaveSheetBody, 'sheet'>

const SAVE_AFTER_MS = 1500
const AGAIN_AFTER_MS = 5000

export type SaveState = 'saved' | 'saving' | 'failed'

const keyOf = ({ question, page }: Part): string => (page ? `${question}/${page.file}` : question)

/**
 * Saves an expert's work on a sheet soon after each change, and at once when the page is left. What could not be sent is
 * sent again. `onLost` is called when the sheet is not theirs any more.
 */
export function useSheetSaver(base: string, sheet: string, onLost: () => void) {
  const [state, setState] = useState<SaveState>('saved')
  const waiting = useRef(new Map<string, Part>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const lost = useRef(onLost)
  lost.current = onLost

  const sendWaiting = useCallback(
    async (options: { keepalive?: boolean } = {}): Promise<boolean> => {
      clearTimeout(timer.current)
      const parts = [...waiting.current]
      waiting.current.clear()
      if (parts.length === 0) return true
      const sent = await Promise.all(
        parts.map(async ([key, part]) => {
          const response = await send(base, 'expert/savesheet', { sheet, ...part }, options)
          if (response?.status === 404) lost.current()
          else if (!response?.ok && !waiting.current.has(key)) waiting.current.set(key, part)
          return response?.ok ?? false
        }),
      )
      const isSaved = sent.every(Boolean)
      setState(!isSaved ? 'failed' : waiting.current.size > 0 ? 'saving' : 'saved')
      if (!isSaved) timer.current = setTimeout(() => void flushed.current(), AGAIN_AFTER_MS)
      return isSaved
    },
    [base, sheet],
  )
  /** Whether everything is saved now. One after another, so that no older save arrives last; a page that is left does not wait. */
  const flush = useCallback(
    (options: { keepalive?: boolean } = {}): Promise<boolean> => {
      if (options.keepalive) return sendWaiting(options)
      last.current = last.current.then(() => sendWaiting())
      return last.current
    },
    [sendWaiting],
  )
  const flushed = useRef(flush)
  flushed.current = flush
  const save = useCallback(
    (part: Part) => {
      waiting.current.set(keyOf(part), part)
      setState('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    [flush],
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush({ keepalive: true })
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      void flush({ keepalive: true })
    }
  }, [flush])
  return useMemo(() => ({ state, save, flush }), [state, save, flush])
}
