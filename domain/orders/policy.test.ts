import { describe, expect, it } from 'vitest'
import type { Actor, Role } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { policyFor } from '../../shared/modes.ts'
import { may, mayEver, maySee, type OrderFacts, openSteps } from './policy.ts'
import type { TransitionName } from './transitions/transitions.ts'

const user = (role: Role, id: string): Actor => ({
	kind: 'user',
	id: id as UserId,
	name: id,
	email: `${id}@example.com`,
	role,
	cartId: null,
})

const [demo, live] = [policyFor('demo'), policyFor('live')]

const guest: Actor = { kind: 'visitor', cartId: null }
const buyer = user('Buyer', 'asha')
const stranger = user('Buyer', 'imran')
const installer = user('Installer', 'ravi')
const rival = user('Installer', 'sunil')
const admin = user('Admin', 'meera')

const order = (more: Partial<OrderFacts> = {}): OrderFacts => ({
	status: 'pending',
	fulfilment: 'installation',
	userId: 'asha' as UserId,
	installerId: null,
	trackingKey: 'the secret',
	refusedBy: [],
	hasMoney: false,
	undoableBy: [],
	...more,
})
const taken = order({ status: 'accepted', installerId: 'ravi' as UserId })

describe('who may see an order', () => {
	it.each([
		['its buyer', buyer, true, true],
		['another buyer', stranger, false, false],
		['nobody in particular', guest, false, false],
		['an admin', admin, true, true],
		['the installer who took it', installer, true, true],
		['another installer', rival, true, false],
	])('%s', (_who, actor, inPool, whenTaken) => {
		expect(maySee(demo, actor, order())).toBe(inPool)
		expect(maySee(demo, actor, taken)).toBe(whenTaken)
	})

	it('where orders are routed, an installer by its being offered to them alone', () => {
		expect(maySee(live, installer, order())).toBe(false)
		expect(openSteps(live, installer, order())).toEqual([])
		const offered = order({ installerId: 'ravi' as UserId })
		expect(openSteps(live, installer, offered).sort()).toEqual(['accept', 'decline'])
		expect(maySee(live, rival, offered)).toBe(false)
		expect(maySee(live, admin, order())).toBe(true)
		expect(maySee(live, buyer, order())).toBe(true)
	})

	it('whoever has the secret of the tracking link, and no other secret', () => {
		expect(maySee(demo, guest, taken, 'the secret')).toBe(true)
		expect(maySee(demo, stranger, taken, 'the secret')).toBe(true)
		for (const wrong of ['', 'the secre', 'THE SECRET', 'undefined', 'null'])
			expect(maySee(demo, guest, taken, wrong)).toBe(false)
	})

	it('nobody by an order without an account, but its secret', () => {
		const ofGuest = order({ userId: null, status: 'accepted', installerId: 'ravi' as UserId })
		expect(maySee(demo, stranger, ofGuest)).toBe(false)
		expect(maySee(demo, guest, ofGuest)).toBe(false)
	})
})

describe('who may take a step', () => {
	it('is offered as open only where the table has the way and the caller is the one', () => {
		expect(openSteps(demo, installer, order()).sort()).toEqual(['accept', 'decline'])
		expect(openSteps(demo, buyer, order())).toEqual(['cancel'])
		expect(openSteps(demo, admin, order()).sort()).toEqual(['cancel', 'reassign', 'route'])
		expect(openSteps(demo, guest, order(), 'the secret')).toEqual(['cancel'])
		expect(openSteps(demo, guest, order())).toEqual([])
		expect(openSteps(demo, installer, taken)).toEqual(['hand-back', 'schedule'])
		expect(openSteps(demo, admin, taken).sort()).toEqual(['cancel', 'hand-back', 'reassign'])
		expect(openSteps(demo, rival, taken)).toEqual([])
		const declined = order({ status: 'declined', installerId: 'ravi' as UserId })
		expect(openSteps(demo, admin, declined).sort()).toEqual(['assign', 'reopen', 'route'])
		for (const actor of [buyer, installer]) expect(openSteps(demo, actor, declined)).toEqual([])
		for (const status of ['installed', 'cancelled'] as const)
			for (const actor of [buyer, installer, admin])
				expect(openSteps(demo, actor, order({ status, installerId: 'ravi' as UserId }))).toEqual([])
	})

	it('is no installer’s where an order is only delivered, and an admin’s to send and to cancel', () => {
		const sent = order({ fulfilment: 'delivery' })
		for (const policy of [demo, live]) {
			expect(openSteps(policy, installer, sent)).toEqual([])
			expect(openSteps(policy, admin, sent)).toEqual(['dispatch', 'cancel'])
			expect(openSteps(policy, buyer, sent)).toEqual(['cancel'])
		}
	})

	it('to take a decline back is for whoever declined it, in demo and live, and nothing else is', () => {
		const undoableBy = ['ravi' as UserId]
		const declined = order({ status: 'declined', installerId: 'ravi' as UserId, undoableBy })
		const refusedBy = undoableBy
		const reassigned = order({ installerId: 'sunil' as UserId, undoableBy, refusedBy })
		for (const policy of [demo, live])
			for (const each of [declined, reassigned]) {
				expect(openSteps(policy, installer, each)).toEqual(['undo'])
				expect(openSteps(policy, rival, each)).not.toContain('undo')
				expect(openSteps(policy, admin, each)).not.toContain('undo')
			}
		expect(maySee(live, installer, order({ installerId: 'sunil' as UserId }))).toBe(false)
	})

	it('is not for whoever declined the order or handed it back, though every installer sees it', () => {
		const again = order({ refusedBy: ['ravi' as UserId] })
		expect(maySee(demo, installer, again)).toBe(false)
		expect(openSteps(demo, rival, again).sort()).toEqual(['accept', 'decline'])
		const theirs = order({ refusedBy: ['ravi' as UserId], installerId: 'ravi' as UserId })
		expect(openSteps(demo, installer, theirs).sort()).toEqual(['accept', 'decline'])
	})

	it('an installer may not cancel, a buyer or admin may not accept', () => {
		expect(may(demo, installer, 'cancel', taken)).toBe(false)
		for (const step of ['accept', 'decline'] as const)
			for (const actor of [buyer, admin, guest])
				expect(may(demo, actor, step, order(), 'the secret')).toBe(false)
	})

	it('is told by role alone, before any order is looked for', () => {
		const codeOf = (actor: Actor, step: TransitionName) => {
			const allowed = mayEver(actor, step)
			return allowed.ok ? 'ok' : allowed.problem.code
		}
		expect([guest, buyer, admin, installer].map((actor) => codeOf(actor, 'accept'))).toEqual([
			'not_signed_in',
			'forbidden',
			'forbidden',
			'ok',
		])
		expect([guest, buyer, admin].map((actor) => codeOf(actor, 'cancel'))).toEqual([
			'ok',
			'ok',
			'ok',
		])
	})
})
