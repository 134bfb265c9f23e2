import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import {
  ExplainAccessBodySchema,
  ExplainAccessResponseSchema,
  SetAccessBodySchema,
  SetAccessResponseSchema,
} from '#domain/calls/people.ts'
import { splitProjectPath } from '#domain/links/projectPath.ts'
import { accessRefusal } from '#domain/people/changeRules.ts'
import { checkAccess } from '#domain/people/checkAccess.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { areAssignable } from '../../operations/people/areAssignable.ts'
import { explainAccess } from '../../operations/people/explainAccess.ts'
import { findPerson, toPerson } from '../../operations/people/findPerson.ts'
import { setAccess } from '../../operations/people/setAccess.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { changedConcurrently, notAllowed } from './refusals.ts'

export const setaccess = defineCall({
  path: '/people/setaccess',
  summary: 'Set the permissions, features and assigned documents of a member of staff',
  needs: { module: 'permissions', toEdit: true },
  audit: { entity: 'users', did: 'Changed the permissions of a person', id: 'user' },
  body: SetAccessBodySchema,
  answer: SetAccessResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    const refused = accessRefusal(viewer as Viewer, toPerson(person))
    if (refused) return notAllowed(refused)
    const checked = checkAccess(body, person.userLevel ?? 0, MODULES)
    if (!checked.ok) return refuse(textOf(checked.reason, { what: checked.what }), checked.reason)
    if (!(await requireProof(req, now))) return proofRequired()
    if (!(await areAssignable(req.payload, body.assigned, idOf(person.project))))
      return refuse(textOf('unknownAssigned'), 'unknownAssigned')
    const { accessList, features } = checked
    const access = { accessList, features, assigned: body.assigned }
    const saved = await setAccess(req, person, { access, version: body.version, now })
    if (!saved) return changedConcurrently()
    const { assigned: _assigned, ...shown } = saved
    return {
      apiSuccess: true as const,
      message: textOf('accessSaved'),
      ...shown,
      version: String(saved.version),
    }
  },
})

export const explain = defineCall({
  path: '/people/explain',
  summary: 'Whether a person can open and change a page of the panel, and why',
  needs: { module: 'permissions' },
  audit: 'reads',
  body: ExplainAccessBodySchema,
  answer: ExplainAccessResponseSchema,
  handle: async ({ req, project, body }) => {
    const person = await findPerson(req, body.user)
    if (!person) return notFound()
    const slugInUrl = splitProjectPath(body.url.replace(/^https?:\/\/[^/]+/i, '')).slug
    if (slugInUrl && slugInUrl !== project.slug) return refuse(textOf('otherProject'), 'otherProject')
    const { message, ...explained } = await explainAccess(req, person, body.url)
    return { ...succeed(literalText(message)), ...explained }
  },
})
