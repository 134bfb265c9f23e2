'use client'
import { type RefObject, useState } from 'react'
import type { CartLine } from '#domain/calls/cart.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type LineChange, lineKey } from '#site/data/shop/cartChanges.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useNextFocus } from '#site/ui/overlays/useNextFocus.ts'

/**
 * The actions of a line, with announcements. When the focused line is removed, the focus moves to the
 * next line's button of the same name, else to the heading.
 */
export function useLineActions(
  root: RefObject<HTMLElement | null>,
  lines: readonly CartLine[],
  change: (change: LineChange) => void,
) {
  const t = useTexts('cart')
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const focusNext = useNextFocus(root, lines)

  /** Runs a change that removes the line from its list. */
  const runAndMoveFocus = (line: CartLine, act: 'remove' | 'move', lineChange: LineChange, text: string) => {
    const list = lines.filter(({ isSaved }) => isSaved === line.isSaved)
    const index = list.findIndex((item) => lineKey(item) === lineKey(line))
    const next = list[index + 1] ?? list[index - 1]
    focusNext(next ? `[data-line="${CSS.escape(lineKey(next))}"] [data-act="${act}"]` : null)
    setAnnouncement(fillPlaceholders(text, { title: line.title || t.unavailable }))
    change(lineChange)
  }
  return {
    announcement,
    /** The line that was removed last, until something else is done. */
    removed,
    setQuantity: (line: CartLine, quantity: number) => {
      setRemoved(null)
      change({ ...idOf(line), quantity })
    },
    remove: (line: CartLine) => {
      runAndMoveFocus(line, 'remove', { ...idOf(line), quantity: 0 }, t.removed)
      setRemoved(line.isSaved ? null : line)
    },
    /** Saves the line for later, or puts a saved one back into the cart. */
    move: (line: CartLine) => {
      setRemoved(null)
      runAndMoveFocus(
        line,
        'move',
        { ...idOf(line), isSaved: !line.isSaved },
        line.isSaved ? t.restored : t.keptForLater,
      )
    },
    /** Puts the removed line back; the focus moves to it. */
    undoRemove: (line: CartLine) => {
      focusNext(`[data-line="${CSS.escape(lineKey(line))}"] [data-act="remove"]`)
      setRemoved(null)
      setAnnouncement(fillPlaceholders(t.restored, { title: line.title || t.unavailable }))
      change({ ...idOf(line), quantity: line.quantity, line })
    },
  }
}

export type LineActions = ReturnType<typeof useLineActions>

const idOf = ({ product, variant, validity }: CartLine) => ({ product, variant, validity })
