'use client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type MouseEvent, useState } from 'react'

type Props = {
  /** Name of the entry, such as `Option B`. */
  name: string
  /** Index of the entry, and the number of entries. */
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves an entry of a list up or down: the alternative to dragging for keyboards and phones. The focus stays on the pressed button. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  const [isMoved, setMoved] = useState(false)
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= count) return
    const button = event.currentTarget
    onMove(to)
    setMoved(true)
    // Browsers take the focus from an element that is moved in the page.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      <button type="button" aria-disabled={index === 0} onClick={move(index - 1)}>
        <ArrowUp size={16} aria-hidden />
        <span className="panel-hidden">{`Move ${name} up`}</span>
      </button>
      <button type="button" aria-disabled={index === count - 1} onClick={move(index + 1)}>
        <ArrowDown size={16} aria-hidden />
        <span className="panel-hidden">{`Move ${name} down`}</span>
      </button>
      <span className="panel-hidden" role="status">
        {isMoved ? `Place ${index + 1} of ${count}` : ''}
      </span>
    </>
  )
}
