import { plainScheme, type Scheme } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { group, type Preset } from './Preset.ts'
import { MATHS, PHYSICS_CHEMISTRY } from './subjects.ts'

const PLUS_4_MINUS_1 = plainScheme(fraction(4), fraction(-1))
const SUBJECTS = [...PHYSICS_CHEMISTRY, MATHS]

export const JEE_MAIN: Preset = {
  id: 'jee-main',
  title: 'JEE Main, Paper 1 (B.E./B.Tech.)',
  year: 2026,
  source: {
    notice: 'JEE (Main) 2026, information bulletin of NTA, 31 October 2025',
    address: 'https://jeemain.nta.nic.in',
    confirmed:
      'Sections, questions and marks as reported by NDTV on 20 January 2026; 75 questions and 300 marks by Careers360 on 17 December 2025; 3 hours by Collegedunia on 17 September 2025',
    notConfirmed: null,
  },
  minutes: 180,
  calculator: 'none',
  sections: SUBJECTS.flatMap(({ id, title }) => [
    {
      id: `${id}-a`,
      title: { en: `${title.en}, Section A`, hi: `${title.hi}, भाग A` },
      minutes: null,
      choose: null,
      groups: [group(20, 'single', PLUS_4_MINUS_1)],
    },
    {
      id: `${id}-b`,
      title: { en: `${title.en}, Section B`, hi: `${title.hi}, भाग B` },
      minutes: null,
      choose: null,
      groups: [group(5, 'integer', PLUS_4_MINUS_1)],
    },
  ]),
}

const PARTIAL_BY_SUBSET: Scheme = {
  ...plainScheme(fraction(4), fraction(-2)),
  partial: { kind: 'subset', each: fraction(1) },
}
const ADVANCED = [
  group(4, 'single', plainScheme(fraction(3), fraction(-1))),
  group(3, 'multiple', PARTIAL_BY_SUBSET),
  group(6, 'numeric', plainScheme(fraction(4))),
  group(3, 'single', PLUS_4_MINUS_1),
]

export const JEE_ADVANCED: Preset = {
  id: 'jee-advanced',
  title: 'JEE Advanced, Paper 1',
  year: 2025,
  source: {
    notice: 'JEE (Advanced) 2025, instructions of Paper 1 of 18 May 2025 (IIT Kanpur)',
    address: 'https://jeeadv.ac.in',
    confirmed:
      '3 hours; 16 questions per subject with 3 marks for the first ones (a public copy of the paper); the partial marks of questions with several right options (+3, +2, +1, -2) from the instructions of an earlier paper with the same wording',
    notConfirmed:
      'The split into 4, 3, 6 and 3 questions and the marks of the last two groups, as published for 2025',
  },
  minutes: 180,
  calculator: 'none',
  sections: [MATHS, ...PHYSICS_CHEMISTRY].flatMap(({ id, title }) =>
    ADVANCED.map((one, index) => ({
      id: `${id}-${index + 1}`,
      title: { en: `${title.en}, Section ${index + 1}`, hi: `${title.hi}, भाग ${index + 1}` },
      minutes: null,
      choose: null,
      groups: [one],
    })),
  ),
}

/** GATE questions: a wrong single choice costs a third of the marks; other types have no negative marks. */
const gate = (marks: number, count: number) => ({
  count,
  schemes: [
    { type: 'single' as const, scheme: plainScheme(fraction(marks), fraction(-marks, 3)) },
    { type: 'multiple' as const, scheme: plainScheme(fraction(marks)) },
    { type: 'numeric' as const, scheme: plainScheme(fraction(marks)) },
  ],
})

export const GATE: Preset = {
  id: 'gate',
  title: 'GATE',
  year: 2026,
  source: {
    notice: 'GATE 2026, information brochure and paper pattern (IIT Guwahati), August 2025',
    address: 'https://gate2026.iitg.ac.in',
    confirmed:
      '3 hours, 10 and 55 questions, 15 and 85 marks, -1/3 and -2/3 for single choices alone, no partial marks, as reported by Careers360 on 26 September 2025, Indian Express and Jagran Josh; an on-screen calculator according to India Today on 4 February 2026',
    notConfirmed:
      'The numbers of questions of one mark and of two marks (5 and 5, 25 and 30), the only ones that give 15 and 85, as T.I.M.E. printed them for earlier years; that the calculator is the scientific one, as published for earlier years; the date of the brochure',
  },
  minutes: 180,
  calculator: 'scientific',
  sections: [
    {
      id: 'ga',
      title: { en: 'General Aptitude', hi: 'सामान्य अभिक्षमता' },
      minutes: null,
      choose: null,
      groups: [gate(1, 5), gate(2, 5)],
    },
    {
      id: 'subject',
      title: { en: 'Subject', hi: 'विषय' },
      minutes: null,
      choose: null,
      groups: [gate(1, 25), gate(2, 30)],
    },
  ],
}
