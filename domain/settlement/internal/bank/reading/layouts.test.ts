import { expect, it } from 'vitest'
import { sampleStatements } from '../../../../../test/payments/sample-statements.ts'
import { withIdentity } from '../identity.ts'
import type { CreditLine } from './lines.ts'
import { readStatement } from './statement.ts'

const SAMPLES = Object.entries(sampleStatements('SB-7K3M-9QTX', 'SB-4H8N-2WRY'))

it.each(SAMPLES)('accounts for every row of %s, and follows its balance', async (_, sample) => {
	const read = await readStatement(sample.text)
	if (!read.ok) throw new Error(read.problem.code)
	const { lines, notes, balance, areDaysMixed } = read.value
	const of = (kind: string) => lines.filter((line) => line.kind === kind).length
	expect({
		credits: of('credit'),
		debits: of('debit'),
		unread: of('unread'),
		notes,
	}).toEqual(sample.rows)
	expect(lines.length + notes).toBe(sample.text.split(/\r?\n/).length)
	expect(areDaysMixed).toBe(false)
	if (balance.state !== 'follows') throw new Error(JSON.stringify(balance))
	expect(balance.credits - balance.debits).toBe(balance.change)
	const credits = lines.filter((line): line is CreditLine => line.kind === 'credit')
	expect(
		withIdentity(credits, { account: '', prefixes: [] }).map(({ reference }) => reference),
	).toEqual(sample.references)
})

const table = (...rows: string[]) =>
	readStatement(['Date,Narration,Ref No,Debit,Credit,Balance', ...rows].join('\n'))

it('lists a line with more or fewer cells than the head, and names it where the balance breaks', async () => {
	const read = await table(
		'20/11/26,RENT,,2000,,358100',
		'21/11/26,ASHA TRADERS, PUNE,UTR,0,141900,500000',
		'22/11/26,RAVI',
		'23/11/26,MEENA,,,100,500100',
	)
	expect(read.ok && read.value).toMatchObject({
		balance: { state: 'breaks', row: 3 },
		lines: [
			{ kind: 'debit' },
			{ kind: 'unread', row: 3, reason: 'cells' },
			{ kind: 'unread', row: 4, reason: 'cells' },
			{ kind: 'credit' },
		],
	})
})

it.each([
	['20/11/26,RENT,,2000,50,1', 'both'],
	['20/11/26,RENT,,,,1', 'amount'],
	['20/11/26,RENT,,,1.2.3,1', 'amount'],
	['32/11/26,RENT,,,10,1', 'day'],
	['20/11/26,BACK,,,-10,1', 'direction'],
	['20/11/26,BACK,,10 Cr,,1', 'direction'],
])('says why it does not read %s', async (row, reason) => {
	const read = await table(row)
	expect(read.ok && read.value.lines).toMatchObject([{ kind: 'unread', reason }])
})

it('reads figures with Cr behind them, lakh commas and ₹, days as spreadsheets count, and narrations of two rows', async () => {
	const read = await readStatement(
		[
			'Date;Narration;Chq/Ref No;Withdrawal (Dr)/Deposit (Cr);Balance',
			'46347;UPI/ASHA/SB-7K3M;;₹ 1,41,900.00(Cr);1,41,900.00(Cr)',
			';-9QTX/PAY;;;',
			'46348;RENT;;900.00(Dr);1,41,000.00(Cr)',
			'46349;NOBODY;;900.00;1,41,000.00(Cr)',
		].join('\n'),
	)
	expect(read.ok && read.value.lines).toMatchObject([
		{
			kind: 'credit',
			day: '2026-11-21',
			amount: 1_41_900_00,
			narration: 'UPI/ASHA/SB-7K3M -9QTX/PAY',
		},
		{ kind: 'debit', day: '2026-11-22', amount: 900_00 },
		{ kind: 'unread', reason: 'direction' },
	])
})

it('says where days neither rise nor fall, and where the balance breaks', async () => {
	const read = await table('01/11/26,A,,,10,110', '11/01/26,B,,,10,120', '12/11/26,C,,,10,131')
	expect(read.ok && read.value).toMatchObject({
		areDaysMixed: true,
		balance: { state: 'breaks', row: 4 },
	})
})

it.each([
	['PK\u0003\u0004xl', 'payments.bank_file_workbook'],
	['\uFFFD\uFFFD\u0011\uFFFD', 'payments.bank_file_workbook'],
	['<html><table>', 'payments.bank_file_workbook'],
	['%PDF-1.7', 'payments.bank_file_pdf'],
])('leads from %s to CSV', async (text, code) => {
	const read = await readStatement(text)
	expect(read.ok ? null : JSON.stringify(read.problem)).toContain(code)
})
