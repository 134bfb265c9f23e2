import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { draft, publish, questions, save } from './building.ts'
import { paperPdf } from './paperPdf.ts'
import { simulate, view } from './trying.ts'

/** Calls of staff who build papers and quizzes. */
export const PAPER_CALLS: Call[] = [draft, save, publish, questions, view, simulate]
export const PAPER_ENDPOINTS: Endpoint[] = [paperPdf]
