import { Form, Link, useSearchParams } from 'react-router'
import type { Code } from '../../../domain/codes/schema'
import { dayAt } from '../../../shared/calendar'
import { dateOf } from '../../../shared/format/dates'
import { PagedTable } from '../../components/portal/paged-table'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { actionsColumn } from '../actions-column'
import type { Route } from './+types/codes'
import { CodeForm } from './code-form'
import { codeIntents } from './code-intents'
import { changeCodes, loadCodes } from './codes.server'

export const meta = titleMeta('Discount codes')

export async function loader({ request, context }: Route.LoaderArgs) {
	return { ...(await loadCodes(context, request)), today: dayAt(Date.now()) }
}

export const action = changeCodes

export { sendForm as clientAction } from '../../ui/forms/send-form'

function TakesOff({ amount, percent, cap, leastGoods }: Code) {
	return (
		<>
			{percent === null ? <Price rupees={amount ?? 0} /> : `${number(percent)} %`}
			{cap !== null && (
				<>
					, at most <Price rupees={cap} />
				</>
			)}
			{leastGoods > 0 && (
				<>
					{' '}
					from <Price rupees={leastGoods} />
				</>
			)}
		</>
	)
}

const COLUMNS: Column<Code>[] = [
	{ name: 'code', head: 'Code', cell: ({ code }) => code },
	{ name: 'off', head: 'Takes off', kind: 'wide', cell: (code) => <TakesOff {...code} /> },
	{
		name: 'days',
		head: 'Days',
		kind: 'date',
		cell: ({ validFrom, validTo }) =>
			validTo ? `${dateOf(validFrom)} to ${dateOf(validTo)}` : `From ${dateOf(validFrom)}`,
	},
	{
		name: 'uses',
		head: 'Uses',
		kind: 'number',
		cell: ({ id, code, uses, maxUses }) => (
			<ButtonLink as={Link} variant="line" to={`/admin/codes/${id}`}>
				{number(uses)}
				{maxUses !== null && ` of ${number(maxUses)}`}
				<Hidden> uses of {code}</Hidden>
			</ButtonLink>
		),
	},
	{
		name: 'state',
		head: 'State',
		cell: ({ isFinal, endedAt }) => (
			<Status variant={isFinal ? 'off' : 'good'}>
				{endedAt ? 'Ended' : isFinal ? 'Over' : 'Good'}
			</Status>
		),
	},
	actionsColumn('Actions', (code) => <EndOrReopen {...code} />),
]

function EndOrReopen({ id, code, endedAt }: Pick<Code, 'id' | 'code' | 'endedAt'>) {
	return (
		<Row as={Form} method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<ButtonLink type="submit" variant="quiet" {...codeIntents.field(endedAt ? 'reopen' : 'end')}>
				{endedAt ? 'Resume' : 'End'}
				<Hidden> {code}</Hidden>
			</ButtonLink>
		</Row>
	)
}

const DONE: Record<string, string> = {
	added: 'The code is added.',
	ended: 'The code has ended.',
	reopened: 'The code can be used again.',
}

export default function Codes({ loaderData, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const done = params.get('done') ?? ''
	const id = params.get('id') ?? ''
	const isEnded = loaderData.items.some((code) => code.id === id && code.endedAt)
	return (
		<PortalPage
			title="Discount codes"
			intro="Codes that take money off an order. Ending a code does not change orders that have used it."
		>
			<Flash
				problem={sentenceOf(codeIntents.problem(actionData, 'end', 'reopen'))}
				done={!actionData && DONE[done]}
				undo={
					done === 'ended' &&
					isEnded && (
						<Form method="post">
							<input type="hidden" name="id" value={id} />
							<ButtonLink type="submit" variant="line" {...codeIntents.field('reopen')}>
								Undo
							</ButtonLink>
						</Form>
					)
				}
			/>
			<CodeForm
				key={loaderData.total}
				problem={codeIntents.problem(actionData, 'add')}
				today={loaderData.today}
			/>
			<PagedTable
				list={loaderData}
				of="codes"
				columns={COLUMNS}
				keyOf={(code) => code.id}
				empty="There is no code yet."
			/>
		</PortalPage>
	)
}
