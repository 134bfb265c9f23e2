import type { PDFDocumentProxy } from 'pdfjs-dist'
import library from 'pdfjs-dist/package.json' with { type: 'json' }
import type { PageSize } from './pageLayout.ts'

export type PdfFailure = 'password' | 'broken' | 'refused' | 'unreachable'
type Library = typeof import('pdfjs-dist')
/** A document with the sizes of its pages and what draws the text over them. */
export type OpenedPdf = {
  pdf: PDFDocumentProxy
  sizes: readonly PageSize[]
  TextLayer: Library['TextLayer']
}
export type PdfOpening = { opened: Promise<OpenedPdf>; close: () => void }

/** Where the build puts the library and what it loads by itself (PdfFiles.mjs). */
const FILES = `/_next/static/pdf/${library.version}`
/** CSS pixels for a point. */
export const POINT_PX = 96 / 72
/** Of a longer document, the rest is as large as the page before. */
const MAX_MEASURED = 500

/** Opens a PDF. It comes in one piece: what the server stamps differs from run to run, so that parts of two runs do not fit. */
export function openPdf(url: string, onProgress: (share: number | null) => void): PdfOpening {
  let isClosed = false
  let close = () => undefined as unknown
  const open = async (): Promise<OpenedPdf> => {
    const { getDocument, GlobalWorkerOptions, TextLayer } = (await import(
      /* webpackIgnore: true */ `${FILES}/pdf.min.mjs`
    )) as Library
    if (isClosed) throw new Error('closed')
    GlobalWorkerOptions.workerSrc = `${FILES}/pdf.worker.min.mjs`
    const task = getDocument({
      url,
      disableRange: true,
      isEvalSupported: false,
      useWorkerFetch: true,
      standardFontDataUrl: `${FILES}/standard_fonts/`,
      wasmUrl: `${FILES}/wasm/`,
    })
    close = () => task.destroy()
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      onProgress(total > 0 ? Math.min(1, loaded / total) : null)
    const pdf = await task.promise
    return { pdf, sizes: await sizesOf(pdf), TextLayer }
  }
  return {
    opened: open(),
    close: () => {
      isClosed = true
      close()
    },
  }
}

async function sizesOf(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const measured = await Promise.all(
    Array.from({ length: Math.min(pdf.numPages, MAX_MEASURED) }, async (_, index) => {
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: POINT_PX })
      return { width, height }
    }),
  )
  const rest = measured.at(-1) ?? { width: 1, height: 1 }
  return Array.from({ length: pdf.numPages }, (_, index) => measured[index] ?? rest)
}

/** Why a document did not open, by the error of the library. */
export function failureOf(error: unknown): PdfFailure {
  const { name, status } = error as { name?: string; status?: number }
  if (name === 'PasswordException') return 'password'
  if (name === 'InvalidPDFException') return 'broken'
  return status === 401 || status === 403 ? 'refused' : 'unreachable'
}
