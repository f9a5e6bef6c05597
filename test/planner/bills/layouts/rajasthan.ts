import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Rajasthan: English and Hindi in one head, with export where there is a roof already. */
export const rajasthan: Layout = ({ company, pin, load, phase, units, months, amount }) =>
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

/** Likewise, with a meter that counts both ways. */
export const netMetered: Layout = (truth) =>
	rajasthan(truth).put(
		470,
		13,
		[40, 'Net Meter'],
		[200, 'Import Units 640'],
		[400, 'Export Units 228'],
	)
