/** Where the browser remembers how many things are in the cart; who never had a cart has no such entry. */
export const cartCountKey = (project: string): string => `${project}-cart`
