import { plainScheme } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { group, type Preset } from './Preset.ts'
import { BIOLOGY, PHYSICS_CHEMISTRY } from './subjects.ts'

export const NEET_UG: Preset = {
  id: 'neet-ug',
  title: 'NEET UG',
  year: 2025,
  source: {
    notice: 'NEET (UG) 2025, information bulletin of NTA, 7 February 2025',
    confirmed:
      '180 minutes, 45 + 45 + 90 questions, +4 and -1, all mandatory, as reported by NDTV on 7 and 8 February 2025',
    notConfirmed: null,
  },
  minutes: 180,
  calculator: 'none',
  sections: [...PHYSICS_CHEMISTRY, BIOLOGY].map(({ id, title }) => ({
    ...{ id, title, minutes: null, choose: null },
    groups: [group(id === 'biology' ? 90 : 45, 'single', plainScheme(fraction(4), fraction(-1)))],
  })),
}

export const CUET_UG: Preset = {
  id: 'cuet-ug',
  title: 'CUET UG, one subject',
  year: 2025,
  source: {
    notice: 'CUET (UG) 2025, information bulletin of NTA, 1 March 2025',
    confirmed:
      '60 minutes, 50 mandatory questions, +5 and -1, 250 marks, as reported by Patrika on 7 May 2025 and NDTV on 18 April 2025',
    notConfirmed: null,
  },
  minutes: 60,
  calculator: 'none',
  sections: [
    {
      ...{ id: 'subject', title: { en: 'Subject', hi: 'विषय' }, minutes: null, choose: null },
      groups: [group(50, 'single', plainScheme(fraction(5), fraction(-1)))],
    },
  ],
}

/** What is typed costs nothing when it is wrong. */
const cat = (count: number) => ({
  count,
  schemes: [
    { type: 'single' as const, scheme: plainScheme(fraction(3), fraction(-1)) },
    ...(['integer', 'numeric', 'fillBlank'] as const).map((type) => ({
      type,
      scheme: plainScheme(fraction(3)),
    })),
  ],
})
const CAT_SECTIONS = [
  ['varc', 24, 'Verbal Ability and Reading Comprehension', 'भाषिक योग्यता और पठन बोध'],
  ['dilr', 22, 'Data Interpretation and Logical Reasoning', 'आँकड़ों की व्याख्या और तार्किक विवेचन'],
  ['qa', 22, 'Quantitative Ability', 'संख्यात्मक योग्यता'],
] as const

export const CAT: Preset = {
  id: 'cat',
  title: 'CAT',
  year: 2025,
  source: {
    notice: 'CAT 2025, notification of IIM Kozhikode, 27 July 2025',
    confirmed:
      '24 + 22 + 22 questions, 40 locked minutes each in this order, +3 and -1, nothing deducted for typed answers, as reported by Collegedunia for 2025, minutes and marks also by Rediff on 28 July 2025; a plain calculator on the screen by GoNeed',
    notConfirmed: 'Jagran Josh reported 66 questions on 6 November 2025, as in 2024',
  },
  minutes: 120,
  calculator: 'plain',
  sections: CAT_SECTIONS.map(([id, count, en, hi]) => ({
    ...{ id, title: { en, hi }, minutes: 40, choose: null, groups: [cat(count)] },
  })),
}
