import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, daysAfter } from '../../../shared/calendar.ts'
import { instructionsFor } from './instruction-rules.ts'

const TODAY = '2026-11-28' as Day
const USUAL = { sendTo: 'Surya, Pune', sendUntil: '2026-12-12' as Day, packing: 'In a box.' }

const text = fc.option(fc.constantFrom('', 'Godown 4, Chakan', 'Frame it'), { nil: undefined })
const day = fc.option(
	fc.integer({ min: -30, max: 400 }).map((days) => daysAfter(TODAY, days)),
	{ nil: undefined },
)

describe('the instructions of a return', () => {
	it('name either a day of collection or a place and a last day, none of which is over', () => {
		fc.assert(
			fc.property(text, day, day, text, (sendTo, sendUntil, collectedOn, packing) => {
				const told = instructionsFor({ sendTo, sendUntil, collectedOn, packing }, USUAL, TODAY)
				const named = collectedOn ?? sendUntil ?? USUAL.sendUntil
				expect(told.ok).toBe(named >= TODAY && named <= daysAfter(TODAY, 180))
				if (!told.ok) return
				const { value } = told
				expect(value.collectedOn === null).toBe(value.sendTo !== null)
				expect(value.collectedOn ?? value.sendUntil).toBe(named)
				expect(value.packing).toBe(packing || USUAL.packing)
			}),
		)
	})

	it('are silent where neither an admin nor the settings say anything', () => {
		const silent = { sendTo: '', sendUntil: '2026-12-12' as Day, packing: '' }
		const told = instructionsFor({}, silent, TODAY)
		expect(told).toEqual({
			ok: true,
			value: { sendTo: null, sendUntil: '2026-12-12', collectedOn: null, packing: null },
		})
	})
})
