import { expect, it } from 'vitest'
import { movedText } from './moved-text'

it('names the customer, the order, the reason and the new time', () => {
	const about = { buyer: 'Lakshmi Narayanan', orderId: 'SB-1', at: '2026-12-01T04:30:00Z' }
	expect(movedText({ ...about, visit: 'installation', reason: 'rain', minutes: 240 })).toBe(
		'Hello Lakshmi Narayanan, the installation of your solar system (order SB-1) cannot be as planned: it is raining. I propose Tue 1 December 2026, 10:00–14:00 instead. Does that suit you?',
	)
	expect(movedText({ ...about, visit: 'survey', reason: 'not-at-home', minutes: 60 })).toContain(
		'the survey of your roof (order SB-1) cannot be as planned: nobody was at home.',
	)
})
