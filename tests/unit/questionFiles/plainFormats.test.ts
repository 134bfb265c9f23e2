import { describe, expect, it, test } from 'vitest'
import { readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'

const read = (text: string, name: string) => readQuestionFile(Buffer.from(text), name)
const problemsOf = async (text: string, name: string) =>
  (await read(text, name)).problems.map(({ at, code, detail }) => `${at.line} ${code} ${detail}`.trim())
const notesOf = async (text: string, name: string) =>
  (await read(text, name)).questions.flatMap(({ notes }) =>
    notes.map(({ at, code, detail }) => `${at.line} ${code} ${detail}`.trim()),
  )
const english = (...texts: string[]) => ({ en: texts.map((text) => ({ kind: 'paragraph', text })) })

describe('an Aiken file', () => {
  it('has questions with one right option', async () => {
    const text = [
      '\uFEFFA body moves with \\(v = u + at\\).',
      'What is u?',
      'A) The speed at first',
      'B) The speed at last',
      'ANSWER: A',
      '',
      'Which is <prime>?',
      'A. $4',
      'B. \\(7\\)',
      'C. 9',
      'answer: b',
    ].join('\r\n')
    const { format, questions, problems } = await read(text, 'questions.txt')
    expect({ format, problems }).toEqual({ format: 'aiken', problems: [] })
    expect(questions.map(({ content, keys, at }) => ({ content, keys, line: at.line }))).toEqual([
      {
        line: 1,
        content: {
          type: 'single',
          stem: english('A body moves with $v = u + at$.\nWhat is u?'),
          options: [
            { id: 'a', text: english('The speed at first') },
            { id: 'b', text: english('The speed at last') },
          ],
        },
        keys: [{ question: 'new', key: { type: 'single', right: ['a'] } }],
      },
      {
        line: 7,
        content: {
          type: 'single',
          stem: english('Which is <prime>?'),
          options: [
            { id: 'a', text: english('\\$4') },
            { id: 'b', text: english('$7$') },
            { id: 'c', text: english('9') },
          ],
        },
        keys: [{ question: 'new', key: { type: 'single', right: ['b'] } }],
      },
    ])
  })

  it('is in the language that it is said to be in', async () => {
    const text = 'पृथ्वी क्या है?\nA) ग्रह\nB) तारा\nANSWER: A\n'
    const { questions } = await readQuestionFile(Buffer.from(text), 'a.txt', { language: 'hi' })
    expect(questions[0]?.content).toMatchObject({ stem: { hi: [{ text: 'पृथ्वी क्या है?' }] } })
  })

  test.each([
    ['Which?\nA) One\nB) Two\nNext?\nA) x\nB) y\nANSWER: A', ['4 aikenAnswer Next?']],
    ['Which?\nA) One\nC) Two\nANSWER: C', ['3 aikenLetter B)']],
    ['Which?\nA) One\nB) Two\nANSWER: D\n\nOr?\nA) x\nB) y\nANSWER: A', ['4 keyUnknown']],
    ['Which?\nANSWER: A\n\nOr?\nA) x\nB) y', ['2 aikenOptions', '4 aikenAnswer the file ends']],
    ['Which?\nA) One\nANSWER: A', ['1 limit at least 2']],
    ['Which?\nA) One\nB) Two\nANSWER: One', ['4 answer ANSWER: One']],
    ['Which?\nA)One\nB)Two\nANSWER: B', ['4 aikenOptions']],
  ])('%j names its problems with their lines', async (text, problems) => {
    expect(await problemsOf(text, 'x.aiken')).toEqual(problems)
  })
})

describe('a GIFT file', () => {
  const keyOf = async (text: string) => {
    const { questions, problems } = await read(`::x:: ${text}`, 'questions.gift')
    expect(problems).toEqual([])
    return { content: questions[0]?.content, key: questions[0]?.keys[0]?.key }
  }

  it('has choices', async () => {
    expect(await keyOf('Which\\: \\{a\\}\\nor \\\\(x\\\\)? {~One \\= 1 =Two \\~ 2 # yes}')).toEqual({
      content: {
        type: 'single',
        stem: english('Which: {a}\nor $x$?'),
        options: [
          { id: 'a', text: english('One = 1') },
          { id: 'b', text: english('Two ~ 2') },
        ],
      },
      key: { type: 'single', right: ['b'] },
    })
    expect((await keyOf('Which? {~%50%One ~%-100%Two ~%50%Three}')).key).toEqual({
      type: 'multiple',
      right: [['a', 'c']],
    })
    expect((await keyOf('The sun {=rises ~sets} in the east.')).content).toMatchObject({
      stem: english('The sun _____ in the east.'),
    })
  })

  it('has truths, numbers, words, pairs and essays', async () => {
    expect(await keyOf('Ice floats.{T#Yes.}')).toEqual({
      content: { type: 'trueFalse', stem: english('Ice floats.') },
      key: { type: 'trueFalse', right: [true] },
    })
    expect((await keyOf('Pi? {#3.14:0.01}')).key).toEqual({
      type: 'numeric',
      numbers: [{ kind: 'tolerance', value: '3.14', tolerance: '0.01' }],
    })
    expect((await keyOf('Pi? {#=3..4 =3.10}')).key).toEqual({
      type: 'numeric',
      numbers: [
        { kind: 'range', from: '3', to: '4' },
        { kind: 'range', from: '3.1', to: '3.1' },
      ],
    })
    expect(await keyOf('{=Delhi =New Delhi} is the capital.')).toEqual({
      content: {
        type: 'fillBlank',
        stem: english('[[b1]] is the capital.'),
        blanks: [{ id: 'b1', kind: 'text' }],
      },
      key: {
        type: 'fillBlank',
        blanks: [{ blank: 'b1', kind: 'text', accepted: ['Delhi', 'New Delhi'], isCaseSensitive: false }],
      },
    })
    expect(await keyOf('Match. {=India -> New Delhi =Nepal -> Kathmandu = -> Lima}')).toEqual({
      content: {
        type: 'match',
        stem: english('Match.'),
        rows: [
          { id: 'p', text: english('India') },
          { id: 'q', text: english('Nepal') },
        ],
        columns: [
          { id: 'a', text: english('Kathmandu') },
          { id: 'b', text: english('Lima') },
          { id: 'c', text: english('New Delhi') },
        ],
      },
      key: {
        type: 'match',
        rows: [
          { row: 'p', columns: ['c'] },
          { row: 'q', columns: ['a'] },
        ],
      },
    })
    expect((await keyOf('Prove it. {}')).content).toMatchObject({ type: 'subjective', maxCharacters: 20_000 })
  })

  it('reads HTML, ids, tags, categories and the solution', async () => {
    const text = [
      '$CATEGORY: top/Physics/Waves',
      '',
      '// [id:w-1] [tag:Sound] [tag:Speed of sound]',
      '[html]<p>H<sub>2</sub>O in <b>bold</b></p><p>Next</p> {=[plain]<a> ~b',
      '#### Because <i>it</i> is.}',
      '',
      'Is it? {F}',
    ].join('\n')
    const { questions, problems } = await read(text, 'x.gift')
    expect(problems).toEqual([])
    expect(questions).toMatchObject([
      {
        id: 'w-1',
        concepts: ['Sound', 'Speed of sound'],
        content: {
          stem: english('H₂O in bold', 'Next'),
          options: [{ text: english('<a>') }, { text: english('b') }],
        },
        solutions: [{ question: 'w-1', text: english('Because it is.') }],
      },
      { id: null, concepts: ['Waves'] },
    ])
    expect(await notesOf(text, 'x.gift')).toEqual(['4 formatting b', '4 formatting i'])
  })

  test.each([
    ['Only a text.\n\n{T}', ['1 nothingAsked', '3 emptyText']],
    ['Which? {~a =b', ['1 gift a { or a } is missing']],
    ['\n// x\nWhich? {~%50%half =all}', ['3 partialCredit 50%']],
    ['Which? {~%60%a ~%40%b}', ['1 partialCredit 60%, 40%']],
    ['Which? {=D*i}', ['1 wildcard D*i']],
    ['How many? {#two}', ['1 number two']],
    ['Match. {=a -> b =c}', ['1 gift c']],
    ['Which? {stray =a ~b}', ['1 gift stray']],
    ['[html]<video src="x"></video> {T}', ['1 markup <video>']],
    ['[html]<img src="x.png" alt="x"> {T}', ['1 pictureUnread x.png']],
    [`Which? {${'~a '.repeat(11)}=b}`, ['1 limit at most 10']],
  ])('%j names its problems with their lines', async (text, problems) => {
    expect(await problemsOf(text, 'x.gift')).toEqual(problems)
  })

  it('says what it leaves out', async () => {
    expect(await notesOf('::Name:: Which? {=a#Well done ~%-50%b#No =%0%c}', 'x.gift')).toEqual([
      '1 fieldDropped name Name',
      '1 feedback Well done',
      '1 feedback No',
      '1 deduction -50%',
    ])
    expect(await notesOf('Which? {=a =%0%b}', 'x.gift')).toEqual(['1 wrongAnswer b'])
  })
})

describe('a file in the encoding of Windows', () => {
  const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  it('is read, and says which letters somebody should look at', async () => {
    const csv =
      'type,question_en,answer\ntrueFalse,"Water boils at 100\xb0C \x96 at sea level.",true\ntrueFalse,Plain.,false'
    const { format, questions, problems } = await readQuestionFile(windows(csv), 'x.csv')
    expect({ format, problems }).toEqual({ format: 'csv', problems: [] })
    expect(questions).toMatchObject([
      {
        content: { stem: english('Water boils at 100°C – at sea level.') },
        notes: [{ at: { line: 2 }, code: 'encoding', detail: '° –' }],
      },
      { notes: [] },
    ])
  })

  it('is no file of another program', async () => {
    const { problems } = await readQuestionFile(windows('\xd0\xcf\x11\xe0\0\0Which? {T}'), 'x.gift')
    expect(problems).toMatchObject([{ code: 'notReadable' }])
  })
})
