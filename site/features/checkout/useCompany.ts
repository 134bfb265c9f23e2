'use client'
import { useRef, useState } from 'react'
import { stateOfGstin, tidyGstin } from '#domain/people/gstin.ts'
import type { Draft } from './draft.ts'

type Args = { draft: Draft; change: (part: Partial<Draft>) => void }
type Field = 'gstin' | 'legalName'

const GSTIN_LENGTH = 15

/** The company that buys, when the person wants its GSTIN on the invoice. */
export function useCompany({ draft: { wantsGst, gstin, legalName }, change }: Args) {
  const [isTried, setIsTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const tidy = tidyGstin(gstin)
  const state = stateOfGstin(tidy)
  const wrong: Record<Field, boolean> = { gstin: state === null, legalName: legalName.trim() === '' }
  const isRight = !wrong.gstin && !wrong.legalName
  return {
    ...{ box, wantsGst, gstin, legalName, state },
    /** As the bill wants it; undefined without a company, or while it is not right yet. */
    gst: wantsGst && isRight ? { gstin: tidy, legalName: legalName.trim() } : undefined,
    setWantsGst: (isOn: boolean) => change({ wantsGst: isOn }),
    set: (field: Field, typed: string) => {
      // All its characters are there: whether they are right can be told.
      if (field === 'gstin' && tidyGstin(typed).length >= GSTIN_LENGTH)
        setLeft((before) => new Set(before).add(field))
      change({ [field]: typed })
    },
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    isWrong: (field: Field): boolean => wrong[field] && (isTried || left.has(field)),
    /** Puts the cursor where something is wrong; false when nothing is. */
    showWrong: (): boolean => {
      if (!wantsGst || isRight) return false
      setIsTried(true)
      const field = wrong.gstin ? 'gstin' : 'legalName'
      box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
      return true
    },
  }
}

export type Company = ReturnType<typeof useCompany>
