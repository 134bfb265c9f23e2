import type { PopupConfig } from '#domain/profile/PopupField.ts'
import type { ThemeFields } from '#domain/theme/ThemeFields.ts'
import type { Picture } from './Picture.ts'

export type MenuLink = { label: string; hindiLabel?: string | null; href: string }

/** Spec 3: the contact link keys. */
export type ContactKey =
  | 'phone'
  | 'whatsapp'
  | 'instagram'
  | 'linkedin'
  | 'facebook'
  | 'youtube'
  | 'gmail'
  | 'telegram'
  | 'website'
  | 'playstore'
  | 'appstore'
  | 'twitter'

/** Spec 3: adminWebConfig.signupForm. */
export type SignupForm = {
  isIntlPhoneEnabled?: boolean | null
  isEmailOtpEnabled?: boolean | null
  /** Base URL of the flag images (`…/in.svg`); empty: our own files. */
  flagBaseUrl?: string | null
  loginTitle?: string | null
  loginSubtitle?: string | null
  signupTitle?: string | null
  signupSubtitle?: string | null
  toggleSignupLogin?: {
    isActive?: boolean | null
    toLoginButtonText?: string | null
    toSignupButtonText?: string | null
  } | null
  additionalPopup?: PopupConfig | null
}

/** Texts of the sign-in dialog that a project may change. */
export type DialogTextKey =
  | 'loginTitle'
  | 'loginSubtitle'
  | 'signupTitle'
  | 'signupSubtitle'
  | 'toLoginButtonText'
  | 'toSignupButtonText'

/** The project's web-static config, as far as pages need it. */
export type WebStaticConfig = {
  theme?: Partial<ThemeFields> | null
  brand?: {
    tagline?: string | null
    logo?: Picture | null
    announcement?: string | null
    announcementHref?: string | null
    supportHours?: string | null
  } | null
  /** Whether every page also exists in Hindi. */
  hindiEnabled?: boolean | null
  hindi?: Partial<
    Record<
      'tagline' | 'announcement' | 'supportHours' | 'loginHeading' | 'loginText' | DialogTextKey,
      string | null
    >
  > | null
  loginArt?: { heading?: string | null; text?: string | null } | null
  navigation?: MenuLink[] | null
  footerColumns?: { title: string; hindiTitle?: string | null; links?: MenuLink[] | null }[] | null
  contactLinks?: Partial<Record<ContactKey, string | null>> | null
  adminWebConfig?: { signupForm?: SignupForm | null } | null
}

export type AdminConfig = {
  rewardsEnabled?: boolean | null
  referralEnabled?: boolean | null
  userHeaderLinks?: MenuLink[] | null
}

export type Settings = {
  title: string
  /** The time zone of its dates, such as `Asia/Kolkata`. */
  timeZone: string
  /** The project's own origin and path prefix, for canonical URLs. */
  address: string
  config: WebStaticConfig
  admin: AdminConfig
}
