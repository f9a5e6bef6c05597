import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { EXPIRING_DAYS } from '../../../domain/tariffs/limits'
import { STATES } from '../../../shared/addresses/states'
import { dateOf } from '../../../shared/format/dates'
import { apiPath } from '../../api-call'
import { withParams } from '../../components/portal/address'
import { FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { choicesOf } from '../../ui/forms/choices'
import { sentenceOf } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { Flash } from '../../ui/overlay/flash'
import { Confirm } from '../../ui/overlay/question-confirm'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import type { Route } from './+types/tariffs'
import { titleOf } from './row-labels'
import { TABLE_NAMES, TABLES, type TableName } from './tables'
import { handleDelete, rowWith, tablePage } from './tariffs.server'
import { TariffsTable } from './tariffs-table'

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? TABLES[loaderData.table].many : 'Tariffs',
)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const page = await tablePage(context, request)
	const named =
		searchParams.get('ask') === 'delete' ? await rowWith(context, page.table, searchParams) : null
	return { ...page, named }
}

export const action = handleDelete

export { sendForm as clientAction } from '../../ui/forms/send-form'

const STATE_CHOICES = [{ value: '', label: 'Any state' }, ...STATES]
const VIEWS = choicesOf({
	'': 'In force',
	expiring: `Expiring within ${EXPIRING_DAYS} days`,
	history: 'All, with past and future',
})

function TableTabs({ table }: { table: TableName }) {
	return (
		<Tabs label="Tables">
			{TABLE_NAMES.map((name) => (
				<Tab key={name} to={`/admin/tariffs?table=${name}`} here={name === table}>
					{TABLES[name].many}
				</Tab>
			))}
			<Tab to="/admin/facts" here={false}>
				Other rates and prices
			</Tab>
		</Tabs>
	)
}

function Files({ table }: { table: TableName }) {
	const param = { table }
	return (
		<Row wrap gap={5}>
			<ButtonLink as={Link} variant="line" to={`/admin/tariffs/import?table=${table}`}>
				Import a file
			</ButtonLink>
			<ButtonLink as={Link} variant="line" to={`/admin/tariffs/imports?table=${table}`}>
				Undo an import
			</ButtonLink>
			{(['csv', 'json'] as const).map((format) => (
				<ButtonLink
					key={format}
					as="a"
					variant="line"
					href={apiPath('get', `/tariff-tables/:table/export.${format}`, { param })}
					download
				>
					Export {format.toUpperCase()}
				</ButtonLink>
			))}
		</Row>
	)
}

const DONE: Record<string, string> = {
	deleted: 'The row is deleted.',
	added: 'The row is saved.',
	imported: 'The file is imported.',
}

export default function Tariffs({ loaderData, actionData }: Route.ComponentProps) {
	const { table, items, sort, total, page, pages, expiring, named } = loaderData
	const [params] = useSearchParams()
	const given = (name: string) => params.get(name) ?? ''
	const problem = sentenceOf(actionData?.problem)
	const view = given('view')
	return (
		<PortalPage
			title={TABLES[table].many}
			intro={
				expiring > 0
					? `${number(total)} rows; ${number(expiring)} to look at again within ${EXPIRING_DAYS} days.`
					: `${number(total)} rows. None is to be looked at again within ${EXPIRING_DAYS} days.`
			}
			filters={
				<FilterForm label={TABLES[table].many} along={['table', 'sort']}>
					<FilterSelect name="state" label="State" data={STATE_CHOICES} />
					<FilterSelect name="view" label="Show" data={VIEWS} />
				</FilterForm>
			}
			action={
				<Button component={Link} to={`/admin/tariffs/add?table=${table}`} color="marigold.5">
					{TABLES[table].add}
				</Button>
			}
		>
			<TableTabs table={table} />
			<Flash problem={named ? null : problem} done={DONE[given('done')]} />
			<Files table={table} />
			{items.length === 0 ? (
				<Empty>
					<p>
						{view === 'expiring'
							? `Nothing expires within ${EXPIRING_DAYS} days.`
							: `There is no ${TABLES[table].one} here yet.`}
					</p>
				</Empty>
			) : (
				<TariffsTable table={table} rows={items} sort={sort} isHistory={view === 'history'} />
			)}
			<Pages page={page} pages={pages} without={{ done: null }} />
			{named && (
				<Confirm
					title={`Delete ${titleOf(named.row)}, from ${dateOf(named.validFrom)}?`}
					label="Delete"
					fields={{ table, id: named.id, validFrom: named.validFrom }}
					back={withParams(params, { ask: null, like: null, from: null })}
					problem={problem}
				>
					<p>The row before it applies again. The audit log keeps it.</p>
				</Confirm>
			)}
		</PortalPage>
	)
}
