'use client'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { readCall } from '../ui/panelClient.ts'
import { Problems } from './TextPair.tsx'

type Props = { concepts: readonly string[]; onChange: (concepts: string[]) => void }
type Known = { concept: string; questions: number }

/** Tags, with those of other questions as suggestions, so that one thing has one spelling. */
export function ConceptsField({ concepts, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<Known[]>([])
  const id = useId()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: typed.trim() })
      const answer = await readCall<{ concepts: Known[] }>(`/bank/concepts?${query}`, stop.signal)
      if (answer.apiSuccess) setKnown(answer.concepts)
    }, 250)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])

  const has = (concept: string) => concepts.some((own) => own.toLowerCase() === concept.toLowerCase())
  function add(text: string) {
    const fresh = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !has(part))
    if (fresh.length > 0) onChange([...concepts, ...fresh].slice(0, QUESTION_LIMITS.concepts))
    setTyped('')
  }

  return (
    <div className="panel-field">
      <label htmlFor={id}>Concepts</label>
      {concepts.length > 0 && (
        <ul className="question-tags">
          {concepts.map((concept) => (
            <li key={concept}>
              {concept}
              <button type="button" onClick={() => onChange(concepts.filter((other) => other !== concept))}>
                <X size={14} aria-hidden />
                <span className="panel-hidden">{`Remove ${concept}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        list={`${id}-known`}
        autoComplete="off"
        placeholder="Rotation, Torque"
        value={typed}
        onChange={(event) => {
          const { value } = event.target
          // Chosen from the list, or ended by a comma.
          if (value.includes(',') || known.some(({ concept }) => concept === value && concept !== typed))
            add(value)
          else setTyped(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter(({ concept }) => !has(concept))
          .map(({ concept, questions }) => (
            <option key={concept} value={concept} label={`${questions} questions`} />
          ))}
      </datalist>
      <Problems path="concepts" />
    </div>
  )
}
