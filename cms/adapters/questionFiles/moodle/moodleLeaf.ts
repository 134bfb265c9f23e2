import { isRefused, parseRubric } from '#domain/exams/files/answerText.ts'
import { splitAssertion } from '#domain/exams/files/assertionText.ts'
import { blocksText } from '#domain/exams/files/blockText.ts'
import type { Block, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { childOf, elementsOf, textIn, type XmlElement } from '../xmlTree.ts'
import { bytesOf, type MoodleTexts } from './MoodleTexts.ts'
import { asRange } from './middleOf.ts'
import { readAccepted, readMatching, readNumbers, readOptions, readTrueFalse } from './moodleAnswers.ts'

export type MoodleLeaf = { leaf: Leaf; key: LeafKey; solution: LocalBlocks | null }
type Ours = Record<string, string>

/** Converts one question of Moodle; null, with a problem in `texts`, when its type cannot be imported. */
export function readLeaf(
  element: XmlElement,
  type: string,
  ours: Ours,
  texts: MoodleTexts,
): MoodleLeaf | null {
  if (type === 'description') {
    texts.refuse(element, 'nothingAsked')
    return null
  }
  const stem = oldImage(element, texts, texts.required(childOf(element, 'questiontext'), element))
  const asked = askedOf(element, type, stem, ours, texts)
  if (!asked) {
    texts.refuse(element, 'questionType', type.slice(0, 60))
    return null
  }
  const hints = elementsOf(element, 'hint').flatMap((hint) => texts.read(hint) ?? [])
  const hint = joined(hints)
  return {
    leaf: { ...asked.leaf, ...(hint ? { hint } : {}) },
    key: asked.key,
    solution: texts.read(childOf(element, 'generalfeedback')),
  }
}

function askedOf(
  element: XmlElement,
  type: string,
  stem: LocalBlocks,
  ours: Ours,
  texts: MoodleTexts,
): { leaf: Leaf; key: LeafKey } | null {
  switch (type) {
    case 'multichoice':
      return chosen(element, stem, ours, texts)
    case 'truefalse':
      return { leaf: { type: 'trueFalse', stem }, key: readTrueFalse(element, texts) }
    case 'numerical': {
      const numbers = readNumbers(element, texts)
      if (ours.type === 'integer')
        return { leaf: { type: 'integer', stem }, key: { type: 'integer', numbers: numbers.map(asRange) } }
      const decimals = ours.decimals === undefined ? null : Number(ours.decimals)
      return { leaf: { type: 'numeric', stem, decimals }, key: { type: 'numeric', numbers } }
    }
    case 'shortanswer': {
      const blank = ours.blank ?? 'b1'
      return {
        leaf: { type: 'fillBlank', stem: withBlank(stem, blank), blanks: [{ id: blank, kind: 'text' }] },
        key: { type: 'fillBlank', blanks: [{ blank, kind: 'text', ...readAccepted(element, texts) }] },
      }
    }
    case 'matching': {
      const { rows, columns, key } = readMatching(element, texts)
      return { leaf: { type: 'match', stem, rows, columns }, key }
    }
    case 'essay':
      return subjective(element, stem, ours, texts)
    default:
      return null
  }
}

function chosen(element: XmlElement, stem: LocalBlocks, ours: Ours, texts: MoodleTexts) {
  const { options, key } = readOptions(element, texts)
  if (key.type === 'multiple') return { leaf: { type: key.type, stem, options }, key }
  const sentences = ours.type === 'assertionReason' ? splitAssertion(stem) : null
  if (!sentences || key.type !== 'single') return { leaf: { type: 'single' as const, stem, options }, key }
  return {
    leaf: { type: 'assertionReason' as const, ...sentences, options },
    key: { type: 'assertionReason' as const, right: key.right },
  }
}

function subjective(element: XmlElement, stem: LocalBlocks, ours: Ours, texts: MoodleTexts) {
  const attachments = Number(textIn(childOf(element, 'attachments')) || '0')
  const isTyped = textIn(childOf(element, 'responseformat')).trim() !== 'noinline'
  const maxFiles = Number(ours.max_files ?? (attachments < 0 ? QUESTION_LIMITS.files : attachments))
  const maxCharacters = Number(ours.max_characters ?? (isTyped ? QUESTION_LIMITS.typedWork : 0))
  for (const name of ['minwordlimit', 'maxwordlimit', 'filetypeslist', 'maxbytes'])
    if (!['', '0'].includes(textIn(childOf(element, name)).trim())) texts.note(element, 'fieldDropped', name)
  if (textIn(childOf(childOf(element, 'responsetemplate'), 'text')).trim() !== '')
    texts.note(element, 'fieldDropped', 'responsetemplate')
  const info = texts.read(childOf(element, 'graderinfo'))
  const lines = LOCALES.flatMap((locale) => (info?.[locale] ? [blocksText(info[locale])] : [])).join('\n')
  const rubric = lines === '' ? [] : parseRubric(lines)
  if (isRefused(rubric)) texts.note(element, 'fieldDropped', 'graderinfo')
  return {
    leaf: { type: 'subjective' as const, stem, maxFiles, maxCharacters },
    key: { type: 'subjective' as const, rubric: isRefused(rubric) ? [] : rubric },
  }
}

const UNDERSCORES = /_{5,}/

/** Adds the blank of a short answer: in place of five or more `_` in the text, else below it. */
function withBlank(stem: LocalBlocks, blank: string): LocalBlocks {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const blocks = stem[locale]
      if (!blocks) return []
      const at = blocks.findIndex((block) => block.kind === 'paragraph' && UNDERSCORES.test(block.text))
      const withIt = blocks.map(
        (block, index): Block =>
          index === at && block.kind === 'paragraph'
            ? { ...block, text: block.text.replace(UNDERSCORES, `[[${blank}]]`) }
            : block,
      )
      return [[locale, at === -1 ? [...blocks, { kind: 'paragraph', text: `[[${blank}]]` }] : withIt]]
    }),
  )
}

/** Moodle 1.9 has one picture below the text of a question. */
function oldImage(element: XmlElement, texts: MoodleTexts, stem: LocalBlocks): LocalBlocks {
  const base64 = textIn(childOf(element, 'image_base64')).trim()
  const name = textIn(childOf(element, 'image')).trim()
  if (name === '' && base64 === '') return stem
  const bytes = bytesOf(base64)
  const file = base64 === '' || !bytes ? null : texts.addPicture(name || 'picture', bytes)
  if (file === null) {
    texts.refuse(element, 'pictureUnread', name.slice(0, 80))
    return stem
  }
  texts.note(element, 'noAlt', name)
  const image: Block = { kind: 'image', file, alt: 'Picture' }
  return Object.fromEntries(
    Object.entries(stem).map(([locale, blocks]) => [locale, [...(blocks ?? []), image]]),
  )
}

function joined(hints: readonly LocalBlocks[]): LocalBlocks | null {
  const texts = LOCALES.flatMap((locale) => {
    const blocks = hints.flatMap((hint) => hint[locale] ?? [])
    return blocks.length > 0 ? [[locale, blocks] as const] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : null
}
