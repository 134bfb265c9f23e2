import type { BasePayload } from 'payload'
import { compileDraft } from '#domain/exams/drafts/compileDraft.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { PaperProblem } from '#domain/exams/papers/PaperProblem.ts'
import type { Paper, Section } from '#domain/exams/papers/PaperSchema.ts'
import type { BankQuestion } from '#domain/exams/papers/poolCandidates.ts'
import { provePaper } from '#domain/exams/papers/provePaper.ts'
import type { LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { picturesIn } from '#domain/exams/questions/picturesIn.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import type { LocalTypeset } from '#domain/exams/questions/typesetContent.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import { bankFiles } from '../bank/bankFiles.ts'
import { Typesetter } from '../typesetting/Typesetter.ts'
import { type BankKeys, type PaperBank, readBank, readBankKeys } from './readBank.ts'

export type ProvenDraft =
  | { problems: PaperProblem[] }
  | { paper: Paper; bank: PaperBank; keys: BankKeys; instructions: ReleaseContent['instructions'] }

/** A draft as a paper that can be published, with everything that it may ask; or all of its problems. */
export async function provePaperDraft(
  payload: BasePayload,
  project: string,
  draft: Draft,
): Promise<ProvenDraft> {
  const compiled = compileDraft(draft)
  if ('problems' in compiled) return compiled
  const bank = await readBank(payload, project, compiled.paper)
  const paper = withUsedSchemes(compiled.paper, bank.bank)
  const keys = await readBankKeys(payload, project, bank.bank)
  const typeset = await typesetInstructions(payload, project, paper)
  const problems = [
    ...provePaper(paper, bank.bank, keys.keys),
    ...('problems' in typeset ? typeset.problems : []),
  ]
  if (problems.length > 0 || 'problems' in typeset) return { problems }
  return { paper, bank, keys, instructions: typeset.instructions }
}

/** Without the marking of types that a section does not have, of which its form keeps some in store. */
function withUsedSchemes(paper: Paper, bank: readonly BankQuestion[]): Paper {
  const typesOf = (item: Section['items'][number]): readonly string[] =>
    item.kind === 'pool'
      ? item.types
      : bank
          .filter(({ id, version }) => id === item.question && version === item.version)
          .flatMap(leavesOf)
          .map(({ leaf }) => leaf.type)
  return {
    ...paper,
    sections: paper.sections.map((section) => {
      const used = new Set(section.items.flatMap(typesOf))
      return { ...section, schemes: section.schemes.filter(({ type }) => used.has(type)) }
    }),
  }
}

type Typeset = { instructions: ReleaseContent['instructions'] } | { problems: PaperProblem[] }

async function typesetInstructions(payload: BasePayload, project: string, paper: Paper): Promise<Typeset> {
  const texts = [paper.instructions, ...paper.sections.flatMap(({ instructions }) => instructions ?? [])]
  const { sizes } = await bankFiles(payload, project, [...new Set(texts.flatMap(picturesIn))])
  const problems: PaperProblem[] = []
  const typesetAt = async (path: PaperProblem['path'], text: LocalBlocks): Promise<LocalTypeset> => {
    const typesetter = new Typesetter(sizes)
    const made = await typesetter.local(text, '')
    if (typesetter.problems.length > 0) problems.push({ path, key: 'formulaUnreadable' })
    return made
  }
  const sections: Record<string, LocalTypeset> = {}
  for (const [index, { id, instructions }] of paper.sections.entries())
    if (instructions) sections[id] = await typesetAt(['sections', index, 'instructions'], instructions)
  const instructions = { paper: await typesetAt(['instructions'], paper.instructions), sections }
  return problems.length > 0 ? { problems } : { instructions }
}
