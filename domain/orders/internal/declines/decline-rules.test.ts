import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UserId } from '../../../../shared/ids.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import { UNDO_GRACE_MS, UNDO_MS } from '../../limits.ts'
import { ORDER_STATUSES } from '../../schema.ts'
import { type Decline, holderBefore, undoSecondsLeft, whyNotUndone } from './decline-rules.ts'

const [ravi, sunil] = ['ravi' as UserId, 'sunil' as UserId]

const decline = (more: Partial<Decline> = {}): Decline => ({
	installerId: ravi,
	kind: 'decline',
	wasOffered: false,
	isFinal: true,
	undoUntil: UNDO_MS,
	...more,
})
const declined = { status: 'declined', installerId: ravi } as const
const declinedOnce = { status: 'pending', installerId: sunil } as const

const anyRefusal = fc.record({
	installerId: fc.constantFrom(ravi, sunil),
	kind: fc.constantFrom('decline' as const, 'pass' as const, 'hand-back' as const),
	wasOffered: fc.boolean(),
	isFinal: fc.boolean(),
	undoUntil: fc.option(fc.integer({ min: 0, max: 50_000 })),
})
const anyOrder = fc.record({
	status: fc.constantFrom(...ORDER_STATUSES),
	installerId: fc.constantFrom(null, ravi, sunil),
})
const anyTime = fc.integer({ min: 0, max: 100_000 })

describe('taking a decline back', () => {
	it('is possible for ten seconds, and for a press that was on its way', () => {
		const why = (now: number) => inEnglish(whyNotUndone(declined, decline(), now))
		expect(why(0)).toBeNull()
		expect(why(UNDO_MS + UNDO_GRACE_MS)).toBeNull()
		expect(why(UNDO_MS + UNDO_GRACE_MS + 1)).toMatch(/ten seconds/)
		expect(whyNotUndone(declinedOnce, decline({ kind: 'pass' }), UNDO_MS)).toBeNull()
		expect(undoSecondsLeft(decline(), 4000)).toBe(6)
		expect(undoSecondsLeft(decline(), UNDO_MS + 1)).toBe(0)
	})

	it('says what has come between', () => {
		const why = (status: 'accepted' | 'cancelled', installerId = sunil) =>
			inEnglish(whyNotUndone({ status, installerId }, decline(), 0))
		expect(why('accepted')).toMatch(/Another installer has accepted/)
		expect(why('accepted', ravi)).toMatch(/already taken/)
		expect(why('cancelled')).toMatch(/cancelled/)
		expect(inEnglish(whyNotUndone(declined, decline({ undoUntil: null }), 0))).toMatch(
			/changed meanwhile/,
		)
		const bySunil = { status: 'declined', installerId: sunil } as const
		expect(inEnglish(whyNotUndone(bySunil, decline({ kind: 'pass' }), 0))).toMatch(
			/changed meanwhile/,
		)
	})

	it('is never possible once it is somebody’s, is handed back, or its time is over', () => {
		fc.assert(
			fc.property(anyOrder, anyRefusal, anyTime, (order, said, now) => {
				if (whyNotUndone(order, said, now) !== null) return
				expect(['pending', 'declined']).toContain(order.status)
				expect(said.kind).not.toBe('hand-back')
				expect(now).toBeLessThanOrEqual((said.undoUntil ?? -1) + UNDO_GRACE_MS)
			}),
		)
	})

	it('once impossible for its time stays so', () => {
		fc.assert(
			fc.property(anyOrder, anyRefusal, anyTime, anyTime, (order, said, now, later) => {
				if (whyNotUndone(order, said, now) === null) return
				expect(whyNotUndone(order, said, now + later)).not.toBeNull()
			}),
		)
	})

	it('gives it back to whose it was alone, or to everybody', () => {
		expect(holderBefore(decline({ wasOffered: true }))).toBe(ravi)
		expect(holderBefore(decline())).toBeNull()
	})
})
