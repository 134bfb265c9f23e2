import { CONTACT_KEYS } from '#domain/people/contactKeys.ts'
import type { SeedData } from '#seed/SeedRecord.ts'

type Document = Record<string, unknown>

/** Converts the portal settings; fields missing in the folder are cleared, except those of the theme, which keeps its defaults. */
export function webStaticConfigDocument(data: SeedData['webStaticConfig'], logo: string | null): Document {
  const form = data.adminWebConfig?.signupForm
  const popup = form?.additionalPopup
  return {
    adminWebConfig: {
      signupForm: {
        isIntlPhoneEnabled: form?.isIntlPhoneEnabled ?? false,
        isEmailOtpEnabled: form?.isEmailOtpEnabled ?? false,
        flagBaseUrl: form?.flagBaseUrl ?? null,
        loginTitle: form?.loginTitle ?? null,
        loginSubtitle: form?.loginSubtitle ?? null,
        signupTitle: form?.signupTitle ?? null,
        signupSubtitle: form?.signupSubtitle ?? null,
        toggleSignupLogin: {
          isActive: form?.toggleSignupLogin?.isActive ?? true,
          toLoginButtonText: form?.toggleSignupLogin?.toLoginButtonText ?? null,
          toSignupButtonText: form?.toggleSignupLogin?.toSignupButtonText ?? null,
        },
        additionalPopup: {
          isActive: popup?.isActive ?? false,
          disableClose: popup?.disableClose ?? true,
          // Array rows have an id of their own, so the field's id is stored as fieldId.
          listOfFields: (popup?.listOfFields ?? []).map(({ id, ...field }) => ({ fieldId: id, ...field })),
        },
      },
    },
    ...(data.theme && { theme: data.theme }),
    brand: {
      tagline: data.brand?.tagline ?? null,
      logo,
      announcement: data.brand?.announcement ?? null,
      announcementHref: data.brand?.announcementHref ?? null,
      supportHours: data.brand?.supportHours ?? null,
    },
    loginArt: { heading: data.loginArt?.heading ?? null, text: data.loginArt?.text ?? null },
    contactLinks: Object.fromEntries(CONTACT_KEYS.map((key) => [key, data.contactLinks?.[key] ?? null])),
    hindiEnabled: data.hindiEnabled ?? false,
    hindi: {
      tagline: data.hindi?.tagline ?? null,
      announcement: data.hindi?.announcement ?? null,
      supportHours: data.hindi?.supportHours ?? null,
      loginHeading: data.hindi?.loginHeading ?? null,
      loginText: data.hindi?.loginText ?? null,
      loginTitle: data.hindi?.loginTitle ?? null,
      loginSubtitle: data.hindi?.loginSubtitle ?? null,
      signupTitle: data.hindi?.signupTitle ?? null,
      signupSubtitle: data.hindi?.signupSubtitle ?? null,
      toLoginButtonText: data.hindi?.toLoginButtonText ?? null,
      toSignupButtonText: data.hindi?.toSignupButtonText ?? null,
    },
    navigation: data.navigation ?? [],
    footerColumns: data.footerColumns ?? [],
  }
}

export const projectConfigDocument = (data: SeedData['projectConfig']): Document => ({
  courses: data.courses ?? [],
  tags: data.tags ?? [],
  topics: data.topics ?? [],
  franchiseeTags: data.franchiseeTags ?? [],
  filtersOrder: data.filtersOrder ?? [],
})

export const adminConfigDocument = (data: SeedData['adminConfig']): Document => ({
  rewardsEnabled: data.rewardsEnabled ?? false,
  referralEnabled: data.referralEnabled ?? false,
  userHeaderLinks: data.userHeaderLinks ?? [],
  ...(data.authLimits && { authLimits: data.authLimits }),
})

export const messageSettingsDocument = (data: SeedData['messageSettings']): Document => ({
  smsSenders: data.smsSenders ?? [],
  dltEntityId: data.dltEntityId ?? null,
  emailFromName: data.emailFromName ?? null,
  emailFrom: data.emailFrom ?? null,
  emailReplyTo: data.emailReplyTo ?? null,
  dkimSelector: data.dkimSelector ?? null,
  templates: data.templates ?? [],
})

export const shopConfigDocument = (data: SeedData['shopConfig']): Document => ({
  tax: {
    gstin: data.gstin ?? null,
    legalName: data.legalName ?? null,
    address: data.address ?? null,
    learningPercent: data.learningPercent ?? 18,
    goodsPercent: data.goodsPercent ?? 0,
  },
  invoicing: {
    invoicePrefix: data.invoicing?.invoicePrefix ?? null,
    creditNotePrefix: data.invoicing?.creditNotePrefix ?? null,
    learningSac: data.invoicing?.learningSac ?? null,
    goodsHsn: data.invoicing?.goodsHsn ?? null,
    signatory: data.invoicing?.signatory ?? null,
    pan: data.invoicing?.pan ?? null,
  },
  roundsToRupee: data.roundsToRupee ?? false,
  remindsOfCarts: data.remindsOfCarts ?? true,
  delivery: (data.delivery ?? []).map(({ label, hindiLabel, price, kilogram, freeFrom, fasterDays }) => ({
    label,
    hindiLabel: hindiLabel ?? null,
    pricePaise: price,
    kilogramPaise: kilogram ?? 0,
    freeFromPaise: freeFrom ?? null,
    fasterDays: fasterDays ?? 0,
  })),
})

export const paymentConfigDocument = ({
  cashOnDelivery,
  bankTransfer,
}: SeedData['paymentConfig']): Document => ({
  cashOnDelivery: {
    isActive: cashOnDelivery?.isActive ?? false,
    maxPaise: cashOnDelivery?.max ?? 0,
    feePaise: cashOnDelivery?.fee ?? 0,
  },
  bankTransfer: {
    isActive: bankTransfer?.isActive ?? false,
    instructions: bankTransfer?.instructions ?? null,
  },
})

/** The coupon for referred friends is selected in the panel and not overwritten. */
export const rewardConfigDocument = ({
  credits,
  referral,
  commissionPercent,
}: SeedData['rewardConfig']): Document => ({
  credits: {
    earning: (credits?.earning ?? []).map(({ percent, each, max, kinds }) => ({
      percent: percent ?? 0,
      flatPaise: each ?? 0,
      mostPaise: max ?? null,
      kinds: kinds ?? [],
    })),
    earnFromPaise: credits?.earnFrom ?? 0,
    earnMostPaise: credits?.earnMax ?? null,
    validDays: credits?.validDays ?? 365,
    mostPercent: credits?.maxPercent ?? 100,
    spendFromPaise: credits?.spendFrom ?? 0,
  },
  referral: {
    percent: referral?.percent ?? 0,
    flatPaise: referral?.amount ?? 0,
    mostPaise: referral?.max ?? null,
    orderFromPaise: referral?.orderFrom ?? 0,
    payoutFromPaise: referral?.payoutFrom ?? 0,
    taxFreePaise: referral?.taxFree ?? 0,
    taxPercent: referral?.taxPercent ?? 2,
    taxPercentWithoutPan: referral?.taxPercentWithoutPan ?? 20,
  },
  franchise: { commissionPercent: commissionPercent ?? 0 },
})
