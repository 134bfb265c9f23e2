'use client'
import { type DragEvent, useState } from 'react'

/**
 * Props of an element on which entries of a `DragGrip` of the same kind are dropped. `data-drop` is `over` while one is above it, for
 * its look.
 * @param onDrop gets the `place` of the dragged grip
 */
export function useDrop(kind: string, onDrop: (place: string) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-drop': isOver ? 'over' : '',
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const place = event.dataTransfer.getData(kind)
      if (place === '') return
      event.preventDefault()
      event.stopPropagation()
      onDrop(place)
    },
  }
}
