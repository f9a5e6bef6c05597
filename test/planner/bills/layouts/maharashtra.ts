import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Maharashtra: heads above a table of readings, the amount in a box at the right. */
export const maharashtra: Layout = ({ pin, load, phase, units, amount }) =>
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
