import { checkQuestion } from '#domain/exams/files/checkQuestion.ts'
import type { Finding } from '#domain/exams/files/Finding.ts'
import { type ImportedQuestion, NEW_QUESTION } from '#domain/exams/files/ImportedQuestion.ts'
import { idFindings } from '#domain/exams/files/questionsOfFile.ts'
import { IdSchema, leafId } from '#domain/exams/questions/ids.ts'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { FileCollector } from '../FileCollector.ts'
import { childOf, elementsOf, parseXml, textIn, type XmlElement } from '../xmlTree.ts'
import { MoodleTexts } from './MoodleTexts.ts'
import { type MoodleLeaf, readLeaf } from './moodleLeaf.ts'
import { readTags } from './moodleTags.ts'

type Read = { questions: ImportedQuestion[]; problems: Finding[] }

/** Moodle's display and storage settings of a question, which are ignored. */
const DISPLAY = new Set(
  [
    'name',
    'questiontext',
    'generalfeedback',
    'idnumber',
    'tags',
    'hint',
    'answer',
    'subquestion',
    'hidden',
  ].concat(
    [
      'single',
      'shuffleanswers',
      'answernumbering',
      'showstandardinstruction',
      'usecase',
      'units',
      'unitgradingtype',
    ],
    [
      'unitpenalty',
      'showunits',
      'unitsleft',
      'attachments',
      'attachmentsrequired',
      'responseformat',
      'graderinfo',
    ],
    ['responserequired', 'responsefieldlines', 'minwordlimit', 'maxwordlimit', 'filetypeslist', 'maxbytes'],
    [
      'responsetemplate',
      'image',
      'image_base64',
      'shownumcorrect',
      'category',
      'coursemodule',
      'instructions',
    ],
  ),
)
const FEEDBACK = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']

/** The questions of a Moodle XML file. Throws an XmlError for invalid XML. */
export function questionsOfMoodle(text: string, language: Locale, collector: FileCollector): Read {
  const quiz = parseXml(text)
  const problems: Finding[] = []
  if (quiz.name !== 'quiz')
    return {
      questions: [],
      problems: [{ at: { line: quiz.line, path: '' }, code: 'unknownFormat', detail: '' }],
    }
  const questions: ImportedQuestion[] = []
  const sets: OpenSet[] = []
  const taken = new Set<string>()
  let category: string[] = []
  for (const element of elementsOf(quiz)) {
    const type = element.attributes.type ?? ''
    if (element.name !== 'question') {
      problems.push({
        at: { line: element.line, path: element.name },
        code: 'unknownField',
        detail: element.name,
      })
      continue
    }
    if (type === 'category') {
      category = conceptsOf(textIn(childOf(childOf(element, 'category'), 'text')))
      continue
    }
    const texts = new MoodleTexts(collector, language)
    const about = aboutOf(element, category, texts)
    if (type === 'description' && about.ours.type === 'comprehension') {
      sets.push({
        element,
        texts,
        about,
        passage: texts.required(childOf(element, 'questiontext'), element),
        parts: [],
      })
      continue
    }
    const leaf = readLeaf(element, type, about.ours, texts)
    const set = setOf(sets, about)
    if (set) {
      set.parts.push({ part: about.part ?? String(set.parts.length + 1), leaf, texts })
      continue
    }
    if (!leaf || texts.problems.length > 0) problems.push(...texts.problems)
    else questions.push(alone(element, about, leaf, texts))
  }
  for (const set of sets) {
    const found = [set.texts, ...set.parts.map(({ texts }) => texts)].flatMap((texts) => texts.problems)
    if (found.length > 0) problems.push(...found)
    else questions.push(whole(set))
  }
  const sound = questions
    .toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0))
    .filter((question) => {
      const findings = [...idFindings(question, taken, ['idnumber']), ...checkQuestion(question, question.at)]
      problems.push(...findings)
      return findings.length === 0
    })
  return { questions: sound, problems: problems.toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0)) }
}

type About = Pick<ImportedQuestion, 'id' | 'difficulty' | 'concepts' | 'source' | 'year'> & {
  ours: Record<string, string>
  part: string | null
}
type OpenSet = {
  element: XmlElement
  texts: MoodleTexts
  about: About
  passage: ReturnType<MoodleTexts['required']>
  parts: { part: string; leaf: MoodleLeaf | null; texts: MoodleTexts }[]
}

const setOf = (sets: readonly OpenSet[], { ours }: About): OpenSet | undefined =>
  ours.set === undefined ? undefined : sets.find(({ about }) => about.id === ours.set)

/** A question's metadata; settings that cannot be imported become notes. */
function aboutOf(element: XmlElement, category: string[], texts: MoodleTexts): About {
  const tags = elementsOf(childOf(element, 'tags') ?? element, 'tag').map((tag) => textIn(tag).trim())
  const { ours, others } = readTags(tags.filter(Boolean))
  const idNumber = textIn(childOf(element, 'idnumber')).trim()
  const [id = '', part = null] = ours.set === undefined ? [idNumber] : idNumber.split('.')
  const isId = IdSchema.safeParse(id).success
  const name = textIn(childOf(childOf(element, 'name'), 'text')).trim()
  if (name !== '' && name !== idNumber) texts.note(element, 'fieldDropped', `name ${name.slice(0, 60)}`)
  if (idNumber !== '' && !isId) texts.note(element, 'fieldDropped', `idnumber ${idNumber.slice(0, 60)}`)
  const penalty = Number(textIn(childOf(element, 'penalty')))
  if (penalty) texts.note(element, 'deduction', `penalty ${penalty}`)
  const worth = Number(textIn(childOf(element, 'defaultgrade')) || '1')
  if (worth !== 1) texts.note(element, 'worth', `defaultgrade ${worth}`)
  for (const name of FEEDBACK)
    if (textIn(childOf(childOf(element, name), 'text')).trim() !== '') texts.note(element, 'feedback', name)
  for (const { name } of elementsOf(element))
    if (!DISPLAY.has(name) && !FEEDBACK.includes(name) && !['penalty', 'defaultgrade'].includes(name))
      texts.note(element, 'fieldDropped', name)
  return {
    id: isId ? id : null,
    part,
    ours,
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === ours.difficulty) ?? 'medium',
    concepts: [...new Set([...(others.length > 0 ? others : category)])].map((tag) => tag.slice(0, 60)),
    source: ours.source ?? null,
    year: ours.year === undefined ? null : Number(ours.year),
  }
}

/** The concept of a question: the last name in its category's path, unless it is the default category of a course. */
function conceptsOf(path: string): string[] {
  const name =
    path
      .trim()
      .split(/(?<!\/)\/(?!\/)/)
      .at(-1)
      ?.replaceAll('//', '/')
      .trim() ?? ''
  return name === '' || name === 'top' || name.startsWith('Default for') || /^\$.*\$$/.test(name)
    ? []
    : [name.slice(0, 60)]
}

function alone(element: XmlElement, about: About, leaf: MoodleLeaf, texts: MoodleTexts): ImportedQuestion {
  const { id, difficulty, concepts, source, year } = about
  const question = id ?? NEW_QUESTION
  return {
    id,
    difficulty,
    concepts,
    source,
    year,
    content: leaf.leaf,
    keys: [{ question, key: leaf.key }],
    solutions: leaf.solution ? [{ question, text: leaf.solution, video: null }] : [],
    at: { line: element.line, path: 'question' },
    notes: texts.notes,
  }
}

function whole({ element, about, passage, parts, texts }: OpenSet): ImportedQuestion {
  const { id, difficulty, concepts, source, year } = about
  const leaves = parts.flatMap(({ part, leaf }) => (leaf ? [{ part, ...leaf }] : []))
  const nameOf = (part: string) => leafId(id ?? NEW_QUESTION, part)
  return {
    id,
    difficulty,
    concepts,
    source,
    year,
    content: {
      type: 'comprehension',
      passage,
      parts: leaves.map(({ part, leaf }) => ({ id: part, content: leaf })),
    },
    keys: leaves.map(({ part, key }) => ({ question: nameOf(part), key })),
    solutions: leaves.flatMap(({ part, solution }) =>
      solution ? [{ question: nameOf(part), text: solution, video: null }] : [],
    ),
    at: { line: element.line, path: 'question' },
    notes: [texts, ...parts.map((part) => part.texts)].flatMap(({ notes }) => notes),
  }
}
