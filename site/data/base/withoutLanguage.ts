/** A project may have the slug `hi`. */
const LANGUAGE = /(?<!^\/_projects)\/hi$/

/**
 * The base of a project's parts without a language, such as the admin panel: `base` (`parseScope`) without
 * its `/hi`.
 */
export const withoutLanguage = (base: string): string => base.replace(LANGUAGE, '')
