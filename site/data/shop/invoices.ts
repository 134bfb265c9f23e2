'use client'
import useSWR from 'swr'
import type { Invoice as StoredInvoice } from '#payload-types'
import { callApi } from '../base/callApi.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'

const FIELDS = ['id', 'number', 'document', 'issuedAt', 'totalPaise'] as const

/** An invoice or a credit note as shown to its buyer. */
export type Invoice = Pick<StoredInvoice, (typeof FIELDS)[number]>

const MAX_INVOICES = 50
type Key = readonly [base: string, path: string, uid: string, state: string]

async function load([base, path]: Key): Promise<Invoice[]> {
  const { status, body } = await callApi<Page<Invoice>>(base, path)
  return status === 200 ? body.docs : []
}

/**
 * The invoices of one of the person's orders, oldest first. `state`: the state of the order, since a change
 * may add one. `hasWaitlist` until the first answer.
 */
export function useInvoices(base: string, order: string, uid: string | undefined, state: string) {
  const where = { order: { equals: order } }
  const path = `invoices?${toSearch({ where, select: selectFields(...FIELDS), sort: 'issuedAt', limit: MAX_INVOICES, depth: 0 })}`
  const key = uid ? ([base, path, uid, state] as const) : null
  const { data, error } = useSWR(key, load, { keepPreviousData: true })
  return { invoices: data ?? [], hasWaitlist: data === undefined && error === undefined }
}

/** The URL of an invoice's PDF. */
export const invoiceHref = (base: string, { id }: Pick<Invoice, 'id'>): string =>
  `${base}/api/invoices/${id}/pdf`
