import { describe, expect, it, test } from 'vitest'
import { draftOfExchange } from '#domain/exams/bank/draftOfExchange.ts'
import { exchangeOfDraft } from '#domain/exams/bank/exchangeOfDraft.ts'
import { emptyLeaf, nextId, withType } from '#domain/exams/bank/questionDraft.ts'
import { fileOfQuestions } from '#domain/exams/files/fileOfQuestions.ts'
import { EVERY_TYPE, readQuestions } from '#tests/support/exams/questionsOfEveryType.ts'

describe('the form of a question', () => {
  test.each(EVERY_TYPE.map((question) => [(question as { type: string }).type, question] as const))(
    'gives back a question of the type %s as it was opened',
    (_, question) => {
      const [read] = readQuestions([question])
      const [exchange] = fileOfQuestions([{ ...(read as never as object), id: null } as never]).questions
      const { id, ...opened } = question as { id: string }
      const typed = exchangeOfDraft(draftOfExchange(opened))
      const [again] = readQuestions([{ id, ...typed } as never])
      expect([again?.content, again?.keys, again?.solutions]).toEqual([
        read?.content,
        read?.keys,
        read?.solutions,
      ])
      expect(exchangeOfDraft(draftOfExchange(exchange as object)).type).toBe(typed.type)
    },
  )

  it('keeps what was typed for another type', () => {
    const leaf = { ...emptyLeaf('single'), stem: { en: 'Why?', hi: '' } }
    expect(withType(withType(leaf, 'integer'), 'single')).toEqual(leaf)
  })

  it('offers the four usual options of an assertion and its reason, where none is typed', () => {
    expect(withType(emptyLeaf(), 'assertionReason').options[0]?.text.en).toMatch(/^Both are true/)
    const typed = { ...emptyLeaf(), options: [{ id: 'a', text: { en: 'Own', hi: '' }, isPinned: false }] }
    expect(withType(typed, 'assertionReason').options).toEqual(typed.options)
  })

  it('names new options, rows, columns and blanks as nobody is named', () => {
    expect(nextId('options', ['a', 'b', 'd'])).toBe('c')
    expect(nextId('rows', ['p', 'q'])).toBe('r')
    expect(nextId('columns', ['1', '2'])).toBe('3')
    expect(nextId('blanks', ['b1', 'b3'])).toBe('b2')
  })
})
