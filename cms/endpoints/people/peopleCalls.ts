import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { explain, setaccess } from './access.ts'
import { add, addcsv } from './add.ts'
import { proof, setblocked, setlevel } from './levelAndBlock.ts'
import { signout } from './sessions.ts'
import { unlock } from './unlock.ts'
import { viewas, viewasStop } from './viewAs.ts'

export const PEOPLE_CALLS: Call[] = [
  proof,
  setlevel,
  setblocked,
  add,
  addcsv,
  setaccess,
  explain,
  signout,
  unlock,
  viewas,
  viewasStop,
]

/** Endpoints that do not answer JSON. */
export const PEOPLE_ENDPOINTS: Endpoint[] = []
