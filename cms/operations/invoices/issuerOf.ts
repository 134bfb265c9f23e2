import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { DEFAULT_SAC } from '#domain/invoices/codes.ts'
import type { Brand, Seller } from '#domain/invoices/InvoiceSchema.ts'
import { DEFAULT_SERIES } from '#domain/invoices/invoiceNumber.ts'
import type { Issuer } from '#domain/invoices/invoiceOf.ts'
import { gstStateOf } from '#domain/people/gstState.ts'
import type { Project, ShopSetting, WebStaticConfig } from '#payload-types'
import { logoOf } from './logoOf.ts'

type Series = { invoice: string; creditNote: string }

const DEFAULT_COLOURS = { colour: '#2a74ed', onColour: '#ffffff' }
const HEX = /^#[0-9a-f]{6}$/i

/** The issuer of a project's invoices (brand, seller, default HSN and SAC codes) and the prefixes of their number series. */
export async function issuerOf(
  payload: BasePayload,
  project: string,
): Promise<{ issuer: Issuer; series: Series }> {
  const where = { project: { equals: project } }
  const [[shop], [config], [found]] = await Promise.all([
    documentCache({ payload, collection: 'shop-settings', where, limit: 1 }),
    documentCache({ payload, collection: 'web-static-configs', where, limit: 1 }),
    documentCache({ payload, collection: 'projects', where: { id: { equals: project } }, limit: 1 }),
  ])
  const invoicing = shop?.invoicing
  return {
    issuer: {
      brand: { ...brandOf(found, config), logo: await logoOf(payload, project, config?.brand?.logo) },
      seller: sellerOf(shop, found),
      codes: { learning: invoicing?.learningSac || DEFAULT_SAC, goods: invoicing?.goodsHsn || null },
    },
    series: {
      invoice: invoicing?.invoicePrefix || DEFAULT_SERIES.invoice,
      creditNote: invoicing?.creditNotePrefix || DEFAULT_SERIES.creditNote,
    },
  }
}

function brandOf(project: Project | undefined, config: WebStaticConfig | undefined): Brand {
  const { primaryColor, primaryContrastColor } = config?.theme ?? {}
  const isWhole = HEX.test(primaryColor ?? '') && HEX.test(primaryContrastColor ?? '')
  return {
    name: project?.title ?? 'Shala',
    ...(isWhole
      ? { colour: primaryColor as string, onColour: primaryContrastColor as string }
      : DEFAULT_COLOURS),
  }
}

function sellerOf(shop: ShopSetting | undefined, project: Project | undefined): Seller {
  const { tax, invoicing } = shop ?? {}
  const gstin = tax?.gstin || null
  return {
    legalName: tax?.legalName || project?.title || 'Shala',
    address: tax?.address || null,
    gstin,
    // Characters 3 to 12 of a GSTIN are the holder's PAN.
    pan: invoicing?.pan || gstin?.slice(2, 12) || null,
    state: gstin && tax?.state ? gstStateOf(tax.state) : null,
    signatory: invoicing?.signatory || null,
  }
}
