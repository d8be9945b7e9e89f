import type { ProjectWords } from '../../project.ts';
import type { construMatch as facts } from '../../project-facts/constru-match.ts';

export const construMatch = {
  captions: {
    '01-job-feed': 'Jobs within 5\u00a0km, their budgets drawn on one shared ruler.',
    '02-job-detail': 'One renovation: measured floor plan, photos of the damage and scope.',
    '03-bid-comparison': 'Three bids line by line; what each leaves out explains the gap.',
    '04-contractor-profile':
      'A contractor’s verified licences and 46 finished jobs, one per brick.',
    '05-schedule': 'Six weeks of work, with one payment released per finished stage.',
    '06-chat': 'A change of scope settled in chat: a R$620 addendum, signed twice.',
    '07-site-diary': 'Day 18 in the site diary: roof photo, rain, crew and progress.',
  },
  overview: {
    challenge:
      'Homeowners in Greater Recife were choosing between quotes that could not be compared. One forgot the skip, another never priced waterproofing, and the lowest figure won until the extras began to arrive. Good contractors, meanwhile, spent their Saturdays visiting houses only to lose to somebody who had left half the work out.',
    solution:
      'Owners measure the house with a phone, and the app draws the plan and the list of works. Every contractor prices that same list; whatever a bid leaves out is added back at the reference price. Money sits in escrow and moves stage by stage, once photos are approved. Any change needs a priced addendum and two signatures.',
    impact:
      'Version one went live in 30\u00a0days with twelve contractors from the north of Recife. It now covers nine cities. Picking a contractor takes five days where it used to take three weeks, and nine renovations in ten finish within 5% of the contract price, addenda included.',
    keyPoints: [
      'Bids compared on equal scope',
      'Licence and company checked before the first bid',
      'One payment per stage, never in advance',
      'Price and deadline agreed before any change',
    ],
  },
  features: [
    'Measured floor plan, made by the owner with a phone camera',
    'Line-by-line comparison against Brazil’s public SINAPI price list',
    'Profiles with checked licences and a record of deadlines and prices kept',
    'Weekly schedule tied to the payments held in escrow',
    'Addenda drawn, priced and signed inside the conversation',
    'Site diary with photo, rain, crew and progress for each trade',
  ],
} as const satisfies ProjectWords<typeof facts>;
