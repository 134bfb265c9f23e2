'use client'
import { createContext, useContext } from 'react'
import type { PreviewedText } from '#domain/calls/exams/bank.ts'

type Editor = {
  /** What is wrong, by the paths of the exchange format: those of the last save, and of texts those of the preview. */
  problemsOf: (path: string) => readonly string[]
  previewOf: (path: string) => PreviewedText | undefined
  /** A change of the text takes away what the last save said about it. */
  forget: (path: string) => void
  fileUrl: (file: string) => string
}

export const EditorContext = createContext<Editor>({
  problemsOf: () => [],
  previewOf: () => undefined,
  forget: () => undefined,
  fileUrl: (file) => file,
})

export const useEditor = (): Editor => useContext(EditorContext)
