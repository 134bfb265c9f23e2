'use client'
import { GripVertical } from 'lucide-react'

type Props = {
  /** Media type of what is dragged: it is dropped only where the same one is taken (`useDrop`). */
  kind: string
  /** Where it comes from, as its list says it. */
  place: string
}

/** What an entry of a list is dragged by; keyboards and phones use `MoveButtons` beside it. */
export const DragGrip = ({ kind, place }: Props) => (
  <span
    className="panel-grip"
    aria-hidden
    draggable
    title="Drag to another place"
    onDragStart={({ dataTransfer, currentTarget }) => {
      dataTransfer.setData(kind, place)
      dataTransfer.effectAllowed = 'move'
      const entry = currentTarget.closest('[data-drop]')
      if (entry) dataTransfer.setDragImage(entry, 12, 12)
    }}
  >
    <GripVertical size={16} aria-hidden />
  </span>
)
