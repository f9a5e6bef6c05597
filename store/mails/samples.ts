import type { Span } from '../../shared/format/dates.ts'

/** The data that previews of mails show. */

export const SAMPLE_ORDER = {
	orderId: 'SB-7KQ4-M2XD',
	path: '/orders/SB-7KQ4-M2XD?key=',
	secret: 'sample',
}

export const SAMPLE_WORK = {
	orderId: 'SB-7KQ4-M2XD',
	path: '/installer/installations/SB-7KQ4-M2XD',
	buyer: 'Asha Rao',
	city: 'Pune',
}

export const SAMPLE_WAITING = {
	orderId: 'SB-7KQ4-M2XD',
	pin: '411038',
	place: 'Pune, Maharashtra',
}

/** A Saturday, from ten to twelve. */
export const SAMPLE_SPAN: Span = { at: Date.parse('2026-11-28T04:30:00Z'), minutes: 120 }

/** Texts as people write them. */
export const SAMPLE_WORDS = {
	reply: 'Yes, this cable suits 30 A. Its data sheet is on the page of the cable.',
	refusal: 'The licence number could not be found in the state’s register.',
	cancellation: 'We are moving house.',
	change: 'The roof has room for eight panels instead of six.',
	refund: 'One panel came broken.',
	preference: 'Any morning from Thursday on.',
}

export const SAMPLE_ANSWER = 'We are sorry for the damage.'
export const SAMPLE_PACKING = 'Pack the goods in a strong box, so that nothing can move.'
