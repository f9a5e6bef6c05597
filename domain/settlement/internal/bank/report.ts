import type { Database } from '../../../../db/database.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { orderPrefixes } from '../../../settings/queries.ts'
import type { BankReport, BankReportLine } from '../../bank-schema.ts'
import { type DebitQuestion, questionsOf } from './debits.ts'
import { type Credit, type ShopAccount, withIdentity } from './identity.ts'
import { type Judged, judgeCredits } from './judge.ts'
import { knownLayouts } from './layouts.ts'
import { numbersIn } from './order-numbers.ts'
import { proposer } from './proposals.ts'
import type { CreditLine, Line, Movement, UnreadLine } from './reading/lines.ts'
import { readStatement, type Statement } from './reading/statement.ts'
import { loadStatementRecords, type StatementRecords } from './statement-records.ts'

/** A statement with the key of each credit. */
export interface ReadStatement extends Statement {
	credits: Credit[]
	shop: ShopAccount
}

/** Reads a statement. @returns invalid where it is no table of text */
export async function readCredits(
	{ db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
	text: string,
): Promise<Result<ReadStatement>> {
	const read = await readStatement(text, await knownLayouts(db))
	if (!read.ok) return read
	const today = dayAt(now())
	const lines = read.value.lines.map((line): Line => {
		if (line.kind === 'unread' || line.day <= today) return line
		return { ...line, kind: 'unread', reason: 'future' }
	})
	const credits = lines.filter((line): line is CreditLine => line.kind === 'credit')
	const { accountNumber } = settings.current().bank
	const shop = { account: accountNumber, prefixes: await orderPrefixes(db) }
	return {
		ok: true,
		value: { ...read.value, lines, credits: withIdentity(credits, shop), shop },
	}
}

const shared = ({ row, day, amount, narration }: Movement | UnreadLine) => ({
	row,
	date: day,
	narration,
	amount: amount === null ? null : toRupees(amount),
})

const ofCredit = (judged: Judged, proposals: BankReportLine['proposals']): BankReportLine => ({
	...shared(judged.credit),
	isDebit: false,
	reference: judged.credit.reference,
	orderId: judged.orderId,
	result: judged.result,
	reason: null,
	proposals,
	refunds: [],
})

const ofDebit = ({ line, ...question }: DebitQuestion): BankReportLine => ({
	...shared(line),
	isDebit: true,
	reason: null,
	proposals: [],
	...question,
})

function ofUnread(
	line: UnreadLine,
	ids: readonly OrderId[],
	records: StatementRecords,
): BankReportLine {
	const [named] = ids.flatMap((id) => records.named.get(id) ?? [])
	return {
		...shared(line),
		isDebit: false,
		reference: null,
		orderId: named?.id ?? null,
		result: 'unread',
		reason: line.reason,
		proposals: [],
		refunds: [],
	}
}

/** The results of a statement, and the payments to record from it. */
export interface JudgedStatement {
	report: BankReport
	judged: Judged[]
	settled: StatementRecords['settled']
}

/** Judges each line of a statement, as the store is now. */
export async function judgeStatement(db: Database, read: ReadStatement): Promise<JudgedStatement> {
	const unread = read.lines.filter((line): line is UnreadLine => line.kind === 'unread')
	const debits = read.lines.filter((line): line is Movement => line.kind === 'debit')
	const { prefixes } = read.shop
	const named = new Map(unread.map((line) => [line, numbersIn(line.narration, prefixes)]))
	const records = await loadStatementRecords(db, read.credits, [...named.values()].flat(), true)
	const judged = judgeCredits(read.credits, records)
	const propose = proposer(records)
	const questions = await questionsOf(db, debits, read.credits)
	const lines = [
		...judged.map((each) => ofCredit(each, propose(each))),
		...questions.map(ofDebit),
		...unread.map((line) => ofUnread(line, named.get(line) ?? [], records)),
	].toSorted((one, other) => one.row - other.row)
	return {
		judged,
		settled: records.settled,
		report: {
			lines,
			notes: read.notes,
			isCut: read.isCut,
			areDaysMixed: read.areDaysMixed,
			payments: lines.filter(({ result }) => result === 'payment').length,
			debits: debits.length - questions.length,
			balance: balanceOf(read),
		},
	}
}

function balanceOf({ balance }: Statement): BankReport['balance'] {
	if (balance.state !== 'follows') return balance
	const { state, credits, debits, change } = balance
	const rupees = (amount: number) => toRupees(paise(amount))
	return { state, credits: rupees(credits), debits: rupees(debits), change: rupees(change) }
}
