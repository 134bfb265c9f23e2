import { z } from 'zod'

/** HSN of goods or SAC of services: 4, 6 or 8 digits. */
export const HsnSchema = z.string().regex(/^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/, 'This has 4, 6 or 8 digits')

/** Permanent account number of the tax office. */
export const PanSchema = z
  .string()
  .regex(/^[A-Z]{5}[0-9]{4}[A-Z]$/, 'This has five letters, four digits and a letter')

/** Commercial training and coaching: the SAC of courses and tests unless a shop or a product sets another. */
export const DEFAULT_SAC = '999293'
