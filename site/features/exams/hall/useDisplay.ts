'use client'
import { useState } from 'react'

/** How the hall is shown; `zoom` is the size of a question's text against the usual one. */
export type Display = { zoom: number; hasContrast: boolean; hasLetters: boolean; hasShortcuts: boolean }

export const ZOOMS = [1, 1.25, 1.5, 2] as const
const KEY = 'hall-display'
const LARGE = 1.5

function kept(hasLargeText: boolean): Display {
  const usual = { zoom: hasLargeText ? LARGE : 1, hasContrast: false, hasLetters: false, hasShortcuts: true }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Display>) }
  } catch {
    return usual
  }
}

/** The person's choices of display, kept in this browser; larger text for those with that accommodation. */
export function useDisplay(hasLargeText: boolean): [Display, (display: Display) => void] {
  const [display, setDisplay] = useState(() => kept(hasLargeText))
  return [
    display,
    (next) => {
      setDisplay(next)
      try {
        localStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // Storage is blocked: the choice lasts as long as the page.
      }
    },
  ]
}
