import { type DrawnBill, drawn } from './drawn-bill.ts'
import { gujarat } from './layouts/gujarat.ts'
import { kerala } from './layouts/kerala.ts'
import { netMetered, rajasthan } from './layouts/rajasthan.ts'
import { westBengal } from './layouts/west-bengal.ts'

/** Bills of four more layouts, drawn once the rules were written: two of each. */
export const KEPT_BILLS: readonly DrawnBill[] = [
	drawn('Gandhinagar, a credit', gujarat, {
		company: 'UGVCL',
		pin: '382721',
		load: 3,
		phase: 'single',
		units: 418,
		months: 2,
		amount: 2981.2,
	}),
	drawn('Gandhinagar, three phases', gujarat, {
		company: 'UGVCL',
		pin: '382016',
		load: 8,
		phase: 'three',
		units: 910,
		months: 2,
		amount: 7016.45,
	}),
	drawn('Thiruvananthapuram, in watts', kerala, {
		company: 'KSEB',
		pin: '695003',
		load: 3.42,
		phase: 'single',
		units: 396,
		months: 2,
		amount: 2568,
	}),
	drawn('Thiruvananthapuram, three phases', kerala, {
		company: 'KSEB',
		pin: '695011',
		load: 9.86,
		phase: 'three',
		units: 812,
		months: 2,
		amount: 7443,
	}),
	drawn('Kolkata, a quarter', westBengal, {
		company: 'WBSEDCL',
		pin: '700091',
		load: 2.4,
		phase: 'single',
		units: 459,
		months: 3,
		amount: 3366.9,
	}),
	drawn('Kolkata, three phases', westBengal, {
		company: 'WBSEDCL',
		pin: '700106',
		load: 7.5,
		phase: 'three',
		units: 1242,
		months: 3,
		amount: 10980.3,
	}),
	drawn('Jaipur, earlier dues', rajasthan, {
		company: 'JVVNL',
		pin: '302021',
		load: 5,
		phase: 'single',
		units: 344,
		months: 1,
		amount: 3011.6,
	}),
	drawn('Jaipur, with net metering', netMetered, {
		company: 'JVVNL',
		pin: '302021',
		load: 7.5,
		phase: 'three',
		units: 412,
		months: 2,
		amount: 3475.8,
	}),
]
