import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { bankFile } from './bankFile.ts'
import {
  addfile,
  concepts,
  deletequestion,
  findsimilar,
  previewtexts,
  retirequestion,
  savequestion,
} from './questions.ts'

import {
  checkimport,
  exportquestions,
  importstatus,
  importtemplate,
  rollbackimport,
  startimport,
} from './transfers.ts'

export const BANK_CALLS: Call[] = [
  savequestion,
  previewtexts,
  findsimilar,
  concepts,
  retirequestion,
  deletequestion,
  addfile,
  exportquestions,
  checkimport,
  importstatus,
  importtemplate,
  startimport,
  rollbackimport,
]

/** Endpoints that do not answer JSON. */
export const BANK_ENDPOINTS: Endpoint[] = [bankFile]
