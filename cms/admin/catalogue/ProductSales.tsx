import type { UIFieldServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { SalesOfProduct } from './SalesOfProduct.tsx'

/** Below the prices of a product: its sales, with times in the project's zone. */
export const ProductSales = async ({ payload, req }: UIFieldServerProps) => (
  <SalesOfProduct timeZone={await projectZone(payload, projectIdOf(req))} />
)
