import { AcceptedSchema } from '#domain/calls/answers.ts'
import { LeadBodySchema } from '#domain/calls/leads.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { submitLead } from '../../operations/leads/submitLead.ts'
import { defineCall, refuse } from '../defineCall.ts'

export const submitLeadCall = defineCall({
  path: '/leads/submit',
  summary: 'Send a lead form',
  body: LeadBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const user = viewer?.project === project.id ? viewer.id : null
    const outcome = await submitLead(req, { project, user, body, now })
    switch (outcome.state) {
      case 'sent':
        return { apiSuccess: true as const, message: outcome.thanks || ANSWERS.leadSent }
      case 'noForm':
        return refuse(ANSWERS.notFound, 'notFound', { httpStatus: 404 })
      case 'tooFast':
        return refuse(ANSWERS.leadTooFast, 'tooFast')
      case 'fields':
        return refuse(ANSWERS.fieldsChanged, 'fields')
      case 'limit':
        return refuse(ANSWERS.leadLimit, 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})
