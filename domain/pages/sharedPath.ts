const ATTEMPT = /^((?:\/_projects\/[^/]+)?\/tests\/)[^/]+(\/(?:result|solutions))?$/

/**
 * The path whose page is served at an address: hall, result and solutions are one page for all attempts, `/tests/~`, so that it is rendered and
 * kept once. Which attempt it is says the address in the browser.
 */
export const sharedPath = (path: string): string => path.replace(ATTEMPT, '$1~$2')
