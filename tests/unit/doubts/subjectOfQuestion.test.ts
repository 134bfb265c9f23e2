import { expect, it } from 'vitest'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { subjectOfQuestion } from '#domain/doubts/subjectOfQuestion.ts'
import { doubtHref, doubtStartOf } from '#site/data/account/doubtHref.ts'

it.each([
  { titles: ['Physics'], own: 'tests', subject: 'physics' },
  { titles: ['Section A: Quantitative Aptitude', null], own: 'english', subject: 'maths' },
  { titles: [undefined, 'भौतिक विज्ञान'], own: null, subject: 'physics' },
  { titles: ['', 'रसायन'], own: null, subject: 'chemistry' },
  { titles: ['Botany and Zoology'], own: null, subject: 'biology' },
  { titles: ['History and Geography'], own: 'polity', subject: 'polity' },
  { titles: ['Section A'], own: 'chemistry', subject: 'chemistry' },
  { titles: ['Section A'], own: 'tests', subject: null },
  { titles: [], own: null, subject: null },
] as const)('a doubt about a question in $titles of a series on $own is about $subject', (given) => {
  expect(subjectOfQuestion(given.titles, given.own)).toBe(given.subject)
})

it('the link of a question takes its words and its subject to the form, and no other subject', () => {
  const words = { title: 'Quiz, question 1', text: 'What is $x^2$?' }
  for (const subject of [...SUBJECTS, null])
    expect(doubtStartOf(new URL(doubtHref({ ...words, subject }), 'http://a').hash)).toEqual({
      ...words,
      subject,
    })
  expect(doubtStartOf('#title=a&text=b&subject=alchemy')).toEqual({ title: 'a', text: 'b', subject: null })
})
