import { type Case, COURSE, describeBroken, issue, json, products } from './brokenFolder.ts'

const RULES: Case[] = [
  [
    'bad YouTube ids and content of the wrong kind',
    {
      'lectures.csv':
        'class,slug,chapter,title,kind,minutes,body,youtube,pdf\n' +
        'algebra,one,First,One,video,10,,not-an-id,\n' +
        'algebra,two,First,Two,video,10,,https://example.org/watch?v=aqz-KE-bpKQ,\n' +
        'algebra,three,First,Three,text,10,Text,aqz-KE-bpKQ,\n' +
        'algebra,four,First,Four,pdf,0,,,\n',
    },
    [
      issue('lectures.csv', 2, 'youtube', 'must be a YouTube id of 11 characters or a YouTube address'),
      issue('lectures.csv', 3, 'youtube', 'must be a YouTube id of 11 characters or a YouTube address'),
      issue('lectures.csv', 4, 'youtube', 'is only for a video or live lecture'),
      issue('lectures.csv', 5, 'minutes', 'must be at least 1'),
      issue('lectures.csv', 5, 'pdf', 'is required for a pdf lecture'),
    ],
  ],
  [
    'bad addresses of streams, and a second recording beside them',
    {
      'lectures.csv':
        'class,slug,chapter,title,kind,minutes,body,youtube,playlist\n' +
        'algebra,one,First,One,video,10,,,http://video.example.org/index.m3u8\n' +
        'algebra,two,First,Two,video,10,,aqz-KE-bpKQ,https://video.example.org/index.m3u8\n' +
        'algebra,three,First,Three,text,10,Text,,https://video.example.org/index.m3u8\n' +
        'algebra,four,First,Four,video,10,,,https://localhost/index.m3u8\n',
    },
    [
      issue('lectures.csv', 2, 'playlist', 'The address has to begin with https://'),
      issue('lectures.csv', 3, 'playlist', 'is a second recording beside file or youtube; leave one out'),
      issue('lectures.csv', 4, 'playlist', 'is only for a video lecture'),
      issue(
        'lectures.csv',
        5,
        'playlist',
        'Enter a server that students reach from the internet by its name',
      ),
    ],
  ],
  [
    'a reserved page slug',
    {
      'pages/cart.json': json({
        slug: 'cart',
        title: 'Cart',
        layout: [{ blockType: 'richText', content: 'x' }],
      }),
    },
    [issue('pages/cart.json', '', 'slug', 'is reserved for a page of the product')],
  ],
  [
    'blocks that are not known or not complete',
    {
      'pages/home.json': json({
        slug: 'home',
        title: 'Home',
        layout: [
          { blockType: 'slider' },
          { blockType: 'stats', items: [{ value: '1' }] },
          { blockType: 'hero', heading: 'x', primaryHref: 'javascript:alert(1)' },
        ],
      }),
    },
    [
      issue('pages/home.json', 'layout[0]', 'blockType', 'is not a known kind of block'),
      issue('pages/home.json', 'layout[1].items[0]', 'label', 'is required'),
      issue('pages/home.json', 'layout[2]', 'primaryHref', 'must start with /, #, https://, mailto: or tel:'),
    ],
  ],
  [
    'people',
    {
      'users.csv':
        'key,name,phone,email,role\na,Asha,12345,asha@example,king\nb,B@d,,,student\nc,Chitra,,c+d@example.org,student\n',
    },
    [
      issue('users.csv', 2, 'email', 'Enter a valid e-mail'),
      issue('users.csv', 2, 'phone', 'Enter a valid phone number'),
      issue('users.csv', 2, 'role', 'must be one of owner, student, franchise, expert, subadmin, admin'),
      issue(
        'users.csv',
        3,
        'name',
        'A name can have only letters, digits, spaces, dots, commas, hyphens, apostrophes and brackets',
      ),
      issue('users.csv', 3, 'phone', 'is required when there is no e-mail'),
      issue('users.csv', 4, 'email', 'Enter a valid e-mail'),
    ],
  ],
  [
    'settings',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        domains: ['School.example'],
        settings: { webStaticConfig: { theme: { primaryColor: 'blue' }, brand: { logo: 'x.svg' } } },
      }),
      'products.csv': products(COURSE.replace('exam', '')),
    },
    [
      issue('project.json', '', 'domains[0]', 'must be a host name in lower case, without port'),
      issue(
        'project.json',
        'settings.webStaticConfig.brand',
        'logo',
        'must end in .webp, .png, .jpg, .jpeg, .avif, .gif',
      ),
      issue(
        'project.json',
        'settings.webStaticConfig.theme',
        'primaryColor',
        'must be a colour such as #2a74ed',
      ),
    ],
  ],
  [
    'senders and words of messages',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        settings: {
          projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
          messageSettings: { smsSenders: [{ from: '1' }], emailFrom: 'school', sender: 'x' },
        },
      }),
    },
    [
      issue('project.json', 'settings.messageSettings', 'emailFrom', 'Enter a valid e-mail'),
      issue('project.json', 'settings.messageSettings', 'sender', 'is not a known field'),
      issue(
        'project.json',
        'settings.messageSettings.smsSenders[0]',
        'from',
        'must be a number such as +14155550100, a header such as SCHOOL, or whatsapp:+14155550100',
      ),
    ],
  ],
  [
    'a shop with a wrong GSTIN and delivery without a price',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        settings: {
          projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
          shopConfig: { gstin: '23AAAAA0000A1ZB', delivery: [{ label: 'Standard' }] },
          paymentConfig: { razorpay: {} },
        },
      }),
    },
    [
      issue('project.json', 'settings.paymentConfig', 'razorpay', 'is not a known field'),
      issue('project.json', 'settings.shopConfig', 'gstin', 'is no GSTIN'),
      issue('project.json', 'settings.shopConfig.delivery[0]', 'price', 'is required'),
    ],
  ],
  [
    'a text of a message without the code',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        settings: {
          projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
          messageSettings: { templates: [{ purpose: 'login', channel: 'sms', text: 'Hello' }] },
        },
      }),
    },
    [
      issue(
        'project.json',
        'settings.messageSettings.templates[0]',
        'text',
        'The text must have {code} in it',
      ),
    ],
  ],
]

describeBroken('rules', RULES)
