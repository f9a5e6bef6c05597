import { type DrawnBill, money, Sheet, type Truth } from './drawn-bill.ts'

type Layout = (truth: Truth) => Sheet

/** Gujarat: boxes of heads, the parts of the bill as a table beside them. */
const gujarat: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(58, 20, [40, 'UTTAR GUJARAT VIJ COMPANY LIMITED', 'bold'])
		.put(80, 12, [40, 'Regd. Office: Visnagar Road, Mehsana 384001'])
		.put(116, 13, [40, 'Consumer No'], [190, '80512345678'], [460, 'Bill Dt'], [620, '12/06/2026'])
		.put(138, 13, [40, 'Name'], [190, 'JIGNESHBHAI M PATEL'], [460, 'Pay By'], [620, '26/06/2026'])
		.put(
			160,
			13,
			[40, 'Address'],
			[190, '14 UMIYA SOCIETY, KALOL'],
			[460, 'Bill Period'],
			[620, '2 Months'],
		)
		.put(182, 13, [190, `GANDHINAGAR ${pin}`], [460, 'Tariff'], [620, 'RGP(Urban)'])
		.rule(196)
		.put(
			222,
			13,
			[40, 'Contract Load'],
			[190, `${load.toFixed(2)} KW`],
			[460, 'Phase'],
			[620, phase === 'single' ? '1 PH' : '3 PH'],
		)
		.put(
			244,
			13,
			[40, 'Pres. Reading'],
			[190, '14880.00'],
			[460, 'Prev. Reading'],
			[620, `${14880 - units}.00`],
		)
		.put(
			266,
			13,
			[40, 'Pres. Rdg. Date'],
			[190, '10/06/2026'],
			[460, 'Prev. Rdg. Date'],
			[620, '09/04/2026'],
		)
		.put(
			288,
			13,
			[40, 'Net Consumption'],
			[190, String(units)],
			[460, 'Avg. Consumption'],
			[620, '402'],
		)
		.rule(302)
		.put(328, 13, [40, 'Fixed Charges'], [300, '90.00'])
		.put(350, 13, [40, 'Energy Charges'], [300, money(amount * 0.55)])
		.put(372, 13, [40, 'FPPPA Charges @ 2.45'], [300, money(units * 2.45)])
		.put(394, 13, [40, 'Electricity Duty @ 15%'], [300, money(amount * 0.13)])
		.put(416, 13, [40, 'Bill Amount'], [300, money(amount)])
		.put(438, 13, [40, 'Previous Outstanding'], [300, '-12.40'])
		.put(464, 16, [40, 'Total Payable Amount', 'bold'], [300, money(amount - 12.4), 'bold'])

/** Kerala: a demand notice of two columns of small rows. */
const kerala: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(58, 18, [160, 'KERALA STATE ELECTRICITY BOARD LIMITED', 'bold'])
		.put(80, 12, [260, 'Demand cum Disconnection Notice'])
		.put(112, 13, [40, 'Section: Pattom'], [430, 'Bill#: 4567260612345'])
		.put(134, 13, [40, 'Consumer#: 1145678012345'], [430, 'Bill Date: 11-06-2026'])
		.put(156, 13, [40, 'ABDUL RAHMAN K'], [430, 'Due Date: 21-06-2026'])
		.put(178, 13, [40, 'THEKKEVILA HOUSE, KOWDIAR'], [430, 'Disconn Dt: 06-07-2026'])
		.put(200, 13, [40, `THIRUVANANTHAPURAM PIN: ${pin}`], [430, 'Deposit: 2,750.00'])
		.rule(214)
		.put(
			240,
			13,
			[40, `Tariff: LT-1A`],
			[230, `Phase: ${phase === 'single' ? '1' : '3'}`],
			[430, `Connected Load: ${load * 1000} W`],
		)
		.put(262, 13, [40, 'Bill Period: 10-04-2026 to 11-06-2026'], [430, 'Cycle: Bi-Monthly'])
		.put(294, 12, [40, 'Reading'], [160, 'Curr'], [260, 'Prev'], [360, 'Cons'], [460, 'Avg'])
		.put(
			316,
			13,
			[40, 'KWH/A/I'],
			[160, '7804'],
			[260, String(7804 - units)],
			[360, String(units)],
			[460, '388'],
		)
		.rule(330)
		.put(356, 13, [40, 'Fixed Charge'], [300, '170.00'])
		.put(378, 13, [40, 'Energy Charge'], [300, money(amount * 0.78)])
		.put(400, 13, [40, 'Duty'], [300, money(amount * 0.078)])
		.put(422, 13, [40, 'Fuel Surcharge'], [300, money(units * 0.1)])
		.put(444, 13, [40, 'Subsidy(EC)'], [300, '-148.00'])
		.put(470, 15, [40, 'Total Payable', 'bold'], [300, `Rs. ${money(amount, 0)}`, 'bold'])
		.put(492, 12, [40, 'Last payment: Rs. 3,102 on 18-04-2026'])

/** West Bengal: three months, and an amount for each way of paying. */
const westBengal: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(58, 17, [60, 'West Bengal State Electricity Distribution Company Limited', 'bold'])
		.put(
			82,
			12,
			[60, 'Electricity Bill for the quarter'],
			[430, 'Period of Bill: 03/2026 - 05/2026'],
		)
		.put(112, 13, [60, 'Consumer Id : 101234567'], [430, 'Installation No : 2001234567'])
		.put(134, 13, [60, 'SUBRATA CHATTOPADHYAY'], [430, `Contractual Load : ${load} KVA`])
		.put(
			156,
			13,
			[60, `SALT LAKE, KOLKATA-${pin}`],
			[430, `Meter Phase : ${phase === 'single' ? 'Single' : 'Three'}`],
		)
		.rule(170)
		.put(
			196,
			12,
			[60, 'Meter Reading Date'],
			[260, 'Previous Reading'],
			[420, 'Present Reading'],
			[580, 'Units Consumed'],
		)
		.put(
			218,
			13,
			[60, '04/06/2026'],
			[260, String(51200 - units)],
			[420, '51200'],
			[580, String(units)],
		)
		.rule(232)
		.put(
			258,
			12,
			[60, 'Month'],
			[200, 'Units'],
			[320, 'Amount'],
			[440, 'Rebate'],
			[560, 'Payable Amount'],
			[700, 'Due Date'],
		)
		.put(
			280,
			13,
			[60, '1st'],
			[200, String(Math.round(units / 3))],
			[320, money(amount / 3)],
			[440, '8.00'],
			[560, money(amount / 3 - 8)],
			[700, '19/06/26'],
		)
		.put(
			302,
			13,
			[60, '2nd'],
			[200, String(Math.round(units / 3))],
			[320, money(amount / 3)],
			[440, '8.00'],
			[560, money(amount / 3 - 8)],
			[700, '19/07/26'],
		)
		.put(
			324,
			13,
			[60, '3rd'],
			[200, String(Math.round(units / 3))],
			[320, money(amount / 3)],
			[440, '8.00'],
			[560, money(amount / 3 - 8)],
			[700, '19/08/26'],
		)
		.rule(338)
		.put(366, 13, [60, 'Gross Amount for the quarter'], [430, money(amount)])
		.put(390, 13, [60, 'Outstanding'], [430, '0.00'])

/** Rajasthan: English and Hindi in one head, with export where there is a roof already. */
const rajasthan: Layout = ({ company, pin, load, phase, units, months, amount }) =>
	new Sheet()
		.put(58, 20, [120, 'जयपुर विद्युत वितरण निगम लिमिटेड', 'bold'])
		.put(82, 13, [120, `Jaipur Vidyut Vitran Nigam Ltd. (${company})`])
		.put(
			116,
			14,
			[40, 'के. संख्या / K No. : 210123456789'],
			[460, 'बिल दिनांक / Bill Date : 07-06-2026'],
		)
		.put(
			140,
			14,
			[40, 'नाम / Name : MAHENDRA SINGH RATHORE'],
			[460, 'देय तिथि / Due Date : 21-06-2026'],
		)
		.put(164, 14, [40, `पता / Address : VAISHALI NAGAR JAIPUR 0141 ${pin}`])
		.rule(178)
		.put(
			204,
			14,
			[40, 'स्वीकृत भार / Sanctioned Load'],
			[330, `${load.toFixed(2)} kW`],
			[460, 'फेज / Phase'],
			[640, phase === 'single' ? 'Single' : 'Three'],
		)
		.put(
			228,
			14,
			[40, 'बिल माह / Bill Month'],
			[330, 'JUN-2026'],
			[460, 'दिन / Days'],
			[640, months === 2 ? '61' : '31'],
		)
		.put(
			252,
			14,
			[40, 'वर्तमान पठन / Present Reading'],
			[330, '8890'],
			[460, 'पूर्व पठन / Previous Reading'],
			[680, String(8890 - units)],
		)
		.put(
			276,
			14,
			[40, 'उपभोग यूनिट / Units Consumed'],
			[330, String(units)],
			[460, 'औसत खपत / Average'],
			[680, '300'],
		)
		.rule(292)
		.put(318, 14, [40, 'विद्युत खर्च / Energy Charges'], [330, money(amount * 0.77)])
		.put(342, 14, [40, 'स्थायी शुल्क / Fixed Charges'], [330, '275.00'])
		.put(366, 14, [40, 'विद्युत शुल्क / Electricity Duty'], [330, money(units * 0.4)])
		.put(390, 14, [40, 'गत बकाया / Previous Dues'], [330, '860.00'])
		.put(
			416,
			16,
			[40, 'देय राशि / Net Payable', 'bold'],
			[330, `Rs. ${money(amount + 860)}`, 'bold'],
		)
		.put(440, 14, [40, 'देय तिथि के बाद / After Due Date'], [330, `Rs. ${money(amount + 860 + 62)}`])

const netMetered: Layout = (truth) =>
	rajasthan(truth).put(
		470,
		13,
		[40, 'Net Meter'],
		[200, 'Import Units 640'],
		[400, 'Export Units 228'],
	)

const drawn = (name: string, layout: Layout, truth: Truth): DrawnBill => {
	const { texts, rules } = layout(truth)
	return { name, truth, texts, rules }
}

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
