import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policyFor } from '../../../../shared/modes.ts'
import { networksOf } from '../../../../shared/requests/network.ts'
import {
	newcomersMost,
	type OpenOrder,
	type OriginKind,
	originsOf,
	tooManyOpen,
} from './origin-rules.ts'

const limits = policyFor('live').openOrders
if (!limits) throw new Error('a live store limits open orders')

const SENDER = {
	contactNumber: '+91 98200 00000',
	street: '14, Paud Road',
	zipCode: '411038',
	device: 'a browser',
	account: 'asha',
	networks: networksOf('192.0.2.1'),
}
const valuesOf = (more: object = {}) =>
	Object.fromEntries(originsOf({ ...SENDER, ...more }).map(({ kind, value }) => [kind, value]))

describe('the origin of an order', () => {
	it('is the same however its phone and address are written', () => {
		const other = { contactNumber: '098200-00000', street: '14 paud   ROAD.' }
		expect(valuesOf(other)).toEqual(valuesOf())
		expect(valuesOf({ street: '15 Paud Road' }).address).not.toBe(valuesOf().address)
	})

	it('has three networks by IPv6 and one by IPv4, and no device where there is none', () => {
		const nobody = { device: null, account: null }
		expect(Object.keys(valuesOf(nobody))).toEqual(['phone', 'address', 'network'])
		expect(valuesOf({ networks: networksOf('2001:db8:1:2::3') })).toMatchObject({
			network: '2001:db8:1:2::/64',
			'network-56': '2001:db8:1:0::/56',
			'network-48': '2001:db8:1::/48',
		})
	})
})

const origins = originsOf(SENDER)
const open = (count: number, way: OpenOrder['way'], ...kinds: OriginKind[]): OpenOrder[] =>
	Array.from({ length: count }, () => ({ way, kinds: new Set(kinds) }))
const transfer = { isOnline: false, hasPaid: false }
const online = { isOnline: true, hasPaid: false }

describe('open orders of one origin', () => {
	it.each(['phone', 'address', 'device', 'account', 'network'] as const)(
		'are three by %s',
		(kind) => {
			expect(tooManyOpen(open(2, 'transfer', kind), origins, transfer, limits)).toBeNull()
			expect(tooManyOpen(open(3, 'transfer', kind), origins, transfer, limits)).toBe(kind)
		},
	)

	it('are two by device and ten by network where they are paid online', () => {
		expect(tooManyOpen(open(1, 'razorpay', 'device'), origins, online, limits)).toBeNull()
		expect(tooManyOpen(open(2, 'razorpay', 'device'), origins, online, limits)).toBe('device')
		expect(tooManyOpen(open(9, 'razorpay', 'network'), origins, online, limits)).toBeNull()
		expect(tooManyOpen(open(10, 'razorpay', 'network'), origins, online, limits)).toBe('network')
		expect(tooManyOpen(open(9, 'razorpay', 'network'), origins, transfer, limits)).toBeNull()
	})

	it('of others on the network stop nobody who has paid before', () => {
		const paid = { ...transfer, hasPaid: true }
		expect(tooManyOpen(open(50, 'transfer', 'network'), origins, paid, limits)).toBeNull()
		expect(tooManyOpen(open(3, 'transfer', 'device'), origins, paid, limits)).toBe('device')
	})

	it('are ten times as many by each wider network', () => {
		const wide = originsOf({ ...SENDER, networks: networksOf('2001:db8::1') })
		expect(tooManyOpen(open(29, 'transfer', 'network-56'), wide, transfer, limits)).toBeNull()
		expect(tooManyOpen(open(30, 'cod', 'network-56'), wide, transfer, limits)).toBe('network-56')
	})
})

it('newcomers hold half of a product at most, and one of what they order in any case', () => {
	fc.assert(
		fc.property(fc.nat(1000), fc.integer({ min: 1, max: 20 }), (pieces, least) => {
			const most = newcomersMost(pieces, 0.5, least)
			expect(most).toBeGreaterThanOrEqual(1)
			expect(most === least || most <= pieces / 2).toBe(true)
		}),
	)
})
