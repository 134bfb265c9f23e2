'use client'
import { useEffect } from 'react'
import type { HallAction } from '#domain/exams/attempts/hall.ts'
import type { Hall } from './engine/createHall.ts'

/** Keys of the hall with what they do; options have 1 to 9 and A to F. */
export const SHORTCUTS = {
  saveAndNext: 'S',
  next: 'N',
  previous: 'P',
  mark: 'M',
  saveAndMark: 'R',
  clear: 'X',
  palette: 'G',
  paper: 'Q',
  calculator: 'K',
  help: '?',
} as const
export type Shortcut = keyof typeof SHORTCUTS

const ACTIONS: Partial<Record<Shortcut, HallAction>> = {
  saveAndNext: { kind: 'saveAndNext' },
  next: { kind: 'next' },
  previous: { kind: 'back' },
  mark: { kind: 'markAndNext' },
  saveAndMark: { kind: 'saveAndMark' },
  clear: { kind: 'clear' },
}

/** Whether keys belong to a text that is being typed, also while an input method composes it. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.isComposing || event.keyCode === 229) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role="dialog"]')) return true
  return target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])')
}

/** Clicks the option with this letter or number. */
function chooseOption(key: string): void {
  const letter = /^[1-9]$/.test(key) ? String.fromCharCode(64 + Number(key)) : key.toUpperCase()
  document.querySelector<HTMLInputElement>(`input[data-option="${letter}"]`)?.click()
}

/**
 * The keys of the hall. They sleep while somebody types or composes, in dialogs, with Ctrl, Alt and Meta, and when they are
 * turned off.
 */
export function useShortcuts(hall: Hall, isOn: boolean, onOther: (shortcut: Shortcut) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event)) return
      const shortcut = (Object.keys(SHORTCUTS) as Shortcut[]).find(
        (name) => SHORTCUTS[name] === event.key.toUpperCase(),
      )
      if (!isOn && shortcut !== 'help') return
      if (/^[1-9a-f]$/i.test(event.key)) chooseOption(event.key)
      else if (!shortcut) return
      else if (ACTIONS[shortcut]) hall.act(ACTIONS[shortcut])
      else onOther(shortcut)
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [hall, isOn, onOther])
}
