'use client'
import { useState } from 'react'
import { type PageDrawing, type PageMark, takesMark } from '#domain/exams/sheets/pageDrawing.ts'

/** What is drawn on a page, with every change reported. `add` returns false when the page is full. */
export function useDrawing(initial: PageDrawing, onChange: (drawing: PageDrawing) => void) {
  const [drawing, setDrawing] = useState(initial)
  const change = (next: PageDrawing) => {
    setDrawing(next)
    onChange(next)
  }
  return {
    drawing,
    add: (mark: PageMark): boolean => {
      if (!takesMark(drawing, mark)) return false
      change([...drawing, mark])
      return true
    },
    undo: () => change(drawing.slice(0, -1)),
    remove: (at: number) => change(drawing.filter((_, index) => index !== at)),
  }
}
