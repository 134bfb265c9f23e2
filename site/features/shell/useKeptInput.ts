'use client'
import { useEffect, useState } from 'react'
import { useProject } from './ProjectContext.tsx'
import { storageKeys } from './storageKeys.ts'

/**
 * Forms whose input is kept; a doubt about one question and a note to it are forms of their own, and an assignment is named by
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
    // Storage is blocked: nothing was kept.
  }
}

/**
 * The input of a form that is not sent yet, kept in this tab: a reload, or closing the form by mistake, loses nothing. Only
 * the person who typed it gets it back. `forget` once it was sent.
 * @param first the input at first, with every field; what is still like this is not kept
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
      // Storage is full or blocked: a reload starts again.
    }
  }, [key, uid, values, isEmpty, isSent])
  // A form that closes when it was sent is gone before an effect could run.
  const forget = () => {
    setIsSent(true)
    forgetKept(key)
  }
  return { values, setValues, forget }
}
