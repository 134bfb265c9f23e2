import { CAT, CUET_UG, NEET_UG } from './admission.ts'
import { GATE, JEE_ADVANCED, JEE_MAIN } from './engineering.ts'
import type { Preset } from './Preset.ts'
import { IBPS_PO, SSC_CGL, SSC_CGL_2026, UPSC_PRELIMS } from './recruitment.ts'

/** Patterns of public exams, each of one year; a new year is a new entry or a changed one with its source. */
export const PRESETS: readonly Preset[] = [
  JEE_MAIN,
  JEE_ADVANCED,
  NEET_UG,
  CAT,
  GATE,
  SSC_CGL_2026,
  SSC_CGL,
  UPSC_PRELIMS,
  IBPS_PO,
  CUET_UG,
]
