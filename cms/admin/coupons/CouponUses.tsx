'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { CouponUsesResponseSchema } from '#domain/calls/shopAdmin.ts'
import { postCall } from '../ui/panelClient.ts'

/** Name of the window event that is dispatched after codes were added to the coupon. */
export const CODES_CHANGED = 'coupon-codes-changed'

type Uses = z.output<typeof CouponUsesResponseSchema>

const figure = (count: number) => count.toLocaleString('en-IN')

/** Sidebar of a coupon: uses so far, uses held by unpaid orders, and uses left. */
export function CouponUses() {
  const { id } = useDocumentInfo()
  const [uses, setUses] = useState<Uses | null>(null)
  useEffect(() => {
    if (!id) return
    let isOver = false
    const load = async () => {
      const answer = await postCall<Uses>('/coupon/uses', { coupon: String(id) })
      if (!isOver && answer.apiSuccess) setUses(answer)
    }
    void load()
    window.addEventListener(CODES_CHANGED, load)
    return () => {
      isOver = true
      window.removeEventListener(CODES_CHANGED, load)
    }
  }, [id])
  if (!id || !uses) return null
  const { used, held, limit, left, codes } = uses
  return (
    <section className="panel-card shop-uses" aria-labelledby="coupon-uses">
      <h3 id="coupon-uses">Uses</h3>
      <dl>
        <div>
          <dt>By paid orders</dt>
          <dd>{figure(used)}</dd>
        </div>
        <div>
          <dt>Held by open payments</dt>
          <dd>{figure(held)}</dd>
        </div>
        <div>
          <dt>Left</dt>
          <dd>{limit === null || left === null ? 'No limit' : `${figure(left)} of ${figure(limit)}`}</dd>
        </div>
        {codes && (
          <div>
            <dt>Single codes used</dt>
            <dd>{`${figure(codes.used)} of ${figure(codes.total)}`}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
