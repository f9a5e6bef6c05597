import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** West Bengal: three months, and an amount for each way of paying. */
export const westBengal: Layout = ({ pin, load, phase, units, amount }) =>
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
