'use client'
import { phoneText } from '#domain/people/phoneText.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { cardTitle, place } from './OrderView.css.ts'

/** The delivery address while goods are or were to be sent there, and the company on the invoice. */
export function Destination({ order: { lines, address, gst } }: { order: WholeOrder }) {
  const t = useTexts('orders')
  const { states } = useTexts('address')
  const isSent = lines.some(({ goods, state }) => goods.length > 0 && state !== 'cancelled')
  return (
    <>
      {address && isSent ? (
        <Card as="section" pad="l" aria-labelledby="where">
          <h2 id="where" className={cardTitle}>
            {t.deliverTo}
          </h2>
          <address className={place}>
            <b>
              <MixedText>{address.name}</MixedText>
            </b>
            <span>
              <MixedText>
                {[address.line1, address.line2, address.landmark].filter(Boolean).join(', ')}
              </MixedText>
              <br />
              <MixedText>{address.city}</MixedText>, {states[address.state]} {address.pincode}
              <br />
              {[address.phone, address.alternatePhone]
                .filter((phone) => phone !== null)
                .map(phoneText)
                .join(', ')}
            </span>
          </address>
        </Card>
      ) : null}
      {gst ? (
        <Card as="section" pad="l" aria-labelledby="company">
          <h2 id="company" className={cardTitle}>
            {t.company}
          </h2>
          <p className={place}>
            <b>
              <MixedText>{gst.legalName}</MixedText>
            </b>
            <span>GSTIN {gst.gstin}</span>
          </p>
        </Card>
      ) : null}
    </>
  )
}
