'use client'
import { GripVertical } from 'lucide-react'

type Props = {
  /** Media type of the dragged entry: only targets of the same type accept it (`useDrop`). */
  kind: string
  /** The place of the entry in its list, passed to `onDrop` of the target. */
  place: string
}

/** Drag handle of a list entry; keyboards and phones use `MoveButtons` beside it. */
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
