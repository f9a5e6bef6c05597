/** Whole statements as banks hand them out, with people and figures made up, for tests. */
interface SampleStatement {
	text: string
	/** How many rows are credits, debits, unread and text around the table. */
	rows: { credits: number; debits: number; unread: number; notes: number }
	references: (string | null)[]
}

/** Heads and narrations are of public descriptions, which decision 0136 names. @param one @param other the orders that two of the credits name */
export const sampleStatements = (one: string, other: string): Record<string, SampleStatement> => ({
	// `BY TRANSFER-UPI/CR/<RRN>/<name, 8 letters>/<bank>/<id, 10 letters>/<note>--`, a clearing account beside it.
	'SBI, text with tabs under the name .xls': {
		text: [
			'Account Name        :\tMs. SOLAR SHOP',
			'Account Number      :\t_00000030123456789',
			'Start Date          :\t21 Nov 2026',
			'',
			'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tBranch Code\tDebit\tCredit\tBalance',
			`21 Nov 2026\t21 Nov 2026\tBY TRANSFER-UPI/CR/632512345678/ASHA DES/HDFC/asha.deshp/${one}--\tTRANSFER FROM 4897737162096\t99922\t \t60,000.00\t4,60,000.00`,
			`21 Nov 2026\t21 Nov 2026\tBY TRANSFER-UPI/CR/632599999999/RAVI KUM/ICIC/ravi.kumar/${other}--\tTRANSFER FROM 4897737162096\t99922\t \t81,900.00\t5,41,900.00`,
			'22 Nov 2026\t22 Nov 2026\tBY TRANSFER-NEFT*HDFC0000001*N326262062454075*MERIDIAN TECHNOLO--\tTRANSFER FROM 3199677044304\t4430\t \t10,000.00\t5,51,900.00',
			'23 Nov 2026\t23 Nov 2026\tTO TRANSFER-UPI/DR/632611112222/Electric/YESB/bill.power/Bill--\tTRANSFER TO 4897692162095\t99922\t1,900.00\t \t5,50,000.00',
			'** This is a computer generated statement and does not require a signature',
		].join('\n'),
		rows: { credits: 3, debits: 1, unread: 0, notes: 6 },
		references: ['632512345678', '632599999999', 'N326262062454075'],
	},
	// `Download as delimited` of HDFC: padded cells, 0.00 in the column that is not used, zeros before the reference.
	'HDFC, delimited': {
		text: [
			'',
			'  Date     ,Narration                                                      ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance',
			' 20/11/26  ,ACH D- OFFICE RENT-73KQFQ6W1FS9E                               ,20/11/26 ,     2000.00     ,          0.00     ,0000003717021274       ,   358100.00  ',
			` 21/11/26  ,UPI-ASHA TRADERS-9876543210@okexample-HDFC0000999-632512345678-${one} ,21/11/26 ,        0.00     ,    141900.00     ,0000632512345678       ,   500000.00  `,
			` 22/11/26  ,NEFT CR-SBIN0007631-RAVI KUMAR-${other}-SBINN52026112211431836,22/11/26 ,        0.00     ,     40000.00     ,SBINN52026112211431836 ,   540000.00  `,
			' 23/11/26  ,IMPS-632712345678-MEENA RAO-HDFC-XXXXXXX1234-ADVANCE           ,23/11/26 ,        0.00     ,      5000.00     ,0000632712345678       ,   545000.00  ',
		].join('\r\n'),
		rows: { credits: 3, debits: 1, unread: 0, notes: 2 },
		references: ['632512345678', 'SBINN52026112211431836', '632712345678'],
	},
	// The workbook of ICICI's personal net banking, saved as CSV.
	'ICICI, personal': {
		text: [
			'DETAILED STATEMENT,,,,,,,',
			',Transactions List - SOLAR SHOP (INR) - 001234567890,,,,,,',
			'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
			`1,21/11/2026,21/11/2026,-,UPI/632512345678/${one}/asha.d@okhdfc/HDFC BANK LTD/ICI7de43fa40188479e,0,141900,541900`,
			`2,22/11/2026,22/11/2026,-,MMT/IMPS/632612345678/${other}/RAVI KUMAR/HDFC0000443,0,40000,581900`,
			'3,23/11/2026,23/11/2026,-,BIL/ONL/000123/ELECTRICITY,1900,0,580000',
			'4,24/11/2026,24/11/2026,-,NEFT-N328263456789012-MERIDIAN TECH-/FAST/-0001-HDFC0000001,0,10000,590000',
			'Legends Used in Account Statement,,,,,,,',
		].join('\n'),
		rows: { credits: 3, debits: 1, unread: 0, notes: 4 },
		references: ['632512345678', '632612345678', 'N328263456789012'],
	},
	// ICICI's corporate banking, newest first, one column of amounts.
	'ICICI, corporate': {
		text: [
			'"Transactions List"',
			'No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)',
			`1,S71234569,22/11/2026,22/11/2026 10:22:33 AM,-,UPI/632612345678/${other}/ravi@okicici/ICICI Bank,CR,"40,000.00","5,80,000.00"`,
			'2,S71234568,22/11/2026,22/11/2026 09:00:00 AM,-,CMS/VENDOR PAYMENT/0099,DR,"1,900.00","5,40,000.00"',
			`3,S71234567,21/11/2026,21/11/2026 10:22:33 AM,-,NEFT-HDFCN52026112112345678-ASHA TRADERS-${one},CR,"1,41,900.00","5,41,900.00"`,
		].join('\n'),
		rows: { credits: 2, debits: 1, unread: 0, notes: 2 },
		references: ['632612345678', 'HDFCN52026112112345678'],
	},
	// Axis: personal lines and the period above the head; blanks before the figures.
	Axis: {
		text: [
			'Name :- SOLAR SHOP',
			'IFSC Code :- UTIB0004875',
			'Statement of Account No - 923010008070000 for the period (From : 16-11-2026 To : 24-11-2026)',
			'',
			'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
			`21-11-2026,-,UPI/P2A/632512345678/ASHA DESHP/HDFC BANK/${one}, ,            141900.00,           541900.00,4875`,
			'22-11-2026,-,NBSM/96863804/CARD BILL/,              1900.00, ,           540000.00,4875',
			`23-11-2026,-,IMPS/P2A/632712345678/RAVIKUMA/ICICIBAN/${other}/9198817299869229798, ,             40000.00,           580000.00,4875`,
		].join('\n'),
		rows: { credits: 2, debits: 1, unread: 0, notes: 5 },
		references: ['632512345678', '632712345678'],
	},
	// Kotak: one column of amounts, `Dr / Cr` behind it and behind the balance.
	Kotak: {
		text: [
			'Account Statement,,,,,,,,',
			'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
			`1,21-11-2026,21-11-2026,UPI/ASHA DESHPANDE/632512345678/${one},UPI-632512345678,"1,41,900.00",CR,"5,41,900.00",CR`,
			'2,22-11-2026,22-11-2026,OUTWARD CLEARING RENT,000045,"1,900.00",DR,"5,40,000.00",CR',
			`3,23-11-2026,23-11-2026,NEFT HDFCN52026112312345 RAVI ${other},NEFTINW-0712345678,"40,000.00",CR,"5,80,000.00",CR`,
			'Opening balance,,,,,"4,00,000.00",CR,,',
		].join('\n'),
		rows: { credits: 2, debits: 1, unread: 0, notes: 3 },
		references: ['632512345678', null],
	},
	// Bank of Baroda, newest first, `Dr` and `Cr` behind the balance of an account that is overdrawn.
	'Bank of Baroda': {
		text: [
			'Your Account Statement as on 24/11/2026,,,,,,',
			'TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
			'24/11/2026,24/11/2026,97X91:Penal Charge Coll,,449.09,,"7,349.09Dr"',
			`23/11/2026,23/11/2026,NEFT-SBIN526327123456-RAVI KUMAR-${other},,,"40,000.00","6,900.00Dr"`,
			`21/11/2026,21/11/2026,UPI/632512345678/10:23:01/UPI/asha.d@okhdfc/${one},,,"1,41,900.00","46,900.00Dr"`,
			',,,,,,Page Total',
		].join('\n'),
		rows: { credits: 2, debits: 1, unread: 0, notes: 3 },
		references: ['SBIN526327123456', '632512345678'],
	},
})
