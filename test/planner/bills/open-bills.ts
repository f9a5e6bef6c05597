import { type DrawnBill, drawn } from './drawn-bill.ts'
import { delhi } from './layouts/delhi.ts'
import { haryana } from './layouts/haryana.ts'
import { karnataka } from './layouts/karnataka.ts'
import { maharashtra } from './layouts/maharashtra.ts'
import { tamilNadu } from './layouts/tamil-nadu.ts'
import { uttarPradesh } from './layouts/uttar-pradesh.ts'

/** The bills that the rules were written with: two of each of six layouts. */
export const OPEN_BILLS: readonly DrawnBill[] = [
	drawn('Pune, 212 units', maharashtra, {
		company: 'MSEDCL',
		pin: '411038',
		load: 5,
		phase: 'single',
		units: 212,
		months: 1,
		amount: 1946.34,
	}),
	drawn('Nashik, three phases', maharashtra, {
		company: 'MSEDCL',
		pin: '422009',
		load: 12.5,
		phase: 'three',
		units: 846,
		months: 1,
		amount: 10473.1,
	}),
	drawn('Bengaluru, 3 kW', karnataka, {
		company: 'BESCOM',
		pin: '560041',
		load: 3,
		phase: 'single',
		units: 248,
		months: 1,
		amount: 2094.64,
	}),
	drawn('Bengaluru, three phases', karnataka, {
		company: 'BESCOM',
		pin: '560011',
		load: 7,
		phase: 'three',
		units: 512,
		months: 1,
		amount: 4411.2,
	}),
	drawn('Meerut, in Hindi', uttarPradesh, {
		company: 'PVVNL',
		pin: '250002',
		load: 4,
		phase: 'single',
		units: 305,
		months: 1,
		amount: 2318.4,
	}),
	drawn('Meerut, in Hindi, three phases', uttarPradesh, {
		company: 'PVVNL',
		pin: '250004',
		load: 8,
		phase: 'three',
		units: 671,
		months: 1,
		amount: 5120.75,
	}),
	drawn('Delhi, 431 units', delhi, {
		company: 'BRPL (BSES Rajdhani)',
		pin: '110024',
		load: 4,
		phase: 'single',
		units: 431,
		months: 1,
		amount: 3012.28,
	}),
	drawn('Delhi, three phases', delhi, {
		company: 'BRPL (BSES Rajdhani)',
		pin: '110024',
		load: 11,
		phase: 'three',
		units: 988,
		months: 1,
		amount: 8744.5,
	}),
	drawn('Chennai, two months', tamilNadu, {
		company: 'TNPDCL',
		pin: '600028',
		load: 4,
		phase: 'single',
		units: 620,
		months: 2,
		amount: 3340,
	}),
	drawn('Coimbatore, three phases', tamilNadu, {
		company: 'TNPDCL',
		pin: '641012',
		load: 6,
		phase: 'three',
		units: 1180,
		months: 2,
		amount: 9085,
	}),
	drawn('Gurugram, with arrears', haryana, {
		company: 'DHBVN',
		pin: '122001',
		load: 5,
		phase: 'single',
		units: 555,
		months: 2,
		amount: 3610.6,
	}),
	drawn('Gurugram, one month', haryana, {
		company: 'DHBVN',
		pin: '122002',
		load: 10,
		phase: 'three',
		units: 720,
		months: 1,
		amount: 5215.9,
	}),
]
