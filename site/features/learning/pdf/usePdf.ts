'use client'
import { useEffect, useState } from 'react'
import { failureOf, type OpenedPdf, openPdf, type PdfFailure } from './openPdf.ts'

export type PdfState =
  | { state: 'loading'; share: number | null }
  | { state: 'open'; opened: OpenedPdf }
  | { state: 'failed'; why: PdfFailure }

/** The document at an address, which is closed when it is left. */
export function usePdf(url: string): { pdf: PdfState; retry: () => void } {
  const [pdf, setPdf] = useState<PdfState>({ state: 'loading', share: null })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let isLeft = false
    const set = (next: PdfState) => {
      if (!isLeft) setPdf(next)
    }
    set({ state: 'loading', share: null })
    const { opened, close } = openPdf(url, (share) => set({ state: 'loading', share }))
    opened.then(
      (document) => set({ state: 'open', opened: document }),
      (error: unknown) => set({ state: 'failed', why: failureOf(error) }),
    )
    return () => {
      isLeft = true
      close()
    }
  }, [url, tries])
  return { pdf, retry: () => setTries((count) => count + 1) }
}
