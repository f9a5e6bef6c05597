import { expect, it } from 'vitest'
import { nextStepOf } from './next-step'

type Facts = Parameters<typeof nextStepOf>[0]

const ORDER: Facts['order'] = {
	...{ status: 'accepted', fulfilment: 'installation', awaits: null, installer: null },
	allowedActions: [],
}
const PAID: NonNullable<Facts['money']> = {
	...{ state: 'paid', next: null, due: 0, owed: 0, held: [], refunds: [] },
}
const NOTHING: Facts = {
	...{ order: ORDER, money: PAID, returned: null, cancelRequests: null },
	...{ hasLeft: false, isVisitPast: false },
}

const order = (more: Partial<Facts['order']>) => ({ order: { ...ORDER, ...more } })
const money = (more: object) => ({ money: { ...PAID, ...more } as Facts['money'] })

const ASKED = { cancelRequests: { requests: [{ state: 'asked' as const }] } }
const RETURN = (state: 'asked' | 'agreed') => ({ returned: { returns: [{ state }] } })
const TO_SEND = {
	...order({ status: 'pending', fulfilment: 'delivery', allowedActions: ['dispatch'] }),
	hasLeft: true,
}
const SENT = { status: 'dispatched', fulfilment: 'delivery' } as const

it.each<[string, Partial<Facts>, string | undefined]>([
	['others are to act', {}, undefined],
	[
		'its buyer asks to cancel',
		{ ...TO_SEND, ...ASKED, ...RETURN('asked') },
		'#cancel-request-answer',
	],
	['its buyer asks to return', { ...RETURN('asked'), ...money({ owed: 1 }) }, 'returns'],
	['a payment is held', { ...TO_SEND, ...money({ held: [{}] }) }, '#money'],
	[
		'a refund is to be sent',
		money({ refunds: [{ way: 'transfer', state: 'requested' }] }),
		'#money',
	],
	[
		'the provider refunds it',
		money({ refunds: [{ way: 'razorpay', state: 'requested' }] }),
		undefined,
	],
	['its buyer is owed money', { ...TO_SEND, ...money({ owed: 1 }) }, '#refund'],
	['it waits for a confirmation', money({ next: { confirmation: {} } }), '#confirm'],
	['it waits for its money', { ...order({ status: 'unpaid', awaits: 'payment' }) }, '#receive'],
	['it is to be sent', TO_SEND, 'parcels'],
	['it may not be sent unpaid', { ...TO_SEND, ...money({ state: 'due', due: 1 }) }, '#receive'],
	[
		'it is paid on delivery',
		{ ...TO_SEND, ...money({ state: 'due', next: { way: 'cod' } }) },
		'parcels',
	],
	[
		'a part is sent',
		{ ...order({ ...SENT, allowedActions: ['dispatch', 'deliver'] }), hasLeft: true },
		'parcels',
	],
	['all is sent', order({ ...SENT, allowedActions: ['dispatch', 'deliver'] }), 'parcels'],
	[
		'everybody declined it',
		order({ status: 'declined', allowedActions: ['reopen', 'assign'] }),
		'#reopen',
	],
	['nobody is asked', order({ status: 'pending', allowedActions: ['reassign'] }), '#assign'],
	['its visit is past', { isVisitPast: true }, '#installer'],
	['goods come back', { ...RETURN('agreed') }, 'returns'],
	[
		'a part of the money is due',
		{ ...order({ status: 'installed' }), ...money({ due: 1 }) },
		'#receive',
	],
])('leads on where %s', (_, facts, to) => {
	expect(nextStepOf({ ...NOTHING, ...facts })?.to).toBe(to)
})

it('says whether all or the rest is sent', () => {
	const labels = [true, false].map(
		(hasLeft) =>
			nextStepOf({
				...NOTHING,
				...order({ ...SENT, allowedActions: ['dispatch', 'deliver'] }),
				hasLeft,
			})?.label,
	)
	expect(labels).toEqual(['Send the rest', 'Mark as delivered'])
})

it('asks nobody else where an installer has it', () => {
	const installer = { id: 'u' as never, name: 'Ravi', contactNumber: null }
	const facts = order({ status: 'pending', installer, allowedActions: ['reassign'] })
	expect(nextStepOf({ ...NOTHING, ...facts })).toBeNull()
})
