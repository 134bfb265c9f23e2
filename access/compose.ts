import type { Where } from 'payload'
import { projectOf } from './projectOf.ts'
import type { Decision, Rule } from './rule.ts'
import { scopeOf } from './scope.ts'
import { viewerOf } from './viewer.ts'

const and = (decisions: Decision[]): Decision => {
  if (decisions.includes(false)) return false
  const wheres = decisions.filter((decision): decision is Where => typeof decision === 'object')
  if (wheres.length === 0) return true
  return wheres.length === 1 ? (wheres[0] as Where) : { and: wheres }
}

const or = (decisions: Decision[]): Decision => {
  if (decisions.includes(true)) return true
  const wheres = decisions.filter((decision): decision is Where => typeof decision === 'object')
  if (wheres.length === 0) return false
  return wheres.length === 1 ? (wheres[0] as Where) : { or: wheres }
}

export const allOf =
  (...rules: Rule[]): Rule =>
  (args) =>
    and(rules.map((rule) => rule(args)))
export const anyOf =
  (...rules: Rule[]): Rule =>
  (args) =>
    or(rules.map((rule) => rule(args)))

const inVersion = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      key === 'and' || key === 'or'
        ? [key, (value as Where[]).map(inVersion)]
        : [key === 'id' ? 'parent' : `version.${key}`, value],
    ),
  )

/** The same rule for the versions of a document, whose fields are below `version`. */
export const ofVersions =
  (rule: Rule): Rule =>
  (args) => {
    const decision = rule(args)
    return typeof decision === 'object' ? inVersion(decision) : decision
  }

/**
 * Documents of the request's project; for a platform owner those of all projects or of the selected one; none
 * without a project. A call of the admin panel with a user but without a request applies to that user's own
 * project.
 */
export const inProject: Rule = ({ req }) => {
  const viewer = viewerOf(req)
  if (viewer?.isOwner) {
    const chosen = scopeOf(req)
    return chosen ? { project: { equals: chosen } } : true
  }
  const project = projectOf(req)?.id ?? viewer?.project
  return project ? { project: { equals: project } } : false
}
