import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { accountIdentityKey } from '#domain/auth/identityKey.ts'
import type { PersonRow, RowColumn, RowIssue } from '#domain/people/PersonRow.ts'
import { randomId } from '#domain/random/randomId.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { findAccount, findUnclaimed, type Proven } from '../auth/findAccount.ts'

type NumberedRow = { line: number; row: PersonRow }
type ImportOptions = { project: string; isDryRun: boolean; now: Date }
type Outcome = { added: number; known: number[]; issues: RowIssue[] }

/**
 * Adds the new people of an import file; with `isDryRun` only reports the outcome. A row whose phone and e-mail belong to one account is
 * `known` and skipped, so a file can be imported twice. Unique keys prevent duplicates between concurrent imports.
 */
export async function addRows(
  req: PayloadRequest,
  rows: NumberedRow[],
  { project, isDryRun, now }: ImportOptions,
): Promise<Outcome> {
  const outcome: Outcome = { added: 0, known: [], issues: [] }
  for (const { line, row } of rows) {
    const state = await stateOf(req, project, row)
    if (state === 'known') outcome.known.push(line)
    else if (state !== 'new') outcome.issues.push({ line, ...state })
    else if (isDryRun || (await insert(req, project, row))) outcome.added += 1
    else outcome.known.push(line)
  }
  if (outcome.added > 0 && !isDryRun)
    await recordAudit(req, {
      action: 'import',
      entity: 'users',
      summary: `Added ${outcome.added === 1 ? '1 person' : `${outcome.added} people`} from a file`,
      project,
      now,
    })
  return outcome
}

const TAKEN = 'This belongs to another account'

async function stateOf(
  req: PayloadRequest,
  project: string,
  { phone, email }: PersonRow,
): Promise<'new' | 'known' | { column: RowColumn; message: string }> {
  const find = async (entered: Proven) =>
    (await findAccount(req.payload, project, entered)) ?? (await findUnclaimed(req.payload, project, entered))
  const byPhone = phone ? await find({ phone }) : null
  const byEmail = email ? await find({ email }) : null
  if (!byPhone && !byEmail) return 'new'
  // Another import may have added the person between the two reads.
  if (phone && !byPhone && (await find({ phone }))?.id === byEmail?.id) return 'known'
  const isSameAccount = byPhone && byEmail && String(byPhone.id) === String(byEmail.id)
  if (isSameAccount || (byPhone && !email) || (byEmail && !phone)) return 'known'
  return { column: byPhone ? 'phone' : 'email', message: TAKEN }
}

/** Inserts a person with unproven identifiers, like the form does (hooks/people/deriveIdentity.ts). */
async function insert({ payload }: PayloadRequest, project: string, row: PersonRow): Promise<boolean> {
  const uid = randomId(randomInt)
  const key = (value: string | null | undefined) =>
    accountIdentityKey(
      { project, uid, isAnyProven: false },
      { value: value ?? null, isProven: false, isChanged: true, key: null },
    )
  const data: Partial<User> = {
    uid,
    name: row.name,
    phone: row.phone ?? null,
    email: row.email ?? null,
    userLevel: row.level,
    isBlocked: false,
    isPhoneVerified: false,
    isEmailVerified: false,
    phoneKey: key(row.phone),
    emailKey: key(row.email),
    project,
  }
  return (await insertIfAbsent({ payload, collection: 'users', data })) !== null
}
