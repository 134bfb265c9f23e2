import type { Draft, DraftItem, DraftScheme, DraftSection } from '#domain/exams/drafts/DraftSchema.ts'
import { draftOfPreset, schemeAt } from '#domain/exams/drafts/draftOfPreset.ts'
import { emptyDraft, emptySection } from '#domain/exams/drafts/emptyDraft.ts'
import { typedScheme } from '#domain/exams/drafts/schemeText.ts'
import type { Preset } from '#domain/exams/presets/Preset.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'
import type { LeafType } from '#domain/exams/questions/LeafSchema.ts'
import {
  questionOfItem,
  type SeedItem,
  type SeedPaper,
  type SeedScheme,
  type SeedSection,
} from '#seed/format/PaperSchema.ts'

/** The question of the bank with this id in the folder; `type` is null for a comprehension set. */
export type BankEntry = { id: string; version: number; type: LeafType | null }
export type EntryOf = (name: string) => BankEntry

/** Converts a file of `papers/` to a draft. `minutes` is the duration of the outline, used when neither file nor preset has one. */
export function draftOfSeed(seed: SeedPaper, entryOf: EntryOf, minutes: number): Draft {
  const preset = PRESETS.find(({ id }) => id === seed.preset)
  const base = preset ? draftOfPreset(preset) : { ...emptyDraft(), minutes }
  const { window, shuffle, integrity, attempts, pauses } = seed
  const given = <K extends keyof SeedPaper & keyof Draft>(key: K): Draft[K] =>
    (seed[key] as Draft[K] | undefined) ?? base[key]
  return {
    ...base,
    minutes: given('minutes'),
    languages: given('languages'),
    calculator: given('calculator'),
    decidingLanguage: seed.decidingLanguage ?? seed.languages?.[0] ?? base.decidingLanguage,
    sections: seed.sections.map((section) => sectionOf(section, base, preset, entryOf)),
    instructions: seed.instructions ? bothOf(seed.instructions) : base.instructions,
    consent: seed.consent ? bothOf(seed.consent) : base.consent,
    window: {
      ...base.window,
      opensAt: momentOf(window?.opensAt),
      closesAt: momentOf(window?.closesAt),
      lateEntryMinutes: window?.lateEntryMinutes ?? null,
      keepsFullTime: window?.keepsFullTime ?? base.window.keepsFullTime,
    },
    resultAt: momentOf(seed.resultAt),
    solutionsAt: momentOf(seed.solutionsAt),
    ...(seed.tieBreaks ? { tieBreaks: seed.tieBreaks } : {}),
    attempts: { allowed: attempts?.allowed ?? null, gapMinutes: attempts?.gapMinutes ?? 0 },
    pauses: pauses ? { times: pauses.times ?? null, minutes: pauses.minutes } : base.pauses,
    secondsPerQuestion: given('secondsPerQuestion'),
    isForwardOnly: given('isForwardOnly'),
    hasInstantFeedback: given('hasInstantFeedback'),
    shuffle: { ...base.shuffle, ...shuffle },
    hasReadAloud: given('hasReadAloud'),
    removesWrongOption: given('removesWrongOption'),
    lateSyncMinutes: given('lateSyncMinutes'),
    hall: given('hall'),
    integrity: { ...base.integrity, ...integrity },
  }
}

const momentOf = (date: string | undefined): number | null => (date ? new Date(date).getTime() : null)
const bothOf = ({ en = '', hi = '' }: { en?: string | undefined; hi?: string | undefined }) => ({ en, hi })

function sectionOf(
  seed: SeedSection,
  base: Draft,
  preset: Preset | undefined,
  entryOf: EntryOf,
): DraftSection {
  const pattern = preset?.sections.find(({ id }) => id === seed.id)
  const section = base.sections.find(({ id }) => id === seed.id) ?? emptySection(seed.id)
  const own = Object.entries(seed.schemes ?? {}).flatMap(([type, scheme]) =>
    scheme ? [{ type: type as LeafType, scheme: schemeOf(scheme) }] : [],
  )
  return {
    ...section,
    title: seed.title ? bothOf(seed.title) : section.title,
    instructions: seed.instructions ? bothOf(seed.instructions) : section.instructions,
    choose: seed.choose ?? section.choose,
    minutes: seed.minutes ?? section.minutes,
    schemes: [...own, ...section.schemes.filter(({ type }) => !own.some((scheme) => scheme.type === type))],
    items: seed.items.map((item, place) => {
      const made = itemOf(item, entryOf)
      if (made.scheme || made.kind === 'pool' || !pattern) return made
      const name = questionOfItem(item)
      const type = name === null ? null : entryOf(name).type
      const ofPlace = type && schemeAt(pattern, place, type)
      return ofPlace ? { ...made, scheme: typedScheme(ofPlace) } : made
    }),
    expected: seed.expected ?? section.expected,
  }
}

function itemOf(item: SeedItem, entryOf: EntryOf): DraftItem {
  if (typeof item === 'string') return itemOf({ question: item, isBonus: false }, entryOf)
  const scheme = item.scheme ? schemeOf(item.scheme) : null
  if ('question' in item) {
    const { id, version } = entryOf(item.question)
    return { kind: 'question', question: id, version, scheme, isBonus: item.isBonus }
  }
  const { pool, pick, types, concepts, difficulty = null } = item
  return { kind: 'pool', id: pool, pick, types, concepts, difficulty, scheme }
}

function schemeOf(seed: SeedScheme): DraftScheme {
  if (typeof seed === 'string') {
    const [right = '', wrong, blank] = seed.split(' ')
    return schemeOf({ right, ...(wrong ? { wrong } : {}), ...(blank ? { blank } : {}) })
  }
  const { right, wrong = '0', blank = '0', partial, certainty = null } = seed
  return {
    correct: right,
    wrong,
    blank,
    certainty,
    partial: {
      kind: partial?.kind ?? 'none',
      each: partial?.each ?? '',
      wrongEach: partial?.wrongEach ?? '0',
      least: partial?.least ?? '0',
    },
  }
}
