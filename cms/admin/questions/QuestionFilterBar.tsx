'use client'
import { Link } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useId, useState } from 'react'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import { QUESTION_TYPES } from '#domain/exams/questions/questionTypes.ts'
import { ExportQuestions } from './ExportQuestions.tsx'
import { filterOfQuery, type ListFilter, queryOfFilter } from './listFilter.ts'
import { DIFFICULTY_LABELS, TYPE_LABELS } from './questionLabels.ts'

/** Filters of the list by type, difficulty, concept, year, use and retirement; they are in the address. */
export function QuestionFilterBar({ canEdit }: { canEdit: boolean }) {
  const params = useSearchParams()
  const filter = filterOfQuery(new URLSearchParams(params.toString()))
  const [concept, setConcept] = useState(filter.concept ?? '')
  const [year, setYear] = useState(filter.year ?? '')
  const [isExport, setExport] = useState(false)
  const path = usePathname()
  const router = useRouter()
  const id = useId()
  const apply = (changed: ListFilter) => {
    const query = queryOfFilter({ ...filter, ...changed }, new URLSearchParams(params.toString()))
    router.push(`${path}?${query}`)
  }
  const choice = (name: keyof ListFilter, label: string, options: readonly (readonly [string, string])[]) => (
    <div className="panel-field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        value={filter[name] ?? ''}
        onChange={(event) => apply({ [name]: event.target.value })}
      >
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <div className="question-filters">
      <form
        className="question-filters__fields"
        onSubmit={(event) => {
          event.preventDefault()
          apply({ concept: concept.trim(), year: year.trim() })
        }}
      >
        {choice(
          'type',
          'Type',
          QUESTION_TYPES.map((type) => [type, TYPE_LABELS[type]] as const),
        )}
        {choice(
          'difficulty',
          'Difficulty',
          DIFFICULTIES.map((level) => [level, DIFFICULTY_LABELS[level]] as const),
        )}
        <div className="panel-field">
          <label htmlFor={`${id}-concept`}>Concept</label>
          <input
            id={`${id}-concept`}
            value={concept}
            onChange={(event) => setConcept(event.target.value)}
            onBlur={() => concept.trim() !== (filter.concept ?? '') && apply({ concept: concept.trim() })}
          />
        </div>
        <div className="panel-field question-filters__year">
          <label htmlFor={`${id}-year`}>Year</label>
          <input
            id={`${id}-year`}
            inputMode="numeric"
            value={year}
            onChange={(event) => setYear(event.target.value)}
            onBlur={() => year.trim() !== (filter.year ?? '') && apply({ year: year.trim() })}
          />
        </div>
        {choice('use', 'In papers', [
          ['used', 'Used'],
          ['unused', 'Not used'],
        ])}
        {choice('state', 'Retired', [
          ['current', 'No'],
          ['retired', 'Yes'],
        ])}
        <button type="submit" className="panel-hidden">
          Apply
        </button>
      </form>
      {canEdit && (
        <div className="panel-actions">
          <Link className="panel-button panel-button--primary" href="/admin/questions/add" prefetch={false}>
            Add question
          </Link>
          <Link className="panel-button" href="/admin/questions/import" prefetch={false}>
            Import
          </Link>
          <button type="button" className="panel-button" onClick={() => setExport(true)}>
            Export
          </button>
        </div>
      )}
      {isExport && (
        <ExportQuestions
          filter={{ ...filter, search: params.get('search') ?? '' }}
          onClose={() => setExport(false)}
        />
      )}
    </div>
  )
}
