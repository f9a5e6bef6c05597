import { describe, expect, it } from 'vitest'
import { PIN_PREFIXES } from '../../shared/addresses/pin-prefixes.ts'
import { STATES, type State } from '../../shared/addresses/states.ts'
import { inForce, installationRateOf } from './rules.ts'
import type { ReferenceKind } from './schema.ts'

const row = (kind: ReferenceKind, state: State | null, id: string) => ({ kind, state, id })

describe('of rows in the order of their days', () => {
	const rows = [
		row('unit-price', null, 'india'),
		row('unit-price', 'Odisha', 'odisha, before'),
		row('unit-price', 'Odisha', 'odisha'),
		row('unit-price', 'Kerala', 'kerala'),
		row('gst', null, 'gst, before'),
		row('gst', null, 'gst'),
	]
	const ids = (state?: State) => inForce(rows, state).map(({ id }) => id)

	it('the last of each kind and state holds', () => {
		expect(ids()).toEqual(['india', 'odisha', 'kerala', 'gst'])
	})

	it('a state has its own, and else what all of India has', () => {
		expect(ids('Odisha')).toEqual(['odisha', 'gst'])
		expect(ids('Goa')).toEqual(['india', 'gst'])
	})
})

describe('figures', () => {
	it('become whole paise', () => {
		expect(installationRateOf({ rupeesPerKw: 19750.14 })).toBe(1975014)
	})
})

it('every state of a PIN code is one of the states', () => {
	const known = new Set<string>(STATES)
	expect(Object.values(PIN_PREFIXES).filter(([, , state]) => !known.has(state))).toEqual([])
})
