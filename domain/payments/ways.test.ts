import { describe, expect, it } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import { defaultSettings } from '../settings/internal/defaults.ts'
import { endOfWorkingDay } from './internal/reservation-rules.ts'
import { nextPayment, takesUpi, upiLink, usualWay, whyNotPaidBy } from './ways.ts'

const live = defaultSettings('live')
const settings = {
	...live,
	shop: { ...live.shop, legalName: 'Suryodaya & Sons LLP' },
	bank: { ...live.bank, upiId: 'suryodaya@okbank' },
}
const shop = { settings, online: null }
const withCod = {
	...shop,
	settings: { ...settings, payment: { ...live.payment, codUptoRupees: 500 } },
}
const orderId = 'SB-7KQ4-M2XD' as OrderId
const wanted = {
	orderId,
	way: 'transfer',
	due: 'on-order',
	until: null,
	online: null,
	confirmation: null,
	canPayOnline: false,
	isRest: false,
} as const

describe('the ways to pay', () => {
	it('are those that the shop has, up to what it says', () => {
		expect(whyNotPaidBy('transfer', shop, [paise(1)])).toBeNull()
		expect(whyNotPaidBy('transfer', { settings: live, online: null }, [paise(1)])).not.toBeNull()
		expect(whyNotPaidBy('cod', shop, [paise(1)])?.code).toBe('payments.way_not_offered')
		expect(whyNotPaidBy('cod', withCod, [paise(500_00)])).toBeNull()
		expect(whyNotPaidBy('cod', withCod, [paise(500_01)])?.code).toBe('payments.cod_up_to')
		expect(whyNotPaidBy('razorpay', shop, [paise(1)])?.code).toBe('payments.way_not_offered')
		const online = { ...shop, online: { isOn: () => true } as never }
		expect(whyNotPaidBy('razorpay', online, [paise(99)])?.code).toBe('payments.too_little_online')
		expect(whyNotPaidBy('razorpay', online, [paise(90), paise(810)])?.code).toBe(
			'payments.too_little_online',
		)
		expect([0, 1_00].map((total) => whyNotPaidBy('razorpay', online, [paise(total)]))).toEqual([
			null,
			null,
		])
		expect(usualWay(['razorpay', 'transfer', 'cod'])).toBe('transfer')
		expect(usualWay(['cod', 'razorpay'])).toBe('razorpay')
		expect([usualWay(['cod']), usualWay([])]).toEqual([null, null])
	})

	it('link to apps for UPI with the payee, the amount and the order', () => {
		expect(upiLink(settings, orderId, paise(1_234_50))).toBe(
			'upi://pay?pa=suryodaya@okbank&pn=Suryodaya%20%26%20Sons%20LLP&am=1234.50&cu=INR&tn=SB-7KQ4-M2XD',
		)
		const bank = { ...settings.bank, upiKind: 'shop' as const, upiMerchantCode: '5065' }
		expect(upiLink({ ...settings, bank }, orderId, paise(1_234_50))).toMatch(
			/&tr=SB-7KQ4-M2XD&mc=5065&mode=01$/,
		)
	})

	it('offer UPI up to a lakh of rupees', () => {
		const of = (amount: number) => nextPayment(settings, { ...wanted, amount: paise(amount) })
		expect(of(1_00_000_00).upi?.qr).toContain('<svg')
		expect(of(1_00_000_01).upi).toBeNull()
		expect(of(1).account).toBeNull()
		expect(takesUpi(settings, paise(1_00_000_00))).toBe(true)
		expect(takesUpi(settings, paise(1_00_000_01))).toBe(false)
		expect(takesUpi(live, paise(1))).toBe(false)
	})
})

describe('a reservation of working days', () => {
	it.each([
		['a Monday', '2026-11-23T06:00:00Z', 3, '2026-11-26T18:30:00Z'],
		['a Friday, with a Sunday between', '2026-11-27T06:00:00Z', 3, '2026-12-01T18:30:00Z'],
		['a Saturday late in the evening of India', '2026-11-28T18:29:00Z', 1, '2026-11-30T18:30:00Z'],
	])('that begins on %s', (_name, at, days, end) => {
		expect(new Date(endOfWorkingDay(Date.parse(at), days))).toEqual(new Date(end))
	})
})
