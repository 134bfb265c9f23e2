import type { Marks } from './exact.ts'

// The input of the marking by docs/exams/marking.md, as types of the tests alone: nothing here is imported from the domain.

type Item = { id: string }
type Choice = { type: 'single' | 'assertionReason'; options: readonly Item[] }
export type Leaf =
  | Choice
  | { type: 'multiple'; options: readonly Item[] }
  | { type: 'trueFalse' | 'integer' | 'numeric' }
  | { type: 'match' | 'matrix'; rows: readonly Item[]; columns: readonly Item[] }
  | { type: 'fillBlank'; blanks: readonly { id: string; kind: 'text' | 'number' }[] }
  | { type: 'subjective'; maxFiles: number; maxCharacters: number }

export type Range =
  | { kind: 'range'; from: string; to: string }
  | { kind: 'tolerance'; value: string; tolerance: string }

export type BlankKey =
  | { blank: string; kind: 'text'; accepted: readonly string[]; isCaseSensitive: boolean }
  | { blank: string; kind: 'number'; numbers: readonly Range[] }

export type Key =
  | { type: 'single' | 'assertionReason'; right: readonly string[] }
  | { type: 'multiple'; right: readonly (readonly string[])[] }
  | { type: 'trueFalse'; right: readonly boolean[] }
  | { type: 'integer' | 'numeric'; numbers: readonly Range[] }
  | { type: 'match' | 'matrix'; rows: readonly { row: string; columns: readonly string[] }[] }
  | { type: 'fillBlank'; blanks: readonly BlankKey[] }
  | { type: 'subjective' }

type Certainty = 1 | 2 | 3
/** A valid answer, normalised: duplicates merged, empty rows and blanks left out. */
export type Answer = { certainty: Certainty } & (
  | { type: 'single' | 'assertionReason'; option: string }
  | { type: 'multiple'; options: ReadonlySet<string> }
  | { type: 'trueFalse'; value: boolean }
  | { type: 'integer' | 'numeric'; text: string }
  | { type: 'match'; rows: ReadonlyMap<string, string> }
  | { type: 'matrix'; rows: ReadonlyMap<string, ReadonlySet<string>> }
  | { type: 'fillBlank'; blanks: ReadonlyMap<string, string> }
  | { type: 'subjective' }
)

type Levels = readonly [Marks, Marks, Marks]
export type Scheme = {
  correct: Marks
  wrong: Marks
  blank: Marks
  partial:
    | { kind: 'none' }
    | { kind: 'subset'; each: Marks }
    | { kind: 'options'; each: Marks; wrongEach: Marks; least: Marks }
    | { kind: 'rows'; each: Marks | null; wrongEach: Marks; least: Marks }
  certainty: null | { right: Levels; wrong: Levels }
}

export type Decision = 'droppedForAll' | 'droppedForAttempters' | 'withdrawn'
export type Question = { id: string; leaf: Leaf; scheme: Scheme; isBonus: boolean }
export type Section = { id: string; choose: number | null; questions: readonly Question[] }
export type Attempt = {
  sections: readonly Section[]
  keys: {
    keys: readonly { question: string; key: Key }[]
    decisions: readonly { question: string; decision: Decision }[]
  }
  answers: readonly { question: string; answer: unknown }[]
  expertMarks: readonly { question: string; marks: Marks }[]
}
