import { expect, it } from 'vitest'
import { classOfFiles, titleOf } from '#domain/learning/classOfFiles.ts'

it('reads titles from file names', () => {
  const names = ['01 Forces', '2. Work_and_power', '03-Energy', '12', '1905 and after', '2-D motion', 'Heat']
  expect(names.map(titleOf)).toEqual([
    'Forces',
    'Work and power',
    'Energy',
    '12',
    'and after',
    'D motion',
    'Heat',
  ])
})

it('makes chapters of folders and lessons of files, in the order that people number them', () => {
  const { lectures, leftOver } = classOfFiles(
    [
      '2 Energy/10 Power.mp4',
      '2 Energy/2 Work.pdf',
      '1 Motion/1 In a line.mp4',
      '1 Motion/1 In a line.vtt',
      '1 Motion/1 In a line-hi.vtt',
      '1 Motion/2 In a line.md',
      'Welcome.mp3',
    ],
    'Mechanics',
  )
  expect(leftOver).toEqual([])
  expect(lectures.map(({ chapter, title, kind, slug }) => [chapter, title, kind, slug])).toEqual([
    ['Motion', 'In a line', 'video', 'in-a-line'],
    ['Motion', 'In a line', 'text', 'in-a-line-2'],
    ['Energy', 'Work', 'pdf', 'work'],
    ['Energy', 'Power', 'video', 'power'],
    ['Mechanics', 'Welcome', 'audio', 'welcome'],
  ])
  expect(lectures[0]).toMatchObject({
    captions: '1 Motion/1 In a line.vtt',
    hindiCaptions: '1 Motion/1 In a line-hi.vtt',
  })
})

it('names what becomes nothing', () => {
  const { lectures, leftOver } = classOfFiles(['a.docx', 'b.vtt', 'c.pdf'], 'Class')
  expect([lectures.length, leftOver]).toEqual([1, ['a.docx', 'b.vtt']])
})
