import { describe, expect, it } from 'vitest'
import { type BillReading, readBill } from './read-bill.ts'
import { wordsOfText } from './words.ts'

type Figures = Partial<Record<'load' | 'units' | 'months' | 'amount', string>>

/** Each figure, with a question mark where it is to be checked; nothing where it was not found. */
const figuresOf = (reading: BillReading): Figures =>
	Object.fromEntries(
		(['load', 'units', 'months', 'amount'] as const).flatMap((name) => {
			const found = reading[name]
			return found ? [[name, `${found.value}${found.isSure ? '' : '?'}`]] : []
		}),
	)

/** Bills as the companies print them; without the name of the company the general heads alone are left. */
const BILLS: [name: string, company: string, lines: string[], own: Figures, general: Figures][] = [
	[
		'Uttar Pradesh',
		'Paschimanchal Vidyut Vitran Nigam Ltd',
		['Account No. 1234567890', 'Sanction Load : 4 KW', 'Net Billed Unit : 305'],
		{ load: '4', units: '305' },
		{ units: '305' },
	],
	[
		'Uttar Pradesh, in Hindi',
		'मध्यांचल विद्युत वितरण निगम लिमिटेड',
		['अकाउंट सं. 1234567890', 'स्वीकृत भार : 4 KW', 'नेट बिल्ड यूनिट : 305'],
		{ load: '4', units: '305' },
		{ load: '4', units: '305?' },
	],
	[
		'Maharashtra, with units adjusted',
		'Maharashtra State Electricity Distribution Co. Ltd.',
		[
			'Billing Unit: 4841 Sanct. Load: .5 KW',
			'Current Reading\tPrevious Reading\tMF\tUnit\tAdj. Unit\tTotal',
			'12489\t12401\t01\t88\t12\t100',
		],
		{ load: '0.5?', units: '100?', months: '1?' },
		{ load: '0.5?' },
	],
	[
		'Maharashtra, in Marathi',
		'महावितरण',
		[
			'बिलींग युनिट: 0311',
			'मंजुर भार: 3.80 KW',
			'चालु रिडिंग दिनांक: 02-JUN-26',
			'मागील रिडिंग दिनांक: 02-MAY-26',
			'चालु रिडिंग\tमागील रिडिंग\tगुणक अवयव\tयुनिट\tसमा. युनिट\tएकूण',
			'12489\t12201\t01\t288\t0\t288',
			'देयक रक्कम रु: 2660.00',
		],
		{ load: '3.8', units: '288', months: '1', amount: '2660' },
		{ units: '311?', amount: '2660' },
	],
	[
		'Tamil Nadu',
		'TAMILNADU GENERATION AND DISTRIBUTION CORPORATION LIMITED',
		['Tariff Applied LA1A Sanctioned Load 1.0 KW', 'MF\tConsumption\tMax Dmd', '1\t416.0\t1.00'],
		{ load: '1', units: '416', months: '2?' },
		{ load: '1' },
	],
	[
		'West Bengal, where it may be a month of three',
		'West Bengal State Electricity Distribution Company Limited',
		[
			'Arrears 0.00',
			'Amount due within due dates(Rs.) 1310.00',
			'Amt Due After Due Dt(Rs.) 1330.00',
		],
		{ months: '3?', amount: '1310?' },
		{},
	],
	[
		'Karnataka',
		'BESCOM',
		['Sanctioned Load 3 kW', 'Electricity Consumption (in Units) 248'],
		{ load: '3', units: '248', months: '1?' },
		{ load: '3', units: '248?' },
	],
	[
		'Madhya Pradesh',
		'M.P. Paschim Kshetra Vidyut Vitaran Company Ltd',
		['Load Sanctioned : 3 KW', 'Units consumed 190'],
		{ load: '3', units: '190' },
		{ units: '190' },
	],
	[
		'Gujarat, where readings contradict',
		'Uttar Gujarat Vij Company Ltd',
		['Present | 14880', 'Past | 14260', 'Billed Units 900', 'Tot Rs. 4410.00'],
		{ units: '900?', amount: '4410?' },
		{ units: '900' },
	],
	[
		'Rajasthan, in Hindi',
		'जयपुर विद्युत वितरण निगम लिमिटेड',
		['कनेक्टेड लोड : 5.00 (KW)', 'नियत भुगतान तिथि : 20-06-2026'],
		{ load: '5' },
		{},
	],
	[
		'Andhra Pradesh',
		'APSPDCL',
		['Load : 5', 'Units : 1204', 'BILL AMOUNT : 11857', 'TOTAL AMOUNT : 12857'],
		{ load: '5?', units: '1204', amount: '11857?' },
		{ units: '1204?', amount: '11857' },
	],
	[
		'Telangana',
		'TGSPDCL',
		['USC No 101234567', 'Contracted Load: 5 KW', 'UNITS: 212'],
		{ load: '5', units: '212', months: '1?' },
		{ load: '5', units: '212?' },
	],
	[
		'Punjab',
		'PUNJAB STATE POWER CORPORATION LIMITED',
		[
			'Load\tContract Demand\tTariff Type',
			'9.98\t0.00\tDS-GEN',
			'Date of New Reading\tDate of Old Reading\tBill Period',
			'01-MAR-2026\t02-FEB-2026\t27',
			'Bill Amount Rs.990/-',
		],
		{ load: '9.98?', months: '1', amount: '990?' },
		{ amount: '990' },
	],
	[
		'Delhi',
		'BSES Rajdhani Power Ltd.',
		['Sanctioned Load : 3.00 (kW)', 'Current Period Charges ( 25-06-2026 to 24-07-2026 )'],
		{ load: '3', months: '1' },
		{ load: '3' },
	],
]

describe('the words of a company', () => {
	it.each(BILLS)('%s', (_, company, lines, own, general) => {
		expect(figuresOf(readBill(wordsOfText([company, ...lines].join('\n'))))).toEqual(own)
		expect(figuresOf(readBill(wordsOfText(lines.join('\n'))))).toEqual(general)
	})

	it('a row of use in Kerala is no net metering', () => {
		const row = 'Kerala State Electricity Board\nKWH Cumulative Import 7804 7416 1 388'
		expect(readBill(wordsOfText(row)).netMetering).toBeNull()
		expect(readBill(wordsOfText(`${row}\nKWH Cumulative Export 120`)).netMetering).not.toBeNull()
	})

	it('do not count for another company of the State', () => {
		const reading = readBill(wordsOfText('Noida Power Company\nSanction Load : 4 KW'))
		expect([reading.company?.value.state, reading.load]).toEqual(['Uttar Pradesh', null])
	})
})
