import { withFiles } from '#domain/exams/bank/withFiles.ts'
import type { ImportedQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import type { QuestionFile } from '#domain/exams/files/QuestionFileSchema.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'

const both = (en: string, hi: string) => ({ en, hi })
const option = (id: string, text: string) => ({ id, text: both(text, text) })
const four = [option('a', '$1$'), option('b', '$2$'), option('c', '$3$'), option('d', '$4$')]
const about = { difficulty: 'easy' as const, concepts: ['Rotation', 'Torque'], source: 'Own', year: 2025 }
const solution = both('Because $\\tau = I\\alpha$.', 'क्योंकि $\\tau = I\\alpha$ है।')

/** One question of each type in the exchange format, in English and Hindi, with formulas, a table, hints and solutions. */
export const EVERY_TYPE: QuestionFile['questions'] = [
  {
    id: 'single-1',
    type: 'single',
    ...about,
    solution,
    stem: both('What is $1 + 1$?', '$1 + 1$ कितना है?'),
    options: four,
    right: ['b'],
    hint: both('Count.', 'गिनिए।'),
  },
  {
    id: 'multiple-1',
    type: 'multiple',
    ...about,
    solution,
    stem: both('Which are odd?\n\n| $n$ | $n^2$ |\n| --- | --- |\n| 1 | 1 |', 'कौन-सी विषम हैं?'),
    options: four,
    right: [['a', 'c']],
  },
  {
    id: 'true-1',
    type: 'trueFalse',
    ...about,
    solution,
    right: [true],
    stem: both('Water is \\ce{H2O}: $\\ce{H2O}$.', 'पानी $\\ce{H2O}$ है।'),
  },
  {
    id: 'integer-1',
    type: 'integer',
    ...about,
    solution,
    numbers: ['6'],
    stem: both('What is $2 \\times 3$?', '$2 \\times 3$ कितना है?'),
  },
  {
    id: 'numeric-1',
    type: 'numeric',
    ...about,
    solution,
    decimals: 2,
    numbers: [
      { value: '1.414', tolerance: '0.005' },
      { from: '-1.42', to: '-1.41' },
    ],
    stem: both('What is $\\sqrt 2$?', '$\\sqrt 2$ कितना है?'),
  },
  {
    id: 'match-1',
    type: 'match',
    ...about,
    solution,
    stem: both('Match the units.', 'मात्रकों का मिलान कीजिए।'),
    rows: [option('p', 'Force'), option('q', 'Work')],
    columns: [option('1', 'newton'), option('2', 'joule'), option('3', 'watt')],
    right: { p: ['1'], q: ['2'] },
  },
  {
    id: 'matrix-1',
    type: 'matrix',
    ...about,
    solution,
    stem: both('Which belong together?', 'कौन साथ में हैं?'),
    rows: [option('p', 'Even'), option('q', 'Prime')],
    columns: [option('1', '2'), option('2', '3'), option('3', '4')],
    right: { p: ['1', '3'], q: ['1', '2'] },
  },
  {
    id: 'reason-1',
    type: 'assertionReason',
    ...about,
    solution,
    assertion: both('A wheel rolls.', 'पहिया लुढ़कता है।'),
    reason: both('There is friction.', 'घर्षण है।'),
    options: four,
    right: ['a', 'b'],
  },
  {
    id: 'blank-1',
    type: 'fillBlank',
    ...about,
    solution,
    stem: both(
      'The unit of force is [[u]], and $g$ is about [[g]].',
      'बल का मात्रक [[u]] है और $g$ लगभग [[g]] है।',
    ),
    blanks: [
      { id: 'u', kind: 'text', accepted: ['newton', 'न्यूटन'], isCaseSensitive: false },
      { id: 'g', kind: 'number', numbers: [{ value: '9.8', tolerance: '0.1' }] },
    ],
  },
  {
    id: 'subjective-1',
    type: 'subjective',
    ...about,
    solution,
    stem: both('Derive $\\tau = I\\alpha$.', '$\\tau = I\\alpha$ सिद्ध कीजिए।'),
    maxFiles: 3,
    maxCharacters: 2000,
    rubric: [{ text: both('Uses the definition', 'परिभाषा का उपयोग'), marks: '1/2' }],
  },
  {
    id: 'set-1',
    type: 'comprehension',
    ...about,
    passage: both('A disc turns at $\\omega$.', 'एक चक्र $\\omega$ से घूमता है।'),
    parts: [
      {
        id: 'a',
        type: 'single',
        stem: both('How fast?', 'कितना तेज़?'),
        options: four,
        right: ['a'],
        solution,
      },
      { id: 'b', type: 'integer', stem: both('How often?', 'कितनी बार?'), numbers: ['3'] },
    ],
  },
]

/** Converts questions of the exchange format to the form in which they are saved, with ids in place of picture names. Throws on any problem. */
export function readQuestions(questions: QuestionFile['questions'] = EVERY_TYPE): ImportedQuestion[] {
  const read = questionsOfFile({ format: 'shala-questions', version: 1, questions })
  if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems))
  const names = new Map(read.named.map(({ id, name }) => [id, name]))
  return read.questions.map((question) => withFiles(question, (file) => names.get(file) ?? file))
}
