import { plainScheme } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { group, type Preset } from './Preset.ts'
import { BIOLOGY, PHYSICS_CHEMISTRY } from './subjects.ts'

export const NEET_UG: Preset = {
  id: 'neet-ug',
  title: 'NEET UG',
  year: 2026,
  source: {
    notice: 'NEET (UG) 2026, information bulletin of NTA, 8 February 2026',
    address: 'https://neet.nta.nic.in',
    confirmed:
      '180 minutes and 45 + 45 + 90 questions, all mandatory, as reported by CBSE Guidance in February 2026; 720 marks and +4 by Dial4College on 27 February 2026; -1 by NDTV on 7 February 2025 for the year before, whose pattern is the same',
    notConfirmed: null,
  },
  minutes: 180,
  calculator: 'none',
  sections: [...PHYSICS_CHEMISTRY, BIOLOGY].map(({ id, title }) => ({
    id,
    title,
    minutes: null,
    choose: null,
    groups: [group(id === 'biology' ? 90 : 45, 'single', plainScheme(fraction(4), fraction(-1)))],
  })),
}

export const CUET_UG: Preset = {
  id: 'cuet-ug',
  title: 'CUET UG, one subject',
  year: 2026,
  source: {
    notice: 'CUET (UG) 2026, information bulletin of NTA, January 2026',
    address: 'https://cuet.nta.nic.in',
    confirmed:
      '60 minutes, 50 questions, +5 and -1, as reported by Studybizz in January 2026; 250 marks by Collegedunia with the papers of May 2026; that all questions are mandatory by Patrika on 7 May 2025 for the year before, whose pattern is the same',
    notConfirmed: 'The day of the bulletin; applications began on 3 January 2026',
  },
  minutes: 60,
  calculator: 'none',
  sections: [
    {
      id: 'subject',
      title: { en: 'Subject', hi: 'विषय' },
      minutes: null,
      choose: null,
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
    address: 'https://iimcat.ac.in',
    confirmed:
      '24 + 22 + 22 questions, 40 locked minutes each in this order, +3 and -1, nothing deducted for typed answers, as reported by Collegedunia for 2025; the 68 questions also by Jagran Josh and Hans India on the exam of 30 November 2025; minutes and marks by Rediff on 28 July 2025; a plain calculator on the screen by GoNeed',
    notConfirmed:
      'The notification gives no number of questions: NDTV reported on 18 November 2025 that the mock test of IIM Kozhikode does not promise one',
  },
  minutes: 120,
  calculator: 'plain',
  sections: CAT_SECTIONS.map(([id, count, en, hi]) => ({
    id,
    title: { en, hi },
    minutes: 40,
    choose: null,
    groups: [cat(count)],
  })),
}
