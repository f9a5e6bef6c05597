import type { BankReport } from '../../../domain/settlement/bank-schema'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'

const counted = (count: number, one: string, many: string) =>
	`${number(count)} ${count === 1 ? one : many}`

/** The outcome of all rows of a statement, and whether it is whole. */
export function BankSummary({ report }: { report: BankReport }) {
	const { lines, payments, debits, notes, balance, areDaysMixed, isCut } = report
	const count = (...results: string[]) =>
		lines.filter(({ result }) => results.includes(result)).length
	const [known, unread] = [count('known'), count('unread')]
	const questions = lines.length - payments - known - unread
	return (
		<Stack gap={3}>
			<Text>
				{counted(payments, 'payment', 'payments')} to record, {number(known)} recorded before,{' '}
				{counted(questions, 'question', 'questions')} for you, {number(unread)} not read. The other
				rows are {counted(debits, 'debit', 'debits')} and{' '}
				{counted(notes, 'row of text', 'rows of text')}.
			</Text>
			{balance.state === 'follows' && (
				<Text size="small" color="muted">
					The balance follows from line to line: credits of <Price rupees={balance.credits} light />{' '}
					less debits of <Price rupees={balance.debits} light /> are its change.
				</Text>
			)}
			{balance.state === 'breaks' && (
				<Banner variant="notice">
					The balance does not follow at row {balance.row}: a line may be missing there, or one was
					read wrongly. Compare it with your bank’s page before you record.
				</Banner>
			)}
			{areDaysMixed && (
				<Banner variant="notice">
					The days of this file neither rise nor fall: day and month may be swapped on some lines.
				</Banner>
			)}
			{isCut && (
				<Banner variant="problem">
					A hundred lines could not be read, so the rest was not looked at. The file cannot be
					recorded.
				</Banner>
			)}
		</Stack>
	)
}
