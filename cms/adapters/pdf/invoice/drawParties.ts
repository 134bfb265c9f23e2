import type { Buyer, GstState, InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { stateName } from '#domain/people/states.ts'
import { MUTED, PAGE, type Sheet } from '../Sheet.ts'

type Party = { title: string; name: string; facts: string[] }

const GAP = 24
const withoutEmpty = (facts: (string | null | undefined)[]): string[] => facts.flatMap((fact) => fact || [])
const stateFact = (state: GstState | null): string | null =>
  state && `State: ${state.name} (${state.gstCode})`

function sellerParty({ seller }: InvoiceData): Party {
  const { legalName, address, gstin, pan, state } = seller
  const facts = [address, gstin && `GSTIN ${gstin}`, pan && `PAN ${pan}`, stateFact(state)]
  return { title: 'Sold by', name: legalName, facts: withoutEmpty(facts) }
}

const placeLines = (address: NonNullable<Buyer['address']>): (string | null)[] => [
  [address.line1, address.line2].filter(Boolean).join(', '),
  address.landmark,
  `${address.city} ${address.pincode}, ${stateName(address.state)}`,
]

/** The billing party, and the delivery party when the recipient is another person or the bill is for a company. */
function buyerParties({ buyer, placeOfSupply }: InvoiceData): Party[] {
  const { name, phone, email, company, address } = buyer
  const contacts = [phone && phoneText(phone), email]
  const place = address ? placeLines(address) : []
  if (company)
    return [
      {
        title: 'Billed to',
        name: company.legalName,
        facts: withoutEmpty([`GSTIN ${company.gstin}`, stateFact(placeOfSupply), name, ...contacts]),
      },
      ...(address
        ? [
            {
              title: 'Delivered to',
              name: address.name,
              facts: withoutEmpty([...place, phoneText(address.phone)]),
            },
          ]
        : []),
    ]
  const isForAnother = address !== null && address.name !== name
  const own = { title: 'Billed to', name, facts: withoutEmpty([...(isForAnother ? [] : place), ...contacts]) }
  const state = address ? null : stateFact(placeOfSupply)
  return isForAnother && address
    ? [
        own,
        {
          title: 'Delivered to',
          name: address.name,
          facts: withoutEmpty([...place, phoneText(address.phone)]),
        },
      ]
    : [{ ...own, facts: withoutEmpty([...own.facts, state]) }]
}

/** Seller and buyer side by side. */
export function drawParties(sheet: Sheet, data: InvoiceData): void {
  const parties = [sellerParty(data), ...buyerParties(data)]
  const width = (PAGE.width - 2 * PAGE.margin - (parties.length - 1) * GAP) / parties.length
  const top = sheet.y
  const heights = parties.map((party, index) => {
    const x = PAGE.margin + index * (width + GAP)
    let y = top
    sheet.line(party.title, x, y, { size: 7.5, colour: MUTED })
    y += 13
    y += sheet.block(party.name, x, y, { size: 10, weight: 'strong', width, lineHeight: 1.3 }) + 2
    for (const fact of party.facts) y += sheet.block(fact, x, y, { size: 8.5, width, lineHeight: 1.42 })
    return y - top
  })
  sheet.y = top + Math.max(...heights) + 14
}
