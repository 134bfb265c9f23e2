import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'

/** Seller, buyer and place of supply. */
export const InvoiceParties = ({ data: { seller, buyer, placeOfSupply } }: { data: InvoiceData }) => (
  <section className="panel-card order-people" aria-labelledby="invoice-buyer">
    <h2 id="invoice-buyer">Billed to</h2>
    <p>
      <strong>{buyer.company?.legalName ?? buyer.name}</strong>
      {buyer.company && <span>{`GSTIN ${buyer.company.gstin}`}</span>}
      {buyer.company && <span>{buyer.name}</span>}
      {buyer.phone && <span>{buyer.phone}</span>}
      {buyer.email && <span>{buyer.email}</span>}
    </p>
    {placeOfSupply && (
      <>
        <h3>Place of supply</h3>
        <p>
          <span>{`${placeOfSupply.name} (${placeOfSupply.gstCode})`}</span>
        </p>
      </>
    )}
    <h3>Sold by</h3>
    <p>
      <strong>{seller.legalName}</strong>
      {seller.gstin && <span>{`GSTIN ${seller.gstin}`}</span>}
    </p>
  </section>
)
