import { type DrawnBill, money, Sheet, type Truth } from './drawn-bill.ts'

type Layout = (truth: Truth) => Sheet

/** Maharashtra: heads above a table of readings, the amount in a box at the right. */
const maharashtra: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 20, [40, 'Maharashtra State Electricity Distribution Co. Ltd.', 'bold'])
		.put(84, 12, [40, 'BILL OF SUPPLY FOR THE MONTH OF JUN-2026'], [560, 'GSTIN 27AAECM2933K1ZB'])
		.put(120, 13, [40, 'Consumer No.: 170011234567'], [470, 'BILL DATE'], [650, '05-JUN-26'])
		.put(142, 13, [40, 'SMT. ANITA RAMCHANDRA KULKARNI'], [470, 'DUE DATE'], [650, '25-JUN-26'])
		.put(
			164,
			13,
			[40, 'FLAT 12 SHANTI CHS, PAUD ROAD'],
			[470, 'IF PAID AFTER 25-JUN-26'],
			[650, money(amount + 20)],
		)
		.put(186, 13, [40, `PUNE - ${pin}`], [470, 'BILL AMOUNT RS.'], [650, money(amount), 'bold'])
		.rule(205)
		.put(
			230,
			12,
			[40, 'Tariff / Category'],
			[200, `90/LT I Res ${phase === 'single' ? '1' : '3'}-Phase`],
			[470, 'Meter No.'],
			[650, '05812345678'],
		)
		.put(
			252,
			12,
			[40, 'Sanctioned Load (KW)'],
			[200, load.toFixed(2)],
			[470, 'Billing Period'],
			[600, '04-MAY-26 to 04-JUN-26'],
		)
		.put(
			274,
			12,
			[40, 'Security Deposit Held'],
			[200, '3,400.00'],
			[470, 'Last Amount Paid'],
			[650, '2,310.00'],
		)
		.rule(290)
		.put(
			312,
			12,
			[40, 'Current Reading'],
			[180, 'Previous Reading'],
			[330, 'Multiplying Factor'],
			[490, 'Unit'],
			[570, 'Adj. Unit'],
			[680, 'Total Units'],
		)
		.put(
			336,
			12,
			[40, '18432'],
			[180, String(18432 - units)],
			[330, '1'],
			[490, String(units)],
			[570, '0'],
			[680, String(units)],
		)
		.rule(350)
		.put(380, 12, [40, 'Fixed Charges'], [300, '130.00'])
		.put(402, 12, [40, 'Energy Charges'], [300, money(amount * 0.6)])
		.put(424, 12, [40, 'Wheeling Charge @ 1.17 Rs/U'], [300, money(units * 1.17)])
		.put(446, 12, [40, 'Electricity Duty 16 %'], [300, money(amount * 0.12)])
		.put(468, 12, [40, 'Current Bill Amount'], [300, money(amount), 'bold'])
		.put(490, 12, [40, 'Net Arrears / Credit'], [300, '0.00'])
		.put(512, 12, [40, 'Total Bill Amount (Rounded)'], [300, money(Math.round(amount / 10) * 10)])

/** Karnataka: a slip of a hand-held printer, a head and its value in each row. */
const karnataka: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 18, [200, 'BESCOM', 'bold'])
		.put(84, 14, [120, 'Bangalore Electricity Supply Company Ltd'])
		.put(108, 14, [120, 'Electricity Bill'])
		.put(140, 14, [100, 'RR Number'], [330, ': E8EH12345'])
		.put(164, 14, [100, 'Account ID'], [330, ': 1234567890'])
		.put(188, 14, [100, 'Name: LAKSHMI NARAYANA MURTHY'])
		.put(212, 14, [100, `4TH CROSS, JAYANAGAR, BENGALURU ${pin}`])
		.put(244, 14, [100, 'Tariff'], [330, ': LT2a'])
		.put(268, 14, [100, 'Sanctioned Load'], [330, `: ${load} KW`])
		.put(292, 14, [100, 'Phase'], [330, phase === 'single' ? ': Single Phase' : ': Three Phase'])
		.put(316, 14, [100, 'Billing Period'], [330, ': 01/05/2026 - 31/05/2026'])
		.put(340, 14, [100, 'Reading Date'], [330, ': 31/05/2026'])
		.put(364, 14, [100, 'Present Reading'], [330, ': 9120'])
		.put(388, 14, [100, 'Previous Reading'], [330, `: ${9120 - units}`])
		.put(412, 14, [100, 'Constant'], [330, ': 1'])
		.put(436, 14, [100, 'Consumption'], [330, `: ${units}`])
		.put(460, 14, [100, 'Average'], [330, ': 212'])
		.put(492, 14, [100, 'Fixed Charges'], [330, ': 360.00'])
		.put(516, 14, [100, 'Energy Charges'], [330, `: ${money(amount * 0.8)}`])
		.put(540, 14, [100, 'Tax'], [330, ': 9 %'])
		.put(564, 14, [100, 'Arrears'], [330, ': 0.00'])
		.put(588, 14, [100, 'Bill Amount'], [330, `: ${money(amount)}`])
		.put(620, 18, [100, 'Net Amt Due', 'bold'], [330, `: ${money(Math.round(amount))}`, 'bold'])
		.put(648, 14, [100, 'Due Date'], [330, ': 16/06/2026'])

/** Uttar Pradesh: heads in Hindi. */
const uttarPradesh: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 22, [150, 'पश्चिमांचल विद्युत वितरण निगम लिमिटेड', 'bold'])
		.put(90, 16, [300, 'विद्युत बिल'])
		.put(130, 16, [50, 'उपभोक्ता संख्या : 751234567890'], [450, 'बिल दिनांक : 08-06-2026'])
		.put(158, 16, [50, 'नाम : RAJESH KUMAR SHARMA'], [450, 'देय तिथि : 22-06-2026'])
		.put(186, 16, [50, `पता : 221 SHASTRI NAGAR MEERUT ${pin}`])
		.rule(204)
		.put(
			234,
			16,
			[50, 'स्वीकृत भार'],
			[230, `${load} KW`],
			[450, 'फेज'],
			[620, phase === 'single' ? '1' : '3'],
		)
		.put(262, 16, [50, 'बिल अवधि'], [230, '05-05-2026 - 04-06-2026'])
		.put(
			290,
			16,
			[50, 'वर्तमान रीडिंग'],
			[230, '6745'],
			[450, 'पिछली रीडिंग'],
			[620, String(6745 - units)],
		)
		.put(318, 16, [50, 'कुल खपत'], [230, `${units}`], [450, 'गुणक'], [620, '1'])
		.rule(336)
		.put(366, 16, [50, 'ऊर्जा शुल्क'], [230, money(amount * 0.82)])
		.put(394, 16, [50, 'स्थिर शुल्क'], [230, money(amount * 0.12)])
		.put(422, 16, [50, 'वर्तमान बिल'], [230, money(amount)])
		.put(450, 16, [50, 'बकाया राशि'], [230, '0.00'])
		.put(484, 20, [50, 'कुल देय राशि', 'bold'], [230, money(Math.round(amount), 0), 'bold'])

/** Delhi: heads above their values, in columns. */
const delhi: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 22, [40, 'BSES Rajdhani Power Limited', 'bold'], [560, 'Electricity Bill'])
		.put(100, 13, [40, 'VIKRAM SINGH AHLUWALIA'], [430, 'CA No.'], [560, '101234567'])
		.put(122, 13, [40, 'B-14 2ND FLOOR LAJPAT NAGAR'], [430, 'Bill No.'], [560, '10023456789'])
		.put(144, 13, [40, `NEW DELHI ${pin}`], [430, 'Mobile No.'], [560, '98XXXXXX10'])
		.rule(160)
		.put(
			190,
			12,
			[40, 'Sanctioned Load (KW)'],
			[210, 'Supply Type'],
			[350, 'Bill Month'],
			[480, 'Billing Days'],
			[610, 'Due Date'],
		)
		.put(
			212,
			14,
			[40, load.toFixed(2)],
			[210, phase === 'single' ? 'Single Phase' : 'Three Phase'],
			[350, 'Jun-26'],
			[480, '31'],
			[610, '24-06-2026'],
		)
		.rule(226)
		.put(
			256,
			12,
			[40, 'Units Consumed'],
			[210, 'Current Demand'],
			[350, 'Arrears'],
			[480, 'Subsidy'],
			[610, 'Net Amount Payable'],
		)
		.put(
			278,
			15,
			[40, String(units)],
			[210, money(amount)],
			[350, '0.00'],
			[480, '0.00'],
			[610, `₹ ${money(Math.round(amount))}`, 'bold'],
		)
		.rule(296)
		.put(
			330,
			12,
			[40, 'Meter No.'],
			[180, 'Current Reading'],
			[330, 'Previous Reading'],
			[480, 'MF'],
			[560, 'MDI'],
		)
		.put(
			352,
			12,
			[40, '25698741'],
			[180, '30500'],
			[330, String(30500 - units)],
			[480, '1'],
			[560, '3.2'],
		)
		.put(400, 12, [40, 'Fixed Charges'], [300, '140.00'])
		.put(422, 12, [40, 'Energy Charges'], [300, money(amount * 0.7)])
		.put(444, 12, [40, 'PPAC @ 18.19 %'], [300, money(amount * 0.12)])
		.put(466, 12, [40, 'Amount payable after due date'], [300, money(amount * 1.015)])

/** Tamil Nadu: two months, long rows with dots. */
const tamilNadu: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 16, [120, 'Tamil Nadu Power Distribution Corporation Limited (TNPDCL)', 'bold'])
		.put(86, 13, [300, 'LT Electricity Bill'])
		.put(124, 14, [60, 'Service No'], [300, '09-123-456-789'])
		.put(150, 14, [60, 'Name and Address'], [300, `S. MEENAKSHI, 8 GANDHI ST, CHENNAI - ${pin}`])
		.put(176, 14, [60, 'Tariff / Phase'], [300, `LM1A / ${phase === 'single' ? '1' : '3'} Phase`])
		.put(202, 14, [60, 'Sanctioned Load'], [300, `${load.toFixed(2)} kW`])
		.put(228, 14, [60, 'Billing Cycle'], [300, 'Bi-Monthly'])
		.put(254, 14, [60, 'Previous Reading Date'], [300, '10/04/2026'])
		.put(280, 14, [60, 'Present Reading Date'], [300, '10/06/2026'])
		.put(306, 14, [60, 'Previous Reading'], [300, String(22140 - units)])
		.put(332, 14, [60, 'Present Reading'], [300, '22140'])
		.put(358, 14, [60, 'Units Consumed'], [300, `${units} Units`])
		.put(384, 14, [60, 'Current Consumption Charges'], [300, `Rs. ${money(amount + 235)}`])
		.put(410, 14, [60, 'Subsidy'], [300, 'Rs. 235.00'])
		.put(436, 14, [60, 'Net Payable Amount', 'bold'], [300, `Rs. ${money(amount)}`, 'bold'])
		.put(462, 14, [60, 'Due Date'], [300, '30/06/2026'])
		.put(488, 14, [60, 'Security Deposit'], [300, 'Rs. 4,800.00'])

/** Haryana: what is carried over, and what is due after the day. */
const haryana: Layout = ({ pin, load, phase, units, months, amount }) =>
	new Sheet()
		.put(60, 20, [60, 'Dakshin Haryana Bijli Vitran Nigam (DHBVN)', 'bold'])
		.put(90, 13, [60, 'Account No: 4012345678'], [430, 'Bill No: 401234567890'])
		.put(114, 13, [60, 'HARPREET KAUR'], [430, 'Issue Date: 09-Jun-2026'])
		.put(138, 13, [60, `HOUSE 55 SECTOR 14 GURUGRAM PIN ${pin}`], [430, 'Due Date: 24-Jun-2026'])
		.rule(156)
		.put(
			184,
			13,
			[60, `Sanctioned Load: ${load} KW`],
			[430, `Supply Type: ${phase === 'single' ? 'Single' : 'Three'} Phase`],
		)
		.put(
			208,
			13,
			[60, `No. of Days: ${months === 2 ? 61 : 30}`],
			[430, `Bill Period: ${months === 2 ? '08-Apr-2026' : '09-May-2026'} to 08-Jun-2026`],
		)
		.put(232, 13, [60, `Units Billed: ${units}`], [430, 'Avg. Units per Day: 9.1'])
		.rule(250)
		.put(280, 13, [60, 'Energy Charges'], [300, money(amount * 0.85)])
		.put(304, 13, [60, 'Fixed Charges'], [300, money(amount * 0.08)])
		.put(328, 13, [60, 'Electricity Duty'], [300, money(units * 0.1)])
		.put(352, 13, [60, 'Current Month Bill'], [300, money(amount)])
		.put(376, 13, [60, 'Previous Arrears'], [300, '1,250.00'])
		.put(
			400,
			13,
			[60, 'Net Payable Amount on or before due date'],
			[430, `Rs. ${money(amount + 1250)}`, 'bold'],
		)
		.put(
			424,
			13,
			[60, 'Net Payable Amount after due date'],
			[430, `Rs. ${money((amount + 1250) * 1.015)}`],
		)

const drawn = (name: string, layout: Layout, truth: Truth): DrawnBill => {
	const { texts, rules } = layout(truth)
	return { name, truth, texts, rules }
}

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
