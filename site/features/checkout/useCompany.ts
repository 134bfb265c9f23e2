'use client'
import { useRef, useState } from 'react'
import { stateOfGstin, tidyGstin } from '#domain/people/gstin.ts'
import type { Draft } from './draft.ts'

type Args = { draft: Draft; change: (part: Partial<Draft>) => void }
type Field = 'gstin' | 'legalName'

const GSTIN_LENGTH = 15

/** The company on the invoice, when the person wants one with its GSTIN. */
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
    /** The company for the quote; undefined without one, or while it is invalid. */
    gst: wantsGst && isRight ? { gstin: tidy, legalName: legalName.trim() } : undefined,
    setWantsGst: (isOn: boolean) => change({ wantsGst: isOn }),
    set: (field: Field, typed: string) => {
      // Only a complete GSTIN can be validated.
      if (field === 'gstin' && tidyGstin(typed).length >= GSTIN_LENGTH)
        setLeft((before) => new Set(before).add(field))
      change({ [field]: typed })
    },
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    isWrong: (field: Field): boolean => wrong[field] && (isTried || left.has(field)),
    /** Focuses the first invalid field; false when all are valid. */
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
