import { parseBlocks } from '../files/blockText.ts'
import { parseMarks } from '../marks/parseMarks.ts'
import { PAPER_PROBLEMS, type PaperProblem, type PaperProblemKey } from '../papers/PaperProblem.ts'
import { type Paper, PaperSchema } from '../papers/PaperSchema.ts'
import type { Draft, DraftItem, DraftScheme, DraftSection } from './DraftSchema.ts'

type Path = PaperProblem['path']
type Compiled = { paper: Paper } | { problems: PaperProblem[] }
type InBoth = { en: string; hi: string }

/**
 * Compiles a draft to a paper, or lists what is missing or invalid. Whether it can be published is another
 * question (`provePaper`). Paths of problems are those of the draft and of the paper alike.
 */
export function compileDraft(draft: Draft): Compiled {
  const problems: PaperProblem[] = []
  const compiler = new Compiler(problems)
  const candidate = compiler.paper(draft)
  if (problems.length > 0) return { problems }
  const parsed = PaperSchema.safeParse(candidate)
  return parsed.success ? { paper: parsed.data } : { problems: parsed.error.issues.map(problemOf) }
}

const problemOf = ({ path, message }: { path: PropertyKey[]; message: string }): PaperProblem => ({
  path: path.map((part) => (typeof part === 'number' ? part : String(part))),
  key: Object.hasOwn(PAPER_PROBLEMS, message) ? (message as PaperProblemKey) : 'beyondLimits',
})

class Compiler {
  constructor(private readonly problems: PaperProblem[]) {}

  paper({ preset: _, ...draft }: Draft) {
    if (draft.sections.length === 0) this.add(['sections'], 'sectionsNone')
    if (draft.languages.length === 0) this.add(['languages'], 'languagesNone')
    return {
      ...draft,
      minutes: this.needed(draft.minutes, ['minutes']),
      sections: draft.sections.map((section, index) => this.section(section, ['sections', index])),
      instructions: this.blocks(draft.instructions, ['instructions']) ?? this.missing(['instructions']),
      consent: lineOf(draft.consent),
      window: {
        ...draft.window,
        holidays: draft.window.holidays.map(({ batch, from, to }, index) => ({
          batch: batch || this.missing(['window', 'holidays', index, 'batch']),
          from: this.needed(from, ['window', 'holidays', index, 'from']),
          to: this.needed(to, ['window', 'holidays', index, 'to']),
        })),
      },
      attempts: { ...draft.attempts, gapMinutes: draft.attempts.gapMinutes ?? 0 },
      pauses: { ...draft.pauses, minutes: draft.pauses.minutes ?? 0 },
      lateSyncMinutes: draft.lateSyncMinutes ?? 0,
    }
  }

  private section(section: DraftSection, path: Path) {
    if (section.items.length === 0) this.add([...path, 'items'], 'itemsNone')
    return {
      ...section,
      title: lineOf(section.title) ?? this.missing([...path, 'title']),
      instructions: this.blocks(section.instructions, [...path, 'instructions']),
      schemes: section.schemes.map(({ type, scheme }, index) => ({
        type,
        scheme: this.scheme(scheme, [...path, 'schemes', index, 'scheme']),
      })),
      items: section.items.map((item, index) => this.item(item, [...path, 'items', index])),
      expected: section.expected && {
        questions: this.needed(section.expected.questions, [...path, 'expected', 'questions']),
        marks: this.marks(section.expected.marks, [...path, 'expected', 'marks']),
      },
    }
  }

  private item(item: DraftItem, path: Path) {
    const scheme = item.scheme && this.scheme(item.scheme, [...path, 'scheme'])
    if (item.kind === 'question') return { ...item, scheme }
    if (item.types.length === 0) this.add([...path, 'types'], 'typesNone')
    return { ...item, scheme, pick: this.needed(item.pick, [...path, 'pick']) }
  }

  private scheme({ correct, wrong, blank, partial, certainty }: DraftScheme, path: Path) {
    const { kind } = partial
    const marks = (text: string, name: string) => this.marks(text, [...path, name])
    const orZero = (text: string, name: string) => marks(text.trim() || '0', name)
    const limits = () => ({
      wrongEach: orZero(partial.wrongEach, 'wrongEach'),
      least: orZero(partial.least, 'least'),
    })
    const levels = (texts: readonly string[], name: string) => texts.map((text) => marks(text, name))
    return {
      correct: marks(correct, 'correct'),
      wrong: orZero(wrong, 'wrong'),
      blank: orZero(blank, 'blank'),
      partial:
        kind === 'none'
          ? { kind }
          : kind === 'subset'
            ? { kind, each: marks(partial.each, 'each') }
            : kind === 'options'
              ? { kind, each: marks(partial.each, 'each'), ...limits() }
              : { kind, each: partial.each.trim() ? marks(partial.each, 'each') : null, ...limits() },
      certainty: certainty && {
        right: levels(certainty.right, 'certainty'),
        wrong: levels(certainty.wrong, 'certainty'),
      },
    }
  }

  private blocks({ en, hi }: InBoth, path: Path) {
    const read = (text: string, language: string) => {
      if (text.trim() === '') return undefined
      const parsed = parseBlocks(text)
      if ('blocks' in parsed) return parsed.blocks
      this.add([...path, language], 'textUnreadable', { line: parsed.problems[0]?.line ?? 1 })
      return undefined
    }
    const texts = { en: read(en, 'en'), hi: read(hi, 'hi') }
    return texts.en || texts.hi ? withoutMissing(texts) : null
  }

  private marks(text: string, path: Path) {
    if (text.trim() === '') return this.missing(path)
    return parseMarks(text) ?? this.add(path, 'marksUnreadable', { text: text.trim() })
  }

  private needed(value: number | null, path: Path) {
    return value ?? this.missing(path)
  }

  private missing(path: Path): null {
    return this.add(path, 'required')
  }

  private add(path: Path, key: PaperProblemKey, values?: PaperProblem['values']): null {
    this.problems.push({ path, key, ...(values ? { values } : {}) })
    return null
  }
}

function lineOf({ en, hi }: InBoth): Partial<InBoth> | null {
  const texts = { en: en.trim() || undefined, hi: hi.trim() || undefined }
  return texts.en || texts.hi ? withoutMissing(texts) : null
}

const withoutMissing = <T extends object>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<T>
