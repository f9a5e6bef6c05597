import { Link, useSearchParams } from 'react-router'
import type { MonthBalanceView } from '../../../../domain/reports/balance/balance-schema'
import type { BookMonth } from '../../../../domain/reports/months/month-schema'
import { monthInWords } from '../../../../shared/format/dates'
import { withParams } from '../../../components/portal/address'
import { formFields } from '../../../ui/forms/form-fields'
import { NoteField } from '../../../ui/forms/note-field'
import type { FormProblem } from '../../../ui/forms/problem'
import { fieldProblem, sentenceOf } from '../../../ui/forms/problem'
import { Banner } from '../../../ui/layout/banner'
import { Confirm } from '../../../ui/overlay/question-confirm'
import { monthIntents } from './month-intents'

export const monthName = (month: string) => monthInWords(`${month}-01`)

const MAX_NAMED = 5

/** Why the books of a month do not balance, and where to look. */
function Unbalanced({ month, orders, moreOrders }: MonthBalanceView) {
	const named = orders.slice(0, MAX_NAMED).map(({ orderId }) => orderId)
	const more = orders.length - named.length + moreOrders
	return (
		<Banner variant="notice">
			<strong>The books do not balance.</strong>{' '}
			{named.length > 0 && (
				<>
					{named.join(', ')}
					{more > 0 && ` and ${more} more`}.{' '}
				</>
			)}
			<Link to={`/admin/reports?show=money&month=${month}`}>See what is missing</Link>, or write
			below why you close the month all the same.
		</Banner>
	)
}

interface CloseQuestionProps {
	month: BookMonth
	/** Null where nothing was sold by then. */
	balance: MonthBalanceView | null
	problem: FormProblem<'note' | 'month'> | null
}

/** Asks before a month is closed. */
export function CloseQuestion({ month: { month }, balance, problem }: CloseQuestionProps) {
	const [params] = useSearchParams()
	const field = formFields(problem, {}, { size: 'md' })
	const isBroken = balance !== null && !balance.balances
	return (
		<Confirm
			title={`Close ${monthName(month)}?`}
			label="Close month"
			color="leaf"
			fields={{ ...monthIntents.entry('close'), month }}
			back={withParams(params, { close: null })}
			problem={fieldProblem(problem, 'note') ? null : sentenceOf(problem)}
		>
			<p>
				Close it once its GSTR-1 and GSTR-3B are filed. Its exports are kept as they are now. What
				is entered later for it goes into the next open month.
			</p>
			{isBroken && <Unbalanced {...balance} />}
			<NoteField
				{...field('note')}
				label={isBroken ? 'Why you close it' : 'Note (optional)'}
				description={isBroken ? undefined : 'Such as the reference of the return (ARN)'}
			/>
		</Confirm>
	)
}

interface OpenQuestionProps {
	month: BookMonth
	problem: FormProblem<'reason' | 'month'> | null
}

/** Asks before a closed month is opened again. */
export function OpenQuestion({ month: { month }, problem }: OpenQuestionProps) {
	const [params] = useSearchParams()
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<Confirm
			title={`Open ${monthName(month)} again?`}
			label="Open again"
			fields={{ ...monthIntents.entry('open'), month }}
			back={withParams(params, { open: null })}
			problem={fieldProblem(problem, 'reason') ? null : sentenceOf(problem)}
		>
			<p>
				Its exports are calculated again from its documents. Where the return is filed, amend it at
				the portal instead.
			</p>
			<NoteField {...field('reason')} label="Reason" />
		</Confirm>
	)
}
