import { expect, it } from 'vitest'
import { inEnglish } from '../../test/in-english.ts'
import { policyFor } from '../modes.ts'
import { addressHints, areaHint, placeNameOfPin, refuseHints, underOf } from './address.ts'
import { indianNumber, unknownPin } from './indian-number.ts'
import { statesOfPin } from './states-of-pin.ts'

it.each([
	['98200 00001', '9820000001'],
	['+91 98200-00001', '9820000001'],
	['0091 9820000001', '9820000001'],
	['919820000001', '9820000001'],
	['020 2567 8901', '2025678901'],
	['(022) 2567.8901', '2225678901'],
	['9100000001', '9100000001'],
])('%s is the Indian number %s', (text, digits) => {
	expect(indianNumber(text)).toBe(digits)
})

it.each(['12345', '98200 0000', '98200 000011', '+1 415 555 0100', '0000000000', '9999999999', ''])(
	'%j is no Indian number',
	(text) => {
		expect(indianNumber(text)).toBeNull()
	},
)

const hintsOf = (of: Parameters<typeof addressHints>[0]) => inEnglish(addressHints(of))

const address = { contactNumber: '98200 00001', zipCode: '411038', country: 'India' }

it('an address in India has nothing to be said about it', () => {
	expect(hintsOf(address)).toEqual({})
	expect(hintsOf({ ...address, state: 'Maharashtra', zipCode: '411 038' })).toEqual({})
})

it('another country, an unknown PIN code, a foreign number are each said to be so', () => {
	expect(
		hintsOf({ contactNumber: '12345', zipCode: 'SW1A 1AA', country: 'United Kingdom' }),
	).toEqual({
		contactNumber: 'Give a mobile or landline number of ten digits, such as 98200 00001.',
		zipCode: 'A PIN code has six digits, such as 411038.',
		country: 'We deliver in India only.',
	})
	expect(hintsOf({ ...address, zipCode: '199999' })).toEqual({
		zipCode: 'No PIN code begins with 199.',
	})
})

it('a state is that of the PIN code or one close by', () => {
	expect(statesOfPin('110001')).toEqual(
		expect.arrayContaining(['Delhi', 'Haryana', 'Uttar Pradesh']),
	)
	expect(statesOfPin('110001')[0]).toBe('Delhi')
	expect(statesOfPin('199999')).toEqual([])
	expect(hintsOf({ ...address, zipCode: '110001', state: 'Haryana' })).toEqual({})
	expect(hintsOf({ ...address, state: 'Kerala' })).toEqual({
		state: 'PIN code 411038 is in Maharashtra, not in Kerala.',
	})
	expect(placeNameOfPin('411038')).toBe('Pune, Maharashtra')
})

it.each([
	['41', null],
	['411', null],
	['411038', null],
	['90', 'No PIN code begins with 90.'],
	['199999', 'No PIN code begins with 199.'],
])('of the area %s it says %s', (prefix, hint) => {
	expect(inEnglish(areaHint(prefix))).toBe(hint)
})

it('hints are for reading in a demo, and refused field by field in a live store', () => {
	const hints = { zipCode: unknownPin('199999'), state: null }
	expect(refuseHints(policyFor('demo'), hints)).toEqual({ ok: true, value: undefined })
	expect(refuseHints(policyFor('live'), { zipCode: null })).toEqual({ ok: true, value: undefined })
	expect(refuseHints(policyFor('live'), underOf(hints, 'shipping.'))).toMatchObject({
		ok: false,
		problem: { code: 'invalid', fields: { 'shipping.zipCode': unknownPin('199999') } },
	})
})
