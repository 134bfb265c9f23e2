import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { isUniqueViolation } from '#database/guard.ts'
import { STUDENT_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { claimAccount } from './claimAccount.ts'
import { type Account, findAccount } from './findAccount.ts'

type Args = {
  req: PayloadRequest
  project: RequestProject
  phone: string
  email: string
  proven: { phone: boolean; email: boolean }
  values: { name?: string; additionalFields?: unknown[] }
}

type SignedUp = { account: Account; isNew: boolean }

/**
 * The account of a proven sign-up: the existing owner of the proven phone or e-mail, unchanged; else an unclaimed account with it, which
 * is claimed; else a new student. Null when phone and e-mail are proven and belong to two people (docs/security.md, "Signing in").
 */
export async function signUp(args: Args): Promise<SignedUp | null> {
  const found = await existing(args)
  if (found !== undefined) return found && { account: found, isNew: false }
  // The code came from a resend without a submitted form.
  if (!args.values.name) return null
  try {
    return { account: await create(args), isNew: true }
  } catch (err) {
    if (!isUniqueViolation(err)) throw err
    const account = await existing(args)
    return account ? { account, isNew: false } : null
  }
}

async function existing({ req, project, phone, email, proven }: Args): Promise<Account | null | undefined> {
  const byPhone = proven.phone ? await findAccount(req.payload, project.id, { phone }) : null
  const byEmail = proven.email ? await findAccount(req.payload, project.id, { email }) : null
  if (byPhone && byEmail && byPhone.id !== byEmail.id) return null
  const known = byPhone ?? byEmail
  if (known) return known
  const both = { ...(proven.phone ? { phone } : {}), ...(proven.email ? { email } : {}) }
  const claim = (one: 'phone' | 'email', value: string) =>
    proven[one] ? claimAccount(req.payload, project.id, { [one]: value }, both) : null
  return (await claim('phone', phone)) ?? (await claim('email', email)) ?? undefined
}

async function create({ req, project, phone, email, proven, values }: Args): Promise<User> {
  return (await req.payload.create({
    collection: 'users',
    data: {
      name: values.name ?? null,
      phone,
      email,
      userLevel: STUDENT_LEVEL,
      additionalFields: values.additionalFields ?? [],
      project: project.id,
    } as never,
    depth: 0,
    overrideAccess: true, // a person who has proven the phone or e-mail may open an account with it
    context: {
      ...req.context,
      project,
      proven: Object.keys(proven).filter((name) => proven[name as keyof typeof proven]),
    },
  })) as User
}
