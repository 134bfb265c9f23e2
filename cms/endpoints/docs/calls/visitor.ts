import { type CallDoc, signedIn } from '../CallDoc.ts'
import { DONE } from '../examples.ts'

/** What anybody on a page asks and reports: catalogue, reviews, errors, search. */
export const VISITOR_CALLS: Record<string, CallDoc> = {
  '/catalogue/facets': {
    tag: 'Catalogue',
    text: 'Names of filters may be repeated. `of` limits the list to kinds of products. Counts of a filter respect the choices of the others. Choices that are too long, too many or unknown are left out.',
  },
  '/catalogue/facts': {
    tag: 'Catalogue',
    text: 'Up to 60 products, `products` repeated. Only what is published is counted.',
  },
  '/catalogue/proof': {
    tag: 'Catalogue',
    text: 'The same for everybody. Coupons are those that the project lists; one for a first order alone says so.',
    refusals: { 200: ['productGone'] },
  },
  '/catalogue/delivery': {
    tag: 'Catalogue',
    text: 'Days from the order on, dispatch included; usual ones, not promised.',
    refusals: { 200: ['pincode', 'productGone'] },
  },
  '/reviews/list': {
    tag: 'Reviews',
    text: 'Approved ones alone, and they alone make `rating`. `stars` counts all reviews of the product, whatever is asked for.',
    refusals: { 404: ['notFound'] },
  },
  '/reviews/mine': signedIn('Reviews', { refusals: { 404: ['notFound'] } }),
  '/reviews/asked': signedIn('Reviews', {
    text: 'From 30% of the lectures of a class on, until the review is written.',
    refusals: { 404: ['notFound'] },
  }),
  '/reviews/write': signedIn('Reviews', {
    text: 'One review a person and product, for those who have it. Written again it takes the place of the first, waits for approval once more and begins without helpful votes.',
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
  '/reviews/delete': signedIn('Reviews', {
    text: 'Safe to repeat.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { product: '6740d5b2a1c3e4f5a6b7c8d9' } },
  }),
  '/reviews/vote': signedIn('Reviews', {
    text: 'Says what the vote is, so it is safe to repeat.',
    refusals: { 200: ['ownReview', 'limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: { review: '6740d5b2a1c3e4f5a6b7c8d9', isHelpful: true },
      answer: { ...DONE, isHelpful: true, helpfulCount: 13 },
    },
  }),
  '/logs/error': {
    tag: 'Logs',
    by: 'either',
    text: 'Codes, tokens, phones, e-mails and query strings are taken out before a row is stored. Equal errors of a day are one row that counts. What comes too often is answered alike and dropped.',
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
      answer: DONE,
    },
  },
  '/search': {
    tag: 'Search',
    text: 'Finds words by their beginnings, with mistakes, and in Hindi or Latin spelling; knows the synonyms of the project. Only what everybody may see. `counts` are of all kinds, whatever `kind` asks for.',
  },
  '/search/missed': {
    tag: 'Search',
    text: 'For the page that showed the empty result, once the visitor stopped typing. What does find something is not counted; what comes too often is answered alike and dropped.',
    example: { body: { q: 'sanskrit' }, answer: DONE },
  },
}
