import type { CollectionBeforeOperationHook, Where } from 'payload'
import { phoneSearch } from '#domain/people/phoneSearch.ts'

const OPERATORS = ['like', 'contains'] as const

function withDigits(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (name === 'and' || name === 'or') return [name, (value as Where[]).map(withDigits)]
      if (name !== 'phone') return [name, value]
      const conditions = value as Record<string, unknown>
      const normalised = Object.entries(conditions).map(([operator, operand]) => {
        const isSearch = OPERATORS.some((candidate) => candidate === operator) && typeof operand === 'string'
        return [operator, (isSearch && phoneSearch(operand)) || operand]
      })
      return [name, Object.fromEntries(normalised)]
    }),
  )
}

/** Before people are listed or counted: a searched phone may be typed in any form. */
export const findByPhone: CollectionBeforeOperationHook = ({ args }) => {
  const query = args as { where?: Where }
  return query.where ? { ...args, where: withDigits(query.where) } : args
}
