'use client'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { QuestionFacts } from '#domain/calls/exams/papers.ts'
import type { Draft, DraftItem } from '#domain/exams/drafts/DraftSchema.ts'
import { schemeAt } from '#domain/exams/drafts/draftOfPreset.ts'
import { typedScheme } from '#domain/exams/drafts/schemeText.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'
import { TYPE_LABELS } from '#domain/exams/questions/typeLabels.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DragGrip } from '../ui/DragGrip.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { movedTo } from '../ui/movedTo.ts'
import { useDrop } from '../ui/useDrop.ts'
import { AddQuestions } from './AddQuestions.tsx'
import { itemsOf, withItems, withMovedItem, withPool, withSection } from './editSections.ts'
import { fieldId, NumberField, PairField, TextField } from './fields.tsx'
import { DRAGGED, ItemRow, placeOf } from './ItemRow.tsx'
import { SchemeFields } from './SchemeFields.tsx'
import type { DraftState } from './useDraft.ts'

const DRAGGED_SECTION = 'application/x-paper-section'

type Props = Pick<DraftState, 'draft' | 'change' | 'facts' | 'addFacts' | 'pools'> & {
  index: number
  canEdit: boolean
  canDraw: boolean
}

/** A section: its title, questions and pools in order, its marking and what it has to add up to. */
export function SectionCard({ draft, change, facts, addFacts, pools, index, canEdit, canDraw }: Props) {
  const [isAdding, setAdding] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const moveSection = (from: number, to: number) =>
    change((before) => ({ ...before, sections: movedTo(before.sections, from, to) }))
  const dropSection = useDrop(DRAGGED_SECTION, (place) => moveSection(Number(place), index))
  const dropItem = useDrop(DRAGGED, (place) => {
    const from = placeOf(place)
    if (!from) return
    const to = { section: index, item: draft.sections[index]?.items.length ?? 0 }
    change((before) => withMovedItem(before, from, to))
  })
  const section = draft.sections[index]
  if (!section) return null
  const { id, title, items } = section
  const name = title.en || title.hi || `Section ${index + 1}`
  const edit = (values: Partial<typeof section>) => change((before) => withSection(before, index, values))
  const add = (questions: QuestionFacts[]) => {
    addFacts(questions)
    change((before) => withItems(before, index, questions.map(placer(before, index))))
    setAdding(false)
  }
  const remove = () =>
    change((before) => ({ ...before, sections: before.sections.filter((_, at) => at !== index) }))
  const taken = new Set(itemsOf(draft).flatMap((one) => (one.kind === 'question' ? one.question : [])))
  return (
    <section
      className="panel-card paper-section"
      aria-labelledby={fieldId('section-name', index)}
      {...dropSection}
    >
      <div className="paper-section__head">
        {canEdit && draft.sections.length > 1 && <DragGrip kind={DRAGGED_SECTION} place={String(index)} />}
        <h3 id={fieldId('section-name', index)}>{name}</h3>
        {canEdit && (
          <span className="paper-item__buttons">
            <MoveButtons
              name={`section ${name}`}
              index={index}
              count={draft.sections.length}
              onMove={(to) => moveSection(index, to)}
            />
            <button type="button" onClick={() => (items.length > 0 ? setRemoving(true) : remove())}>
              <X size={16} aria-hidden />
              <span className="panel-hidden">{`Remove section ${name}`}</span>
            </button>
          </span>
        )}
      </div>
      <ol className="paper-items" id={fieldId('sections', index, 'items')} tabIndex={-1} {...dropItem}>
        {items.map((item, at) => (
          <ItemRow
            key={item.kind === 'pool' ? `pool ${item.id}` : item.question}
            draft={draft}
            section={index}
            index={at}
            item={item}
            canEdit={canEdit}
            facts={item.kind === 'question' ? facts.get(item.question) : undefined}
            found={item.kind === 'pool' ? pools[item.id] : undefined}
            onChange={(changed) => edit({ items: items.map((one, place) => (place === at ? changed : one)) })}
            onMove={(from, to) => change((before) => withMovedItem(before, from, to))}
            onRemove={() => edit({ items: items.filter((_, place) => place !== at) })}
          />
        ))}
      </ol>
      {items.length === 0 && <p className="panel-muted">No question yet.</p>}
      {canEdit && (
        <p className="panel-actions">
          <button
            type="button"
            className="panel-button panel-button--primary"
            onClick={() => setAdding(true)}
          >
            Add questions
          </button>
          {canDraw && (
            <button
              type="button"
              className="panel-button"
              onClick={() => change((before) => withPool(before, index))}
            >
              Add a pool
            </button>
          )}
        </p>
      )}
      <details>
        <summary>Title, marking and sums</summary>
        <fieldset className="paper-settings" disabled={!canEdit}>
          <PairField
            path={['sections', index, 'title']}
            label="Title"
            value={title}
            onChange={(value) => edit({ title: value })}
          />
          <PairField
            path={['sections', index, 'instructions']}
            label="Instructions"
            rows={3}
            value={section.instructions}
            onChange={(instructions) => edit({ instructions })}
          />
          <div className="paper-grid">
            <NumberField
              path={['sections', index, 'choose']}
              label="Answers that count"
              placeholder="all"
              value={section.choose}
              help="Any so many of the questions: those that come first in the paper, of the answered ones."
              onChange={(choose) => edit({ choose })}
            />
            <NumberField
              path={['sections', index, 'minutes']}
              label="Own time in minutes"
              placeholder="none"
              value={section.minutes}
              help="The section opens after the one before it and closes for good."
              onChange={(minutes) => edit({ minutes })}
            />
            <NumberField
              path={['sections', index, 'expected', 'questions']}
              label="Has to have so many questions"
              value={section.expected?.questions ?? null}
              onChange={(questions) =>
                edit({ expected: expectedOf(questions, section.expected?.marks ?? '') })
              }
            />
            <TextField
              path={['sections', index, 'expected', 'marks']}
              label="Has to have so many marks"
              value={section.expected?.marks ?? ''}
              onChange={(marks) => edit({ expected: expectedOf(section.expected?.questions ?? null, marks) })}
            />
          </div>
          {section.schemes.map(({ type, scheme }, at) => (
            <fieldset key={type} className="paper-pair">
              <legend>{TYPE_LABELS.en[type]}</legend>
              <SchemeFields
                path={['sections', index, 'schemes', at, 'scheme']}
                type={type}
                scheme={scheme}
                onChange={(changed) =>
                  edit({
                    schemes: section.schemes.map((one, place) =>
                      place === at ? { type, scheme: changed } : one,
                    ),
                  })
                }
              />
            </fieldset>
          ))}
          <MissingSchemes draft={draft} index={index} facts={facts} change={change} />
        </fieldset>
      </details>
      {isRemoving && (
        <AskDialog
          title={`Remove ${name}?`}
          text={`Its ${items.length} questions and pools leave the paper. The questions stay in the bank.`}
          submit="Remove"
          onYes={remove}
          onClose={() => setRemoving(false)}
        />
      )}
      {isAdding && (
        <AddQuestions
          title={`Add questions to ${name}`}
          taken={taken}
          onAdd={add}
          onClose={() => setAdding(false)}
          key={id}
        />
      )}
    </section>
  )
}

const expectedOf = (questions: number | null, marks: string) =>
  questions === null && marks.trim() === '' ? null : { questions, marks }

/** A question at the next place of a section; a preset may mark that place in its own way. */
const placer =
  (draft: Draft, index: number) =>
  (question: QuestionFacts, at: number): DraftItem => {
    const section = draft.sections[index]
    const pattern = PRESETS.find(({ id }) => id === draft.preset)?.sections.find(
      ({ id }) => id === section?.id,
    )
    const [type] = question.leaves
    const scheme = pattern && type && schemeAt(pattern, (section?.items.length ?? 0) + at, type)
    return {
      kind: 'question',
      question: question.id,
      version: question.version,
      isBonus: false,
      scheme: scheme ? typedScheme(scheme) : null,
    }
  }

/** Types of the section's questions for which it does not say how they are marked. */
function MissingSchemes({
  draft,
  index,
  facts,
  change,
}: Pick<Props, 'draft' | 'index' | 'facts' | 'change'>) {
  const section = draft.sections[index]
  const types = new Set(
    (section?.items ?? []).flatMap((item) =>
      item.kind === 'pool' ? item.types : (facts.get(item.question)?.leaves ?? []),
    ),
  )
  const missing = [...types].filter((type) => !section?.schemes.some((one) => one.type === type))
  const [usual] = section?.schemes ?? []
  if (missing.length === 0 || !section) return null
  return (
    <p className="panel-actions">
      {missing.map((type) => (
        <button
          key={type}
          type="button"
          className="panel-button"
          onClick={() =>
            change((before) =>
              withSection(before, index, {
                schemes: [
                  ...section.schemes,
                  {
                    type,
                    scheme: {
                      correct: usual?.scheme.correct ?? '1',
                      wrong: usual?.scheme.wrong ?? '0',
                      blank: '0',
                      partial: { kind: 'none', each: '', wrongEach: '0', least: '0' },
                      certainty: null,
                    },
                  },
                ],
              }),
            )
          }
        >
          {`Say how “${TYPE_LABELS.en[type]}” is marked`}
        </button>
      ))}
    </p>
  )
}
