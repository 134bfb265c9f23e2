'use client'
import { useEffect, useState } from 'react'
import { useProject } from './ProjectContext.tsx'
import { storageKeys } from './storageKeys.ts'

/**
 * Forms whose unsent input is stored; a doubt about one question and a note to it are separate forms, and an assignment is named by
 * its lecture.
 */
export type KeptForm =
  | 'ticket'
  | 'request'
  | 'doubt'
  | `doubt/${string}`
  | `note/${string}`
  | `assignment-${string}`
/** Texts and choices of a form. */
type Values = Record<string, string | null>

function readKept<V extends Values>(key: string, uid: string, first: V): V {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      uid?: string
      values?: Values
    } | null
    if (stored?.uid !== uid) return first
    const { values = {} } = stored
    const known = Object.entries(values).filter(
      ([name, value]) => name in first && (value === null || typeof value === 'string'),
    )
    return { ...first, ...Object.fromEntries(known) }
  } catch {
    return first
  }
}

function forgetKept(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * The unsent input of a form, stored in this tab so that a reload or closing the form by mistake loses nothing. Only
 * the person who typed it gets it back. Call `forget` once it was sent.
 * @param first the initial input, with every field; unchanged input is not stored
 */
export function useKeptInput<V extends Values>(form: KeptForm, uid: string, first: V) {
  const key = storageKeys(useProject().slug).input(form)
  const [values, setValues] = useState(() => readKept(key, uid, first))
  const [isSent, setIsSent] = useState(false)
  const isEmpty = Object.keys(first).every((name) => values[name] === first[name])
  useEffect(() => {
    try {
      if (isSent || isEmpty) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify({ uid, values }))
    } catch {
      // Storage is full or blocked: a reload loses the input.
    }
  }, [key, uid, values, isEmpty, isSent])
  // Removed here, since a form that closes after sending is unmounted before an effect could run.
  const forget = () => {
    setIsSent(true)
    forgetKept(key)
  }
  return { values, setValues, forget }
}
