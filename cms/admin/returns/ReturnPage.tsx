import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { lineTitle } from '#domain/orders/itemsText.ts'
import { isDeliveryRefunded } from '#domain/returns/isDeliveryRefunded.ts'
import { KIND_NAMES, REFUND_WAY_NAMES } from '#domain/returns/names.ts'
import { estimateRefund } from '#domain/returns/returnedPieces.ts'
import type { ReturnRules } from '#domain/returns/windows.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Order, Return } from '#payload-types'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { returnedQuantities } from '../../operations/returns/applyReturn.ts'
import { learningProgressOf } from '../../operations/returns/learningProgressOf.ts'
import { returnInstructions } from '../../operations/returns/returnInstructions.ts'
import { photosOfLines } from '../../operations/returns/returnPhotos.ts'
import { StudentCard } from '../orders/StudentCard.tsx'
import { StaffPage } from '../ui/StaffPage.tsx'
import { ReturnActions } from './ReturnActions.tsx'
import { refundData } from './refundData.ts'
import { GRADE_RESULT_NAMES, pendingText, REASON_NAMES, RETURN_BADGES, watchedText } from './returnTexts.ts'

/** Page of a return: lines, reasons, refund and actions. */
export async function ReturnPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const row = await findViewable(req, 'returns', String(doc.id))
  const { payload } = req
  const order =
    row && (await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(row.order) } } }))
  if (!row || !order) notFound()
  const [timeZone, student, may, { returns }, photos, watched, instructions] = await Promise.all([
    projectZone(payload, idOf(row.project)),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(row.student) } } }),
    findEditable(req, 'returns', String(row.id)),
    shopOf(payload, await projectOfRow(payload, row)),
    photosOfLines(payload, row),
    learningProgressOf(payload, order),
    row.state === 'requested' ? returnInstructions(payload, idOf(row.project) as string) : '',
  ])
  const lines = row.lines.map((line, at) => ({
    ...line,
    title: titleOf(order, line),
    netPaise: order.lines[line.index]?.netPaise ?? 0,
    pieces: order.lines[line.index]?.quantity ?? 1,
    photos: photos[at] ?? [],
  }))
  const figures = row.figures ?? estimate(order, row, returns)
  const viewer = viewerOf(req)
  const seesOrder = viewersOf('orders')({ req }) !== false
  const asker = row.by ?? student?.name ?? 'the student'
  return (
    <StaffPage
      list={{ slug: 'returns', label: 'Returns' }}
      title={row.orderNumber}
      state={RETURN_BADGES[row.state]}
      facts={`${KIND_NAMES[row.kind]} · ${row.by ? 'started' : 'requested'} ${momentText(row.requestedAt, timeZone)} by ${asker}`}
      notes={
        <>
          {row.note && <p className="panel-note">{row.note}</p>}
          {row.decidedBy && row.decidedBy !== row.by && (
            <p className="panel-muted">{`Decided by ${row.decidedBy}`}</p>
          )}
          {row.answer && (
            <p className="panel-muted return-message">{`Message to the student: ${row.answer}`}</p>
          )}
        </>
      }
      actions={
        may && (
          <ReturnActions
            row={{ id: String(row.id), kind: row.kind, state: row.state, number: row.orderNumber }}
            received={{
              lines: lines.map(({ index, reason, title, quantity }) => ({
                key: `${index}-${reason}`,
                title,
                index,
                quantity,
              })),
              order: refundData(withoutAsk(order, row)).order,
              isForced: isDeliveryRefunded(row, returns),
            }}
            instructions={instructions}
          />
        )
      }
      main={
        <section className="panel-card" aria-labelledby="return-lines">
          <h2 id="return-lines">Items returned</h2>
          <ul className="order-lines">
            {lines.map(
              ({ index, title, reason, grade, withheldPaise, paise, netPaise, pieces, photos: seen }) => (
                <li key={index}>
                  <div className="order-lines__what">
                    <strong>{title}</strong>
                    <span className="panel-muted panel-small">
                      {[
                        REASON_NAMES[reason],
                        pieces > 1 ? `${formatInr(netPaise)} for ${pieces}` : formatInr(netPaise),
                        paise ? `${formatInr(paise)} of the price` : null,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <WatchedShare text={watchedText(watched.get(index), returns)} />
                    {grade && <span className="panel-muted panel-small">{GRADE_RESULT_NAMES[grade]}</span>}
                    {withheldPaise ? (
                      <span className="panel-muted panel-small">{`${formatInr(withheldPaise)} kept of its price`}</span>
                    ) : null}
                    {seen.length > 0 && (
                      <span className="return-photos">
                        {seen.map(({ id, path, thumbPath }, at) => (
                          <a key={id} href={`/api/${path}`} target="_blank" rel="noreferrer">
                            {/* biome-ignore lint/performance/noImgElement: the server resized it */}
                            <img
                              src={`/api/${thumbPath}`}
                              alt={`${title} as the student has it, ${at + 1} of ${seen.length}`}
                              width={72}
                              height={72}
                            />
                          </a>
                        ))}
                      </span>
                    )}
                  </div>
                </li>
              ),
            )}
          </ul>
        </section>
      }
      side={
        <>
          <section className="panel-card" aria-labelledby="return-figures">
            <h2 id="return-figures">
              {row.figures ? 'Refunded' : `${pendingText(row.state)}: it would come to`}
            </h2>
            <dl className="order-amounts">
              {(
                [
                  ['Money', figures.paidPaise],
                  ['Credits', figures.creditsPaise],
                  ['Delivery in it', figures.deliveryPaise],
                  ['Cashback reversed', -figures.earnedPaise],
                ] as const
              )
                .filter(([label, paise]) => label === 'Money' || paise !== 0)
                .map(([label, paise]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="panel-number">{formatInr(paise)}</dd>
                  </div>
                ))}
            </dl>
            <p className="panel-muted">{`Refund to: ${REFUND_WAY_NAMES[row.way]}`}</p>
            {row.payTo && <p className="panel-note">{`Pay to: ${row.payTo}`}</p>}
          </section>
          <StudentCard
            student={student}
            canSeePeople={viewer !== null && hasModule(viewer, 'users')}
            order={seesOrder ? { id: String(order.id), number: row.orderNumber } : null}
          />
        </>
      }
    />
  )
}

const WatchedShare = ({ text }: { text: string | null }) =>
  text ? <span className="panel-muted panel-small">{text}</span> : null

const titleOf = ({ lines }: Order, { index, quantity }: Return['lines'][number]): string => {
  const title = lineTitle(lines[index]) ?? 'A line'
  return quantity > 1 ? `${title} × ${quantity}` : title
}

const withoutAsk = (order: Order, row: Return): Order => ({
  ...order,
  pendingReturns: order.pendingReturns.filter(({ id }) => id !== row.id),
})

/** The refund if every line is accepted. */
const estimate = (order: Order, row: Return, rules: ReturnRules) =>
  estimateRefund(withoutAsk(order, row), [
    {
      quantities:
        row.state === 'refused' || row.state === 'withdrawn'
          ? order.lines.map(() => 0)
          : returnedQuantities(row, order),
      isForced: isDeliveryRefunded(row, rules),
    },
  ])
