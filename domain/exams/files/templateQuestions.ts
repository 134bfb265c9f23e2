import type { QuestionFile } from './QuestionFileSchema.ts'

/** A question of every type, as templates show it to those who fill them in. */
export const TEMPLATE_QUESTIONS: QuestionFile = {
  format: 'shala-questions',
  version: 1,
  questions: [
    {
      id: 'single-1',
      type: 'single',
      difficulty: 'easy',
      concepts: ['Motion in a straight line'],
      stem: {
        en: 'A bus starts from rest and gains $2\\ \\text{m/s}$ every second. How fast is it after $5\\ \\text{s}$?',
        hi: 'एक बस विराम से चलकर प्रति सेकंड $2\\ \\text{m/s}$ वेग बढ़ाती है। $5\\ \\text{s}$ बाद उसका वेग कितना होगा?',
      },
      options: [
        ...[5, 10, 25].map((speed, at) => {
          const text = `$${speed}\\ \\text{m/s}$`
          return { id: 'abc'.charAt(at), text: { en: text, hi: text } }
        }),
        { id: 'd', text: { en: 'None of these', hi: 'इनमें से कोई नहीं' }, isPinned: true },
      ],
      right: ['b'],
      hint: { en: 'Which equation links speed and time?', hi: 'वेग और समय को कौन-सा समीकरण जोड़ता है?' },
      solution: {
        en: 'The body starts from rest, so\n\n$$v = u + at = 0 + 2 \\times 5 = 10\\ \\text{m/s}$$',
        hi: 'पिंड विराम से चलता है, अतः\n\n$$v = u + at = 0 + 2 \\times 5 = 10\\ \\text{m/s}$$',
      },
    },
    {
      id: 'multiple-1',
      type: 'multiple',
      difficulty: 'medium',
      concepts: ['Prime numbers'],
      stem: { en: 'Which of these are prime?', hi: 'इनमें से कौन-सी संख्याएँ अभाज्य हैं?' },
      options: ['2', '9', '13', '21'].map((text, at) => ({
        id: 'abcd'.charAt(at),
        text: { en: text, hi: text },
      })),
      right: [['a', 'c']],
    },
    {
      id: 'truefalse-1',
      type: 'trueFalse',
      difficulty: 'easy',
      stem: { en: 'Ice floats on water.', hi: 'बर्फ़ पानी पर तैरती है।' },
      right: [true],
    },
    {
      id: 'integer-1',
      type: 'integer',
      difficulty: 'easy',
      stem: { en: 'How many edges has a cube?', hi: 'एक घन में कितने किनारे होते हैं?' },
      numbers: ['12'],
    },
    {
      id: 'numeric-1',
      type: 'numeric',
      difficulty: 'medium',
      decimals: 2,
      stem: {
        en: 'Give $\\sqrt{2}$ to two decimals.',
        hi: '$\\sqrt{2}$ का मान दशमलव के दो स्थानों तक लिखिए।',
      },
      numbers: [{ value: '1.41', tolerance: '0.01' }],
    },
    {
      id: 'match-1',
      type: 'match',
      difficulty: 'easy',
      concepts: ['Units'],
      stem: { en: 'Match each quantity with its SI unit.', hi: 'प्रत्येक राशि को उसके SI मात्रक से मिलाइए।' },
      rows: [
        { id: 'p', text: { en: 'Force', hi: 'बल' } },
        { id: 'q', text: { en: 'Energy', hi: 'ऊर्जा' } },
      ],
      columns: [
        { id: 'a', text: { en: 'joule', hi: 'जूल' } },
        { id: 'b', text: { en: 'newton', hi: 'न्यूटन' } },
        { id: 'c', text: { en: 'pascal', hi: 'पास्कल' } },
      ],
      right: { p: ['b'], q: ['a'] },
    },
    {
      id: 'matrix-1',
      type: 'matrix',
      difficulty: 'hard',
      stem: { en: 'Which properties has each number?', hi: 'प्रत्येक संख्या में कौन-से गुण हैं?' },
      rows: [
        { id: 'p', text: { en: '4', hi: '4' } },
        { id: 'q', text: { en: '9', hi: '9' } },
      ],
      columns: [
        { id: 'a', text: { en: 'even', hi: 'सम' } },
        { id: 'b', text: { en: 'a square', hi: 'पूर्ण वर्ग' } },
        { id: 'c', text: { en: 'odd', hi: 'विषम' } },
      ],
      right: { p: ['a', 'b'], q: ['b', 'c'] },
    },
    {
      id: 'assertion-1',
      type: 'assertionReason',
      difficulty: 'medium',
      assertion: { en: 'Ice floats on water.', hi: 'बर्फ़ पानी पर तैरती है।' },
      reason: { en: 'Ice is less dense than water.', hi: 'बर्फ़ का घनत्व पानी से कम है।' },
      options: [
        {
          id: 'a',
          text: {
            en: 'Both are true, and R explains A.',
            hi: 'दोनों सत्य हैं और R, A की सही व्याख्या है।',
          },
        },
        {
          id: 'b',
          text: {
            en: 'Both are true, but R does not explain A.',
            hi: 'दोनों सत्य हैं, पर R, A की सही व्याख्या नहीं है।',
          },
        },
        { id: 'c', text: { en: 'A is true, R is false.', hi: 'A सत्य है, R असत्य है।' } },
        { id: 'd', text: { en: 'A is false, R is true.', hi: 'A असत्य है, R सत्य है।' } },
      ],
      right: ['a'],
    },
    {
      id: 'blank-1',
      type: 'fillBlank',
      difficulty: 'easy',
      stem: {
        en: '[[city]] is the capital of India. India has [[states]] states.',
        hi: 'भारत की राजधानी [[city]] है। भारत में [[states]] राज्य हैं।',
      },
      blanks: [
        {
          id: 'city',
          kind: 'text',
          accepted: ['New Delhi', 'Delhi', 'नई दिल्ली', 'दिल्ली'],
          isCaseSensitive: false,
        },
        { id: 'states', kind: 'number', numbers: ['28'] },
      ],
    },
    {
      id: 'subjective-1',
      type: 'subjective',
      difficulty: 'medium',
      maxFiles: 2,
      maxCharacters: 2000,
      stem: { en: 'Prove that $\\sqrt{2}$ is irrational.', hi: 'सिद्ध कीजिए कि $\\sqrt{2}$ अपरिमेय है।' },
      rubric: [
        { text: { en: 'Assumes the contrary', hi: 'विपरीत मान लिया' }, marks: '1' },
        { text: { en: 'Finds the contradiction', hi: 'विरोधाभास दिखाया' }, marks: '3/2' },
      ],
    },
    {
      id: 'set-1',
      type: 'comprehension',
      difficulty: 'easy',
      concepts: ['Reading tables'],
      passage: {
        en: 'A shop sold these notebooks:\n\n| Day | Notebooks |\n| --- | --- |\n| Monday | 12 |\n| Tuesday | 18 |',
        hi: 'एक दुकान ने इतनी कॉपियाँ बेचीं:\n\n| दिन | कॉपियाँ |\n| --- | --- |\n| सोमवार | 12 |\n| मंगलवार | 18 |',
      },
      parts: [
        {
          id: '1',
          type: 'integer',
          numbers: ['30'],
          stem: { en: 'How many were sold on both days?', hi: 'दोनों दिन मिलाकर कितनी कॉपियाँ बिकीं?' },
        },
        {
          id: '2',
          type: 'trueFalse',
          right: [false],
          stem: { en: 'More were sold on Monday.', hi: 'सोमवार को अधिक कॉपियाँ बिकीं।' },
        },
      ],
    },
  ],
}
