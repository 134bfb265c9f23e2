'use client'
import { X } from 'lucide-react'
import type { QuestionFacts } from '#domain/calls/exams/papers.ts'
import type { Draft, DraftItem } from '#domain/exams/drafts/DraftSchema.ts'
import { typedScheme } from '#domain/exams/drafts/schemeText.ts'
import { plainScheme } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { TYPE_LABELS } from '#domain/exams/questions/typeLabels.ts'
import { DragGrip } from '../ui/DragGrip.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { useDrop } from '../ui/useDrop.ts'
import { CheckField, fieldId } from './fields.tsx'
import { PoolFields } from './PoolFields.tsx'
import { SchemeFields } from './SchemeFields.tsx'

export const DRAGGED = 'application/x-paper-item'

/** The place that a dragged item names; null for none. */
export function placeOf(text: string): { section: number; item: number } | null {
  const [section, item] = text.split('/').map(Number)
  return Number.isInteger(section) && Number.isInteger(item)
    ? { section: section as number, item: item as number }
    : null
}

type Props = {
  draft: Draft
  section: number
  index: number
  item: DraftItem
  facts: QuestionFacts | undefined
  /** How many questions a pool finds. */
  found: number | undefined
  canEdit: boolean
  onChange: (item: DraftItem) => void
  onMove: (from: { section: number; item: number }, to: { section: number; item: number }) => void
  onRemove: () => void
}

/** One question or pool of a section: moved by dragging, by its buttons, or by Alt and the arrow keys. */
export function ItemRow({ draft, section, index, item, facts, found, canEdit, ...on }: Props) {
  const here = { section, item: index }
  const count = draft.sections[section]?.items.length ?? 0
  const move = (to: number) => to >= 0 && to < count && on.onMove(here, { section, item: to })
  const name = item.kind === 'pool' ? `Pool ${item.id}` : (facts?.title ?? item.question)
  const drop = useDrop(DRAGGED, (place) => {
    const from = placeOf(place)
    if (from) on.onMove(from, here)
  })
  return (
    <li className="paper-item" {...drop}>
      {canEdit && <DragGrip kind={DRAGGED} place={`${section}/${index}`} />}
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers */}
        <summary
          id={fieldId('sections', section, 'items', index)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            move(index + (event.key === 'ArrowUp' ? -1 : 1))
          }}
        >
          <span className="paper-item__number">{index + 1}</span>
          <span className="paper-item__title">{name}</span>
          <span className="panel-muted">{aboutOf(item, facts, found)}</span>
        </summary>
        {canEdit && (
          <ItemSettings section={section} index={index} item={item} facts={facts} draft={draft} {...on} />
        )}
      </details>
      {canEdit && (
        <span className="paper-item__buttons">
          <MoveButtons name={name} index={index} count={count} onMove={move} />
          <button type="button" onClick={on.onRemove}>
            <X size={16} aria-hidden />
            <span className="panel-hidden">{`Remove ${name}`}</span>
          </button>
        </span>
      )}
    </li>
  )
}

function aboutOf(item: DraftItem, facts: QuestionFacts | undefined, found: number | undefined): string {
  const own = item.scheme ? ['own marks'] : []
  if (item.kind === 'pool')
    return [`draws ${item.pick ?? '?'}${found === undefined ? '' : ` of ${found}`}`, ...own].join(' · ')
  if (!facts) return 'not in the bank'
  return [
    TYPE_LABELS.en[facts.type],
    facts.difficulty,
    ...facts.concepts.slice(0, 2),
    ...(facts.leaves.length > 1 ? [`${facts.leaves.length} parts`] : []),
    ...(facts.version > item.version ? [`version ${item.version} of ${facts.version}`] : []),
    ...(facts.isRetired ? ['retired'] : []),
    ...(item.isBonus ? ['bonus'] : []),
    ...own,
  ].join(' · ')
}

const ONE_MARK = typedScheme(plainScheme(fraction(1)))

type SettingsProps = Pick<Props, 'draft' | 'section' | 'index' | 'item' | 'facts' | 'onChange' | 'onMove'>

function ItemSettings({ draft, section, index, item, facts, onChange, onMove }: SettingsProps) {
  const path = ['sections', section, 'items', index]
  const types = item.kind === 'pool' ? item.types : (facts?.leaves ?? [])
  const [type] = types
  const usual = draft.sections[section]?.schemes.find((one) => one.type === type)?.scheme ?? ONE_MARK
  return (
    <div className="paper-item__settings">
      {item.kind === 'pool' && <PoolFields path={path} pool={item} onChange={onChange} />}
      {item.kind === 'question' && facts && facts.version > item.version && (
        <button
          type="button"
          className="panel-button"
          onClick={() => onChange({ ...item, version: facts.version })}
        >
          {`Take version ${facts.version}`}
        </button>
      )}
      {item.kind === 'question' && (
        <CheckField
          path={[...path, 'isBonus']}
          label="Bonus: counts, but is not part of the full marks"
          value={item.isBonus}
          onChange={(isBonus) => onChange({ ...item, isBonus })}
        />
      )}
      {draft.sections.length > 1 && (
        <label className="panel-field">
          <span className="panel-field__label">Move to the section</span>
          <select
            value={section}
            onChange={({ target }) => {
              const to = Number(target.value)
              onMove({ section, item: index }, { section: to, item: draft.sections[to]?.items.length ?? 0 })
            }}
          >
            {draft.sections.map(({ id, title }, at) => (
              <option key={id} value={at}>
                {title.en || title.hi || id}
              </option>
            ))}
          </select>
        </label>
      )}
      <CheckField
        path={[...path, 'scheme']}
        label="Marked in its own way"
        value={item.scheme !== null}
        onChange={(isOwn) => onChange({ ...item, scheme: isOwn ? usual : null })}
      />
      {item.scheme && type && (
        <SchemeFields
          path={[...path, 'scheme']}
          type={type}
          scheme={item.scheme}
          onChange={(scheme) => onChange({ ...item, scheme })}
        />
      )}
    </div>
  )
}
