'use client'
import { Pin, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { letterOf } from '#domain/exams/bank/letterOf.ts'
import { type DraftItem, emptyItem, nextId } from '#domain/exams/bank/questionDraft.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { DragGrip } from '../ui/DragGrip.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { movedTo } from '../ui/movedTo.ts'
import { useDrop } from '../ui/useDrop.ts'
import { Problems, TextPair } from './TextPair.tsx'

type Kind = 'options' | 'rows' | 'columns'
type Props = {
  kind: Kind
  /** Singular, such as `Option`. */
  noun: string
  path: string
  items: readonly DraftItem[]
  onChange: (items: DraftItem[]) => void
  /** Beside each item: whether it is right. */
  mark?: (item: DraftItem, name: string) => ReactNode
  canPin?: boolean
}

/** Options, rows or columns: texts in order, moved by dragging or by buttons, with room for what is right. */
export function ItemsField(props: Props) {
  const { kind, noun, path, items, onChange } = props
  const dragKind = `application/x-question-${kind}-${useId().replace(/\W/g, '')}`
  return (
    <fieldset className="question-items">
      <legend>{`${noun}s`}</legend>
      <Problems path={path} />
      <ol>
        {items.map((item, at) => (
          <Item key={item.id} {...props} item={item} at={at} dragKind={dragKind} />
        ))}
      </ol>
      {items.length < QUESTION_LIMITS.options && (
        <button
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() =>
            onChange([
              ...items,
              emptyItem(
                nextId(
                  kind,
                  items.map(({ id }) => id),
                ),
              ),
            ])
          }
        >
          {`Add ${noun.toLowerCase()}`}
        </button>
      )}
    </fieldset>
  )
}

type ItemProps = Props & { item: DraftItem; at: number; dragKind: string }

function Item({ kind, noun, path, items, onChange, mark, canPin = false, item, at, dragKind }: ItemProps) {
  const drop = useDrop(dragKind, (place) => onChange(movedTo(items, Number(place), at)))
  const letter = kind === 'options' ? letterOf(at) : item.id.toUpperCase()
  const name = `${noun} ${letter}`
  const change = (changed: DraftItem) =>
    onChange(items.map((other, index) => (index === at ? changed : other)))
  return (
    <li className="question-item" {...drop}>
      <div className="question-item__head">
        <DragGrip kind={dragKind} place={String(at)} />
        <span className="question-item__name">{letter}</span>
        {mark?.(item, name)}
        <span className="question-item__tools">
          {canPin && (
            <button
              type="button"
              aria-pressed={item.isPinned}
              title="Stays in its place when options are shuffled"
              onClick={() => change({ ...item, isPinned: !item.isPinned })}
            >
              <Pin size={16} aria-hidden />
              <span className="panel-hidden">{`Pin ${name}`}</span>
            </button>
          )}
          <MoveButtons
            name={name}
            index={at}
            count={items.length}
            onMove={(to) => onChange(movedTo(items, at, to))}
          />
          <button type="button" onClick={() => onChange(items.filter((_, index) => index !== at))}>
            <Trash2 size={16} aria-hidden />
            <span className="panel-hidden">{`Remove ${name}`}</span>
          </button>
        </span>
      </div>
      <TextPair
        label={name}
        path={`${path}[${at}].text`}
        rows={1}
        value={item.text}
        onChange={(text) => change({ ...item, text })}
      />
    </li>
  )
}
