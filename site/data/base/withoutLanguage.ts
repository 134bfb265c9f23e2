/** A project may be called `hi`. */
const LANGUAGE = /(?<!^\/_projects)\/hi$/

/** Where a project's parts without a language are, such as the admin panel: `base` (`parseScope`) without its `/hi`. */
export const withoutLanguage = (base: string): string => base.replace(LANGUAGE, '')
