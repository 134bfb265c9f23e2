'use client'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { ShownProblem } from '#domain/calls/exams/papers.ts'
import { draftSums } from '#domain/exams/drafts/draftSums.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { withNewSection } from './editSections.ts'
import { PaperSums } from './PaperSums.tsx'
import { PresetPicker } from './PresetPicker.tsx'
import { focusField, ProblemList } from './ProblemList.tsx'
import { PublishPaper } from './PublishPaper.tsx'
import { RuleFields } from './RuleFields.tsx'
import { SectionCard } from './SectionCard.tsx'
import { TryPaper } from './TryPaper.tsx'
import { type InitialPaper, useDraft } from './useDraft.ts'

type Props = {
  kind: PaperKind
  paper: string
  timeZone: string
  initial: InitialPaper
  batches: readonly { id: string; title: string }[]
}

const TABS = [
  ['questions', 'Questions'],
  ['rules', 'Rules'],
  ['try', 'Try it'],
] as const
type Tab = (typeof TABS)[number][0]

/** Builds a paper: questions and rules on one side, sums, problems and publishing beside them. */
export function PaperBuilder({ kind, paper, timeZone, initial, batches }: Props) {
  const state = useDraft(kind, paper, initial)
  const [tab, setTab] = useState<Tab>('questions')
  const { draft, change, facts } = state
  const { canEdit, canDraw } = initial
  const sums = useMemo(() => draftSums(draft, (question) => facts.get(question)?.leaves), [draft, facts])
  const open = (path: ShownProblem['path']) => {
    setTab(path[0] === 'sections' ? 'questions' : 'rules')
    // After the tab has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)))
  }
  const tabs = TABS.filter(([id]) => canEdit || id !== 'try')
  const moveTab = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const here = tabs.findIndex(([id]) => id === tab)
    const next = by === 0 ? undefined : tabs[(here + by + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    setTab(next[0])
    document.getElementById(`paper-tab-${next[0]}`)?.focus()
  }
  return (
    <div className="paper-builder">
      <div>
        <div className="panel-tabs" role="tablist" aria-label="Paper" onKeyDown={moveTab}>
          {tabs.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`paper-tab-${id}`}
              aria-selected={tab === id}
              aria-controls="paper-tab-panel"
              tabIndex={tab === id ? 0 : -1}
              onClick={() => setTab(id)}
            >
              {label}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="paper-tab-panel" aria-labelledby={`paper-tab-${tab}`}>
          {tab === 'questions' && (
            <>
              {canEdit && <PresetPicker draft={draft} onChoose={(made) => change(() => made)} />}
              {draft.sections.map(({ id }, index) => (
                <SectionCard key={id} {...state} index={index} canEdit={canEdit} canDraw={canDraw} />
              ))}
              {canEdit && (
                <button
                  type="button"
                  className="panel-button paper-add"
                  onClick={() => change(withNewSection)}
                >
                  Add a section
                </button>
              )}
            </>
          )}
          {tab === 'rules' && (
            <RuleFields state={state} kind={kind} timeZone={timeZone} batches={batches} canEdit={canEdit} />
          )}
          {tab === 'try' && (
            <TryPaper kind={kind} paper={paper} hasRelease={initial.release !== null} flush={state.flush} />
          )}
        </div>
      </div>
      <aside className="panel-card paper-aside" aria-label="Sum and problems">
        <PublishPaper
          kind={kind}
          paper={paper}
          timeZone={timeZone}
          initial={initial}
          state={state}
          sums={sums}
        />
        <PaperSums draft={draft} sums={sums} />
        <ProblemList problems={state.problems} draft={draft} onOpen={open} />
      </aside>
    </div>
  )
}
