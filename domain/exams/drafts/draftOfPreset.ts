import type { Scheme } from '../marking/SchemeSchema.ts'
import { isEqual } from '../marks/arithmetic.ts'
import { type Preset, presetSums } from '../presets/Preset.ts'
import type { Draft, DraftSection } from './DraftSchema.ts'
import { emptyDraft } from './emptyDraft.ts'
import { PRESET_INSTRUCTIONS } from './instructions.ts'
import { typedMarks, typedScheme } from './schemeText.ts'

/**
 * A draft in the pattern of a public exam: sections with their marking and what they have to add up to, the time, and
 * the hall as it is there. Questions are added by the author.
 */
export function draftOfPreset(preset: Preset): Draft {
  const draft = emptyDraft()
  return {
    ...draft,
    preset: preset.id,
    minutes: preset.minutes,
    calculator: preset.calculator,
    hall: 'strict',
    sections: preset.sections.map((section) => sectionOf(section)),
    instructions: { ...PRESET_INSTRUCTIONS.instructions },
    consent: { ...PRESET_INSTRUCTIONS.consent },
  }
}

function sectionOf(section: Preset['sections'][number]): DraftSection {
  const { questions, marks } = presetSums(section)
  return {
    id: section.id,
    title: { en: section.title.en ?? '', hi: section.title.hi ?? '' },
    instructions: { en: '', hi: '' },
    choose: section.choose,
    minutes: section.minutes,
    schemes: typesOf(section).map(({ type, scheme }) => ({ type, scheme: typedScheme(scheme) })),
    items: [],
    expected: { questions, marks: typedMarks(marks) },
  }
}

/**
 * The scheme of each type, that of its first group. Groups of a section that mark a type in other ways, such as the one and two
 * marks of GATE, are schemes of single questions: `schemeOfGroup`.
 */
const typesOf = ({ groups }: Preset['sections'][number]) => {
  const all = groups.flatMap(({ schemes }) => schemes)
  return all.filter(({ type }, index) => all.findIndex((one) => one.type === type) === index)
}

/**
 * The scheme that a preset gives the question at this place of a section, where it is not that of the section: null where the
 * section's does. Places count from 0.
 */
export function schemeAt(
  section: Preset['sections'][number],
  place: number,
  type: Preset['sections'][number]['groups'][number]['schemes'][number]['type'],
): Scheme | null {
  let first = 0
  for (const group of section.groups) {
    if (place < first + group.count) {
      const own = group.schemes.find((one) => one.type === type)?.scheme
      const usual = typesOf(section).find((one) => one.type === type)?.scheme
      return own && usual && !isSame(own, usual) ? own : null
    }
    first += group.count
  }
  return null
}

const isSame = (a: Scheme, b: Scheme): boolean =>
  isEqual(a.correct, b.correct) && isEqual(a.wrong, b.wrong) && a.partial.kind === b.partial.kind
