import { LeadBodySchema } from '#domain/calls/leads.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { submitLead } from '../../operations/leads/submitLead.ts'
import { addUnlockedForm } from '../../operations/resources/unlocked.ts'
import { httpOnlyCookie } from '../auth/cookies.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

export const submitLeadCall = defineCall({
  path: '/leads/submit',
  summary: 'Send a lead form',
  body: LeadBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now, setCookie }) => {
    const user = viewer?.project === project.id ? viewer.id : null
    const outcome = await submitLead(req, { project, user, body, now })
    switch (outcome.state) {
      case 'sent': {
        // Submissions by bots get the same answer, but are not stored and unlock nothing.
        const unlocked = outcome.isKept ? await addUnlockedForm(req, { project, form: body.form, now }) : null
        if (unlocked) setCookie(httpOnlyCookie(unlocked.name, unlocked.value, unlocked.expires))
        return {
          apiSuccess: true as const,
          message: outcome.thanks ? literalText(outcome.thanks) : textOf('leadSent'),
        }
      }
      case 'noForm':
        return notFound()
      case 'tooFast':
        return refuse(textOf('leadTooFast'), 'tooFast')
      case 'fields':
        return refuse(textOf('fieldsChanged'), 'fields')
      case 'limit':
        return refuse(textOf('leadLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})
