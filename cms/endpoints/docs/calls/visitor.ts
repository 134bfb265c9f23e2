import { type CallDoc, signedInCall } from '../CallDoc.ts'
import { DONE } from '../examples.ts'

/** Public calls: catalogue, reviews, error reports, search. */
export const VISITOR_CALLS: Record<string, CallDoc> = {
  '/catalogue/facets': {
    tag: 'Catalogue',
    text: 'Filters may be repeated. `of` limits the list to kinds of products. The counts of a facet respect the values chosen in the others. Unknown, too long and too many values are ignored.',
  },
  '/catalogue/facts': {
    tag: 'Catalogue',
    text: 'Up to 60 products, `products` repeated. Counts published content only.',
  },
  '/catalogue/proof': {
    tag: 'Catalogue',
    text: 'The same answer for everybody. Considers listed coupons only; a coupon for first orders is marked as such.',
    refusals: { 200: ['productGone'] },
  },
  '/catalogue/delivery': {
    tag: 'Catalogue',
    text: 'Usual days from order to delivery, dispatch included; not guaranteed.',
    refusals: { 200: ['pincode', 'productGone'] },
  },
  '/reviews/list': {
    tag: 'Reviews',
    text: 'Approved reviews only, also for `rating`. `stars` counts all approved reviews of the product, regardless of the filter.',
    refusals: { 404: ['notFound'] },
  },
  '/reviews/mine': signedInCall('Reviews', { refusals: { 404: ['notFound'] } }),
  '/reviews/asked': signedInCall('Reviews', {
    text: 'From 30% of the lectures of a class completed, until a review is written.',
    refusals: { 404: ['notFound'] },
  }),
  '/reviews/write': signedInCall('Reviews', {
    text: 'One review a person and product, for people who have the product. A second call replaces the review, which needs approval again and loses its helpful votes.',
    refusals: { 200: ['notBought', 'photoGone', 'limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: {
        product: '6740d5b2a1c3e4f5a6b7c8d9',
        rating: 5,
        title: 'Friction finally makes sense',
        text: 'The practice set after each lesson has the right length.',
        photos: [],
      },
    },
  }),
  '/reviews/delete': signedInCall('Reviews', {
    text: 'Idempotent.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { product: '6740d5b2a1c3e4f5a6b7c8d9' } },
  }),
  '/reviews/vote': signedInCall('Reviews', {
    text: 'Sets the vote to the given value, so it is idempotent.',
    refusals: { 200: ['ownReview', 'limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: { review: '6740d5b2a1c3e4f5a6b7c8d9', isHelpful: true },
      answer: { ...DONE, isHelpful: true, helpfulCount: 13 },
    },
  }),
  '/logs/error': {
    tag: 'Logs',
    by: 'either',
    text: 'Codes, tokens, phones, e-mails and query strings are removed before a row is stored. Equal errors of a day are one row with a counter. Reports beyond the rate limit are answered the same and dropped.',
    example: {
      body: {
        message: "Cannot read properties of undefined (reading 'title')",
        error: 'TypeError: …\n    at pay (https://demo.example/app.js:1:482)',
        refPath: '/courses',
        functionName: 'pay',
        severity: 'medium',
        panel: 'site',
        nowDate: 1795500000000,
        platform: 'web',
      },
      answer: { ...DONE, errorCode: 'E-3F09A1C2' },
    },
  },
  '/search': {
    tag: 'Search',
    text: 'Matches word prefixes, typos, Hindi and Latin spelling, and the synonyms of the project. Public documents only. `counts` covers all kinds, regardless of `kind`.',
  },
  '/search/missed': {
    tag: 'Search',
    text: 'Called by the page with the empty result once the visitor has stopped typing. Words that do find something are not counted; reports beyond the rate limit are answered the same and dropped.',
    example: { body: { q: 'sanskrit' }, answer: DONE },
  },
}
