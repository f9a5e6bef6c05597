import { Form } from 'react-router'
import type { Receivable } from '../../../domain/reports/money/money-schema'
import { apiPath } from '../../api-call'
import { justBefore, PART_WORD, WAY_WORD } from '../../components/orders/money/money-words'
import { BulkFlash } from '../../components/portal/chosen/bulk-outcome'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { RowTitle } from '../../ui/display/table/data-table'
import { SelectableTable } from '../../ui/display/table/selectable-table'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import type { Route } from './+types/due'
import { remindBuyers } from './due.server'
import { dueIntents } from './due-intents'
import { MoneyPage, NothingFound, ORDER_COLUMN, Sum } from './money-page'
import { WAY_CHOICES } from './movement-words'
import { loadDue } from './payments.server'

export const meta = titleMeta('Due and late')

export const action = remindBuyers

export { sendForm as clientAction } from '../../ui/forms/send-form'

export const loader = ({ request, context }: Route.LoaderArgs) => loadDue(context, request)

const daysWord = (days: number) => `${number(days)} ${days === 1 ? 'day' : 'days'} late`

const COLUMNS: Column<Receivable>[] = [
	ORDER_COLUMN,
	{
		name: 'part',
		head: 'Part',
		kind: 'date',
		cell: ({ due, way }) => {
			const [part, ...ways] = new Set([PART_WORD[due], WAY_WORD[way]])
			return <RowTitle note={ways[0]}>{part}</RowTitle>
		},
	},
	{ name: 'since', head: 'Due since', kind: 'date', cell: ({ since }) => <When at={since} /> },
	{
		name: 'reserved',
		head: 'Reserved until',
		kind: 'date',
		cell: ({ reservedUntil }) =>
			reservedUntil ? <When at={justBefore(reservedUntil)} time /> : '–',
	},
	{
		name: 'late',
		head: 'Late',
		kind: 'date',
		cell: ({ daysLate }) =>
			daysLate > 0 ? (
				<Status variant="bad">{daysWord(daysLate)}</Status>
			) : (
				<Status variant="waiting">Not late</Status>
			),
	},
	{
		name: 'amount',
		head: 'Amount',
		kind: 'number',
		cell: ({ amount }) => <Price rupees={amount} />,
	},
	{
		name: 'reminded',
		head: 'Reminded',
		kind: 'date',
		cell: ({ remindedAt }) => (remindedAt ? <When at={remindedAt} /> : '–'),
	},
	actionsColumn('Reminder', ({ orderId }) => (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={orderId} />
			<ButtonLink type="submit" variant="quiet" {...dueIntents.field('remind')}>
				Send reminder<Hidden> for order {orderId}</Hidden>
			</ButtonLink>
		</Form>
	)),
]

const FORM = 'chosen-due'

const remindedOf = ({ length }: readonly unknown[]) =>
	length === 1 ? '1 buyer is reminded by mail.' : `${length} buyers are reminded by mail.`

const LATE = [
	{ value: '', label: 'All that is due' },
	{ value: 'true', label: 'Late' },
]

/** The amounts buyers owe by now, the latest first. */
export default function Due({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, totals, total, query, ...list } = loaderData
	const result = actionData && 'result' in actionData ? actionData.result : null
	return (
		<MoneyPage
			title="Due and late"
			intro={`${number(total)} ${total === 1 ? 'part of an order' : 'parts of orders'} to be paid`}
			file={apiPath('get', '/exports/receivables.csv', { query })}
			filters={
				<>
					<FilterSearch placeholder="Order number or buyer" />
					<FilterSelect name="late" label="Show" data={LATE} />
					<FilterSelect name="way" label="Way" data={WAY_CHOICES} />
				</>
			}
			figures={
				<>
					<Sum name="Due" rupees={totals.due} />
					<Sum
						name="Late"
						rupees={totals.late}
						hint="Due since a day before today, or not paid when its reservation ended"
					/>
				</>
			}
			list={list}
		>
			<BulkFlash
				result={result}
				done={remindedOf}
				problem={sentenceOf(dueIntents.problem(actionData, 'remind'))}
			/>
			<Form id={FORM} method="post" preventScrollReset hidden />
			<SelectableTable
				form={FORM}
				name="id"
				nameOf={({ orderId, buyer }) => `the order of ${buyer}, ${orderId}`}
				outcome={result}
				bar={
					<ButtonLink type="submit" form={FORM} {...dueIntents.field('remind')}>
						Remind the chosen
					</ButtonLink>
				}
				label="Due and late"
				columns={COLUMNS}
				rows={rows}
				keyOf={({ orderId, n }) => `${orderId} ${n}`}
				empty={
					<NothingFound
						none="Nothing is due."
						notFound="Nothing found that is due."
						to="/admin/payments/due"
						all="Show all that is due"
					/>
				}
			/>
		</MoneyPage>
	)
}
