const ATTEMPT = /^((?:\/_projects\/[^/]+)?\/tests\/)[^/]+(\/(?:result|solutions))?$/

/**
 * The path of the page that is rendered for a URL: exam hall, result and solutions have one page for all attempts, `/tests/~`, so that it is
 * rendered and cached once. The browser reads the attempt from its own URL.
 */
export const sharedPath = (path: string): string => path.replace(ATTEMPT, '$1~$2')
