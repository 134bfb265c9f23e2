'use client'
import { useRef, useState } from 'react'
import { LEGAL_NAME_MAX } from '#domain/orders/OrderSchemas.ts'
import { normaliseGstin, stateOfGstin } from '#domain/people/gstin.ts'
import type { Draft } from './draft.ts'

const isLegalName = (typed: string): boolean => typed.trim() !== '' && typed.trim().length <= LEGAL_NAME_MAX

type Args = { draft: Draft; change: (part: Partial<Draft>) => void }
type Field = 'gstin' | 'legalName'

const GSTIN_LENGTH = 15

/** The company on the invoice, when the person wants one with its GSTIN. */
export function useCompany({ draft: { wantsGst, gstin, legalName }, change }: Args) {
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const tidy = normaliseGstin(gstin)
  const state = stateOfGstin(tidy)
  const wrong: Record<Field, boolean> = { gstin: state === null, legalName: !isLegalName(legalName) }
  const isValid = !wrong.gstin && !wrong.legalName
  return {
    box,
    wantsGst,
    gstin,
    legalName,
    state,
    /** The company for the quote; undefined without one, or while it is invalid. */
    gst: wantsGst && isValid ? { gstin: tidy, legalName: legalName.trim() } : undefined,
    setWantsGst: (isOn: boolean) => change({ wantsGst: isOn }),
    set: (field: Field, typed: string) => {
      // Only a complete GSTIN can be validated.
      if (field === 'gstin' && normaliseGstin(typed).length >= GSTIN_LENGTH)
        setTouched((previous) => new Set(previous).add(field))
      change({ [field]: typed })
    },
    leave: (field: Field) => setTouched((previous) => new Set(previous).add(field)),
    isWrong: (field: Field): boolean => wrong[field] && (isSubmitted || touched.has(field)),
    /** Focuses the first invalid field; false when all are valid. */
    showWrong: (): boolean => {
      if (!wantsGst || isValid) return false
      setIsSubmitted(true)
      const field = wrong.gstin ? 'gstin' : 'legalName'
      box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
      return true
    },
  }
}

export type Company = ReturnType<typeof useCompany>
