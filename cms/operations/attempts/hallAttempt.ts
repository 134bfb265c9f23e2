import type { BasePayload } from 'payload'
import type { HallAttempt, PaperInfo } from '#domain/calls/exams/tests.ts'
import { type KeptAnswers, keptSaves } from '#domain/exams/attempts/keptAnswers.ts'
import { signedText } from '#domain/exams/marks/signedText.ts'
import { filesIn, picturesOf } from '#domain/exams/pack/filesIn.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import { removedOption } from '#domain/exams/papers/removedOption.ts'
import { findPack, packLink } from '../packs/findPack.ts'
import type { AttemptHead } from './attemptHead.ts'
import { loadKeys } from './loadRelease.ts'
import { type AttemptPaper, paperOfAttempt } from './paperOfAttempt.ts'
import { pulseOf } from './pulseOf.ts'

type Shown = {
  paper: PaperInfo
  student: HallAttempt['student']
  /** Whether the asking device has the newest turn. */
  hasTurn: boolean
  answers: KeptAnswers
  now: number
}

/** An attempt as its hall opens it: the drawn questions without their texts, which the pack has, and the keys to these alone. */
export async function hallAttempt(
  payload: BasePayload,
  head: AttemptHead,
  { paper: info, student, hasTurn, answers, now }: Shown,
): Promise<HallAttempt> {
  const drawn = await paperOfAttempt(payload, head)
  const { release } = drawn
  const { paper } = release.content
  const { accommodation } = head.timing
  const [pack, removed] = await Promise.all([
    findPack(payload, release.id),
    removedOptions(payload, head, drawn),
  ])
  if (!pack) throw new Error(`release ${release.id} has no pack`)
  const asked = askedSections(paper, release.content.bank, head.seed).flatMap(({ questions }) => questions)
  const schemes = new Map(asked.map(({ id, scheme }) => [id, scheme]))
  const pulse = pulseOf(head, drawn, now)
  const times = new Map(pulse.sections.map((section) => [section.id, section]))
  const sectionOf = new Map(paper.sections.map((section) => [section.id, section]))
  return {
    ...pulse,
    id: head.id,
    kind: head.kind,
    paper: info,
    number: head.number,
    student,
    language: head.language,
    startedAt: head.startedAt,
    hasTurn,
    hall: drawn.drawn.sections.map(({ id, questions }) => ({
      id,
      title: sectionOf.get(id)?.title ?? {},
      choose: sectionOf.get(id)?.choose ?? null,
      instructions: release.content.instructions.sections[id] ?? null,
      from: times.get(id)?.from ?? head.startedAt,
      to: times.get(id)?.to ?? head.startedAt,
      questions: questions.map(({ id: leaf, question, part, options }) => {
        const out = removed.get(leaf) ?? null
        const scheme = schemes.get(leaf)
        return {
          id: leaf,
          question,
          part,
          removed: out,
          type: drawn.asked.get(leaf)?.leaf.type ?? 'single',
          options: options?.filter((option) => option !== out) ?? null,
          right: scheme ? signedText(scheme.correct) : '',
          wrong: scheme ? signedText(scheme.wrong) : '',
        }
      }),
    })),
    isForwardOnly: paper.isForwardOnly,
    secondsPerQuestion: paper.secondsPerQuestion,
    hasReadAloud: paper.hasReadAloud || accommodation.hasReadAloud,
    hasLargeText: accommodation.hasLargeText,
    hasCertainty: asked.some(({ scheme }) => scheme.certainty !== null),
    saves: keptSaves(answers).map(({ question, epoch, sequence, answer, isMarked, spentMs }) => ({
      question,
      epoch,
      sequence,
      answer,
      isMarked,
      spentMs,
    })),
    pack: packLink(pack),
    packKeys: Object.fromEntries(partsOf(drawn).map((id) => [id, pack.keyOf(id)])),
  }
}

/** The parts of the pack that an attempt opens: its questions, their pictures, and those of the instructions. */
function partsOf({ release, drawn }: AttemptPaper): string[] {
  const { typeset, instructions } = release.content
  const questions = [
    ...new Set(drawn.sections.flatMap((section) => section.questions.map((one) => one.question))),
  ]
  const shown = [instructions.paper, ...Object.values(instructions.sections)].flatMap(picturesOf)
  const pictures = questions.flatMap((id) => {
    const content = typeset[id]
    return content ? filesIn(content) : []
  })
  return [...new Set([...questions, ...pictures, ...shown])]
}

/** By leaf, the wrong option that is taken away for who is granted it. */
async function removedOptions(
  payload: BasePayload,
  { release, seed, timing }: AttemptHead,
  drawn: AttemptPaper,
): Promise<ReadonlyMap<string, string>> {
  const isAllowed = drawn.release.content.paper.removesWrongOption
  if (!isAllowed || !timing.accommodation.removesWrongOption) return new Map()
  const { keys } = await loadKeys(payload, release)
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  return new Map(
    [...drawn.asked].flatMap(([id, { leaf }]) => {
      const key = keyOf.get(id)
      const out = key ? removedOption(leaf, key, `${seed}/${id}`) : null
      return out === null ? [] : [[id, out] as const]
    }),
  )
}
