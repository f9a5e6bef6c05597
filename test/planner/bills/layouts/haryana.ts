import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Haryana: the amount carried over, and that due after the day. */
export const haryana: Layout = ({ pin, load, phase, units, months, amount }) =>
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
