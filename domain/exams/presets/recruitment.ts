import { plainScheme } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { group, type Preset } from './Preset.ts'

const SSC_SECTIONS = [
  ['reasoning', 'General Intelligence and Reasoning', 'सामान्य बुद्धि और तर्कशक्ति'],
  ['awareness', 'General Awareness', 'सामान्य जानकारी'],
  ['quantitative', 'Quantitative Aptitude', 'संख्यात्मक अभिरुचि'],
  ['english', 'English Comprehension', 'अंग्रेज़ी बोध'],
] as const

const sscSections = (minutes: number | null): Preset['sections'] =>
  SSC_SECTIONS.map(([id, en, hi]) => ({
    id,
    title: { en, hi },
    minutes,
    choose: null,
    groups: [group(25, 'single', plainScheme(fraction(2), fraction(-1, 2)))],
  }))

export const SSC_CGL: Preset = {
  id: 'ssc-cgl-tier-1',
  title: 'SSC CGL, Tier 1',
  year: 2025,
  source: {
    notice: 'SSC Combined Graduate Level Examination 2025, notice HQ-C11018/1/2025-C-1 of 9 June 2025',
    address: 'https://ssc.gov.in',
    confirmed:
      'Four sections of 25 questions in one hour, 200 marks and -0.50, as reported by Indian Express, MCCCN and Adda247 for 2025',
    notConfirmed: null,
  },
  minutes: 60,
  calculator: 'none',
  sections: sscSections(null),
}

/** Since 2026 each section has its own time and is closed after it. */
export const SSC_CGL_2026: Preset = {
  ...SSC_CGL,
  id: 'ssc-cgl-tier-1-2026',
  year: 2026,
  source: {
    notice: 'SSC Combined Graduate Level Examination 2026, notice of 21 May 2026',
    address: 'https://ssc.gov.in',
    confirmed:
      'Four sections of 25 questions and 50 marks, 15 minutes each, after which a section is closed, as reported by Career Heights and Exam Atlas for 2026',
    notConfirmed:
      'The number of the notice; -0.50 for a wrong answer and the order of the sections, as in 2025',
  },
  sections: sscSections(15),
}

export const UPSC_PRELIMS: Preset = {
  id: 'upsc-prelims-gs',
  title: 'UPSC Civil Services (Preliminary), General Studies Paper I',
  year: 2026,
  source: {
    notice: 'UPSC Civil Services Examination 2026, notice of 4 February 2026',
    address: 'https://upsc.gov.in',
    confirmed:
      '100 questions, 200 marks and two hours, as reported by Notes Cafe and BharatNotes for 24 May 2026; the date of the notice by Vajiram & Ravi; one third of the marks of a question deducted for a wrong answer by BharatNotes and, for 2025, by NDTV in May 2025',
    notConfirmed: 'The number of the notice',
  },
  minutes: 120,
  calculator: 'none',
  sections: [
    {
      id: 'gs',
      title: { en: 'General Studies', hi: 'सामान्य अध्ययन' },
      minutes: null,
      choose: null,
      groups: [group(100, 'single', plainScheme(fraction(2), fraction(-2, 3)))],
    },
  ],
}

/** Section, questions, marks. */
const IBPS_SECTIONS = [
  ['english', 30, 30, 'English Language', 'अंग्रेज़ी भाषा'],
  ['quantitative', 35, 30, 'Quantitative Aptitude', 'संख्यात्मक अभिरुचि'],
  ['reasoning', 35, 40, 'Reasoning Ability', 'तर्कशक्ति'],
] as const

export const IBPS_PO: Preset = {
  id: 'ibps-po-prelims',
  title: 'IBPS PO, Preliminary',
  year: 2025,
  source: {
    notice: 'IBPS CRP PO/MT-XV, information handout of the preliminary examination, August 2025',
    address: 'https://www.ibps.in',
    confirmed:
      '20 locked minutes a section, 30, 35 and 35 questions for 30, 30 and 40 marks, as reported by NDTV on 14 August 2025; a quarter of the marks of a question deducted, by Hindustan Times on 16 August 2025',
    notConfirmed:
      'India Today reported 35 marks for each of the last two sections on 15 August 2025; NDTV, Hindustan Times and Edex Live report 30 and 40',
  },
  minutes: 60,
  calculator: 'none',
  sections: IBPS_SECTIONS.map(([id, count, marks, en, hi]) => ({
    id,
    title: { en, hi },
    minutes: 20,
    choose: null,
    groups: [group(count, 'single', plainScheme(fraction(marks, count), fraction(-marks, 4 * count)))],
  })),
}
