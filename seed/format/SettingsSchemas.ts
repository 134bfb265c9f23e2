import { z } from 'zod'
import { type AuthLimits, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { HsnSchema, PanSchema } from '#domain/invoices/codes.ts'
import { SeriesSchema } from '#domain/invoices/invoiceNumber.ts'
import { stateOfGstin } from '#domain/people/gstin.ts'
import { flag, href, imageFile, line, slug, wholeNumber } from './cells.ts'
import { RupeesSchema } from './rupees.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #2a74ed')
const link = z.strictObject({ label: line(60), href })
const menu = z.array(link.extend({ hindiLabel: line(60).optional() })).max(20)

const profileField = z.strictObject({
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'must be letters and digits'),
  required: flag.default(false),
  fieldType: z.enum(['text', 'select', 'checkbox']),
  fieldTitle: line(80),
  fieldData: z.array(line(80)).max(60).optional(),
  rank: wholeNumber(0, 1000).default(0),
})

const signupForm = z.strictObject({
  isIntlPhoneEnabled: flag.optional(),
  isEmailOtpEnabled: flag.optional(),
  flagBaseUrl: line(200)
    .regex(/^https:\/\//, 'must start with https://')
    .optional(),
  loginTitle: line(80).optional(),
  loginSubtitle: line(160).optional(),
  signupTitle: line(80).optional(),
  signupSubtitle: line(160).optional(),
  toggleSignupLogin: z
    .strictObject({
      isActive: flag.optional(),
      toLoginButtonText: line(60).optional(),
      toSignupButtonText: line(60).optional(),
    })
    .optional(),
  additionalPopup: z
    .strictObject({
      isActive: flag.optional(),
      disableClose: flag.optional(),
      listOfFields: z.array(profileField).max(30).optional(),
    })
    .optional(),
})

/** Web-static config of spec 3: sign-up form, theme, brand, menus, contact links. */
export const WebStaticConfigSchema = z.strictObject({
  adminWebConfig: z.strictObject({ signupForm }).optional(),
  theme: z
    .strictObject({
      primaryColor: colour,
      secondaryColor: colour,
      primaryContrastColor: colour,
      secondaryContrastColor: colour,
      bgColor: colour,
      textColor: colour,
    })
    .partial()
    .optional(),
  contactLinks: z
    .strictObject({
      phone: line(80),
      whatsapp: line(40),
      gmail: line(254),
      instagram: href,
      linkedin: href,
      facebook: href,
      youtube: href,
      telegram: href,
      website: href,
      playstore: href,
      appstore: href,
      twitter: href,
    })
    .partial()
    .optional(),
  brand: z
    .strictObject({
      tagline: line(200),
      logo: imageFile,
      announcement: line(120),
      announcementHref: href,
      supportHours: line(60),
    })
    .partial()
    .optional(),
  loginArt: z
    .strictObject({ heading: line(80), text: line(200) })
    .partial()
    .optional(),
  hindiEnabled: flag.optional(),
  hindi: z
    .strictObject({
      tagline: line(200),
      announcement: line(120),
      supportHours: line(60),
      loginHeading: line(80),
      loginText: line(200),
      loginTitle: line(80),
      loginSubtitle: line(160),
      signupTitle: line(80),
      signupSubtitle: line(160),
      toLoginButtonText: line(60),
      toSignupButtonText: line(60),
    })
    .partial()
    .optional(),
  navigation: menu.optional(),
  footerColumns: z
    .array(z.strictObject({ title: line(40), hindiTitle: line(40).optional(), links: menu }))
    .max(4)
    .optional(),
})

/** Project config of spec 3: course titles of the profile field, catalogue tags, Hindi names of topics, order of the filters. */
export const ProjectConfigSchema = z.strictObject({
  courses: z
    .array(z.strictObject({ title: line(120) }))
    .max(200)
    .optional(),
  tags: z
    .array(z.strictObject({ tag: slug, label: line(60) }))
    .max(200)
    .optional(),
  topics: z
    .array(z.strictObject({ name: line(60), hindi: line(60) }))
    .max(2000)
    .optional(),
  franchiseeTags: z
    .array(z.strictObject({ tag: slug }))
    .max(200)
    .optional(),
  filtersOrder: z
    .array(z.strictObject({ filter: z.string().regex(/^[A-Za-z]{1,40}$/, 'must be letters') }))
    .max(20)
    .optional(),
})

/** Every limit of the sign-in guard: a whole number, 0 or more. */
const AUTH_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_AUTH_LIMITS).map((name) => [name, wholeNumber(0, 1_000_000_000)]),
) as Record<keyof AuthLimits, ReturnType<typeof wholeNumber>>

/** Admin config of spec 3, and the project's own sign-in limits (docs/security.md). */
export const AdminConfigSchema = z.strictObject({
  rewardsEnabled: flag.optional(),
  referralEnabled: flag.optional(),
  userHeaderLinks: menu.optional(),
  authLimits: z.strictObject(AUTH_LIMITS).partial().optional(),
})

const percent = z.number().min(0, 'must be 0 or more').max(40, 'must be 40 at most')

/** Taxes and delivery of the shop; amounts in rupees. */
export const ShopConfigSchema = z.strictObject({
  gstin: line(15)
    .refine((gstin) => stateOfGstin(gstin) !== null, 'is no GSTIN')
    .optional(),
  legalName: line(120).optional(),
  address: line(300).optional(),
  learningPercent: percent.optional(),
  goodsPercent: percent.optional(),
  invoicing: z
    .strictObject({
      invoicePrefix: SeriesSchema,
      creditNotePrefix: SeriesSchema,
      learningSac: HsnSchema,
      goodsHsn: HsnSchema,
      signatory: line(80),
      pan: PanSchema,
    })
    .partial()
    .optional(),
  roundsToRupee: flag.optional(),
  remindsOfCarts: flag.optional(),
  delivery: z
    .array(
      z.strictObject({
        label: line(60),
        hindiLabel: line(60).optional(),
        price: RupeesSchema,
        kilogram: RupeesSchema.optional(),
        freeFrom: RupeesSchema.optional(),
        fasterDays: wholeNumber(0, 10).optional(),
      }),
    )
    .max(5)
    .optional(),
})

/** Payment methods that need no keys; amounts in rupees. Keys of gateways are set in the admin panel. */
export const PaymentConfigSchema = z.strictObject({
  cashOnDelivery: z
    .strictObject({ isActive: flag, max: RupeesSchema.optional(), fee: RupeesSchema.optional() })
    .optional(),
  bankTransfer: z.strictObject({ isActive: flag, instructions: z.string().max(1000) }).optional(),
})

const share = z.number().min(0, 'must be 0 or more').max(100, 'must be 100 at most')

/** What orders, referrals and franchisees earn; amounts in rupees. `adminConfig` enables the programmes. */
export const RewardConfigSchema = z.strictObject({
  credits: z
    .strictObject({
      earning: z
        .array(
          z.strictObject({
            percent: share.optional(),
            each: RupeesSchema.optional(),
            max: RupeesSchema.optional(),
            kinds: z.array(z.enum(PRODUCT_KINDS.map(({ id }) => id))).optional(),
          }),
        )
        .max(20)
        .optional(),
      earnFrom: RupeesSchema.optional(),
      earnMax: RupeesSchema.optional(),
      validDays: wholeNumber(0, 3650).optional(),
      maxPercent: wholeNumber(1, 100).optional(),
      spendFrom: RupeesSchema.optional(),
    })
    .optional(),
  referral: z
    .strictObject({
      percent: share.optional(),
      amount: RupeesSchema.optional(),
      max: RupeesSchema.optional(),
      orderFrom: RupeesSchema.optional(),
      payoutFrom: RupeesSchema.optional(),
      taxFree: RupeesSchema.optional(),
      taxPercent: percent.optional(),
      taxPercentWithoutPan: percent.optional(),
    })
    .optional(),
  commissionPercent: share.optional(),
})

export type SeedRewardConfig = z.infer<typeof RewardConfigSchema>
export type SeedShopConfig = z.infer<typeof ShopConfigSchema>
export type SeedPaymentConfig = z.infer<typeof PaymentConfigSchema>
export type SeedWebStaticConfig = z.infer<typeof WebStaticConfigSchema>
export type SeedProjectConfig = z.infer<typeof ProjectConfigSchema>
export type SeedAdminConfig = z.infer<typeof AdminConfigSchema>
