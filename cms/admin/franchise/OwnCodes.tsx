import { momentText } from '#domain/text/momentText.ts'
import { ownCodes } from '../../operations/franchise/ownCodes.ts'
import { Badge } from '../ui/Badge.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

/** The coupon codes of a franchisee; orders with them are attributed to the franchisee. */
export async function OwnCodes({ payload, franchisee, timeZone, now }: PanelPartProps) {
  const codes = await ownCodes(payload, franchisee, now)
  return (
    <section className="panel-card" aria-labelledby="franchise-codes">
      <h2 id="franchise-codes">Your codes</h2>
      {codes.length === 0 ? (
        <p className="panel-muted">Nothing yet. The staff of the project make codes and name you on them.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className="panel-scroll" tabIndex={0} aria-label="Your codes, scrolls sideways">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Title</th>
                <th scope="col">State</th>
                <th scope="col">Ends</th>
                <th scope="col" className="panel-number">
                  Used
                </th>
              </tr>
            </thead>
            <tbody>
              {codes.map(({ code, title, isOpen, endsAt, uses }) => (
                <tr key={code}>
                  <th scope="row">
                    <code>{code}</code>
                  </th>
                  <td>{title}</td>
                  <td>
                    <Badge text={isOpen ? 'Open' : 'Closed'} tone={isOpen ? 'success' : 'plain'} />
                  </td>
                  <td className="panel-muted">{endsAt === null ? 'Never' : momentText(endsAt, timeZone)}</td>
                  <td className="panel-number">{uses.toLocaleString('en-IN')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
